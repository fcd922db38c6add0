import type { ZoneScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { Card } from './card.tsx';
import { useTable } from './context.tsx';

interface ZoneProps {
  readonly zone: ZoneScene;
  readonly as: 'row' | 'pile' | 'fan'; // side by side, only the top one, or overlapping
  readonly isOffered?: boolean; //        the viewer's own cards to act with
  readonly keys?: readonly string[];
}

/** Cards that lie together. */
export function Zone({ zone, as, isOffered = false, keys = [] }: ZoneProps): ReactNode {
  const { skin } = useTable();
  const words = useWords();
  const shown = as === 'pile' ? zone.cards.slice(-1) : zone.cards;
  const isClosed = zone.cards.length === 0 && zone.count > 0;
  return (
    <div
      className={`zone ${as}`}
      style={{ '--count': shown.length } as object}
      role="group"
      aria-label={`${zone.name}: ${words.cards(zone.count)}`}
    >
      {shown.map((card, i) => (
        <Card key={card.id} card={card} isOffered={isOffered} keyHint={keys[i]} />
      ))}
      {isClosed ? (
        <span className="card closed" aria-hidden="true">
          <skin.Back />
        </span>
      ) : null}
      {as === 'pile' ? <span className="count">{`${zone.name} ${zone.count}`}</span> : null}
    </div>
  );
}
