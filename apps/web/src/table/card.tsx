import type { CardScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useTable } from './context.tsx';
import { Thing } from './thing.tsx';

interface CardProps {
  readonly card: CardScene;
  readonly isOffered?: boolean;
  readonly keyHint?: string | undefined;
  readonly className?: string;
}

/** A card, with whatever lies on it fanned beneath. */
export function Card({ card, isOffered, keyHint, className = '' }: CardProps): ReactNode {
  const { skin } = useTable();
  const { id, face, name, ref, notes = [], under = [] } = card;
  const own = (
    <Thing
      id={id}
      name={[name, ...notes].join(', ')}
      look={ref}
      className={`card ${className}`}
      moves
      isOffered={isOffered ?? false}
      keyHint={keyHint}
    >
      {face === null ? <skin.Back /> : <skin.Face face={face} name={name} />}
      {notes.length === 0 ? null : <span className="notes">{notes.join(' · ')}</span>}
    </Thing>
  );
  if (under.length === 0) return own;
  return (
    <span className="fanned">
      {own}
      {under.map((each) => (
        <Card key={each.id} card={each} className="tucked" />
      ))}
    </span>
  );
}
