import type { ThronesFace } from '@cardwright/client/thrones';
import type { ReactNode } from 'react';
import { Charge } from './heraldry.tsx';

const SIGNS: Readonly<Record<ThronesFace['suit'], readonly [sign: string, name: string]>> = {
  S: ['♠', 'spade'],
  H: ['♥', 'heart'],
  D: ['♦', 'diamond'],
  C: ['♣', 'club'],
};

export function Face({ face }: { face: unknown }): ReactNode {
  const { rank, suit } = face as ThronesFace;
  const [sign, name] = SIGNS[suit];
  return (
    <span className={`face ${name}`}>
      <span className="corner">
        <b>{rank}</b>
        <i>{sign}</i>
      </span>
      <Charge suit={suit} rank={rank} />
    </span>
  );
}

export const Back = (): ReactNode => (
  <span className="back">
    <Charge suit="H" rank="back" />
  </span>
);
