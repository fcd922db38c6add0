import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { useTableState } from './context.tsx';
import { Spans } from './spans.tsx';

/** What is being carried out, each within the one before. */
export function ResolvingStack(): ReactNode {
  const resolving = useTableState((state) => state.frame?.scene.resolving ?? []);
  if (resolving.length === 0) return null;
  return (
    <ol className="resolving">
      {resolving.map(({ id, card, text }) => (
        <li key={id}>
          {card === null ? null : <Card card={card} />}
          <p>
            <Spans spans={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
