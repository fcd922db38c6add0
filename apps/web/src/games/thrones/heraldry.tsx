import type { ThronesFace } from '@cardwright/client/thrones';
import type { ReactNode } from 'react';

/** The charge of each suit: a crown for characters, a sword, a shield, a flame. Court cards wear more of it. */
const CHARGES: Readonly<Record<ThronesFace['suit'], string>> = {
  H: 'M8 40 L6 16 L18 27 L26 10 L32 26 L38 10 L46 27 L58 16 L56 40 Z M8 45 H56 V52 H8 Z',
  C: 'M32 4 L37 12 V38 H50 V44 H37 V50 Q37 56 32 60 Q27 56 27 50 V44 H14 V38 H27 V12 Z',
  S: 'M32 4 L56 12 V32 Q54 50 32 60 Q10 50 8 32 V12 Z M32 12 V50 M14 28 H50',
  D: 'M33 4 Q50 20 48 38 Q46 56 32 60 Q16 57 15 40 Q15 28 24 20 Q23 30 29 33 Q36 24 33 4 Z',
};

const COURTS: ReadonlySet<string> = new Set(['J', 'Q', 'K']);

/** A heraldic charge in the middle of a card. */
export function Charge({ suit, rank }: { suit: ThronesFace['suit']; rank: string }): ReactNode {
  const isCourt = COURTS.has(rank);
  return (
    <svg className={`charge ${isCourt ? 'court' : ''}`} viewBox="0 0 64 64" aria-hidden="true">
      {isCourt ? <path className="field" d="M4 2 H60 V34 Q58 56 32 63 Q6 56 4 34 Z" /> : null}
      <path
        className="sign"
        d={CHARGES[suit]}
        fillRule="evenodd"
        {...(isCourt ? { transform: 'translate(12.8 9) scale(0.6)' } : {})}
      />
    </svg>
  );
}
