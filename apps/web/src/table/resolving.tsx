import type { CardScene, Cue, Resolving } from '@cardwright/client';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { useTable, useTableState } from './context.tsx';
import { Spans } from './spans.tsx';

const NOTHING: readonly Resolving[] = [];
const MOST_SIZES = 5; // deeper ones are no smaller

/** What is being carried out, each within the one before. */
export function ResolvingStack(): ReactNode {
  const resolving = useTableState((state) => state.frame?.scene.resolving ?? NOTHING);
  const facing = useTableState(({ frame }) => (frame?.cue?.kind === 'answer' ? frame.cue : null));
  if (resolving.length === 0 && facing === null) return null;
  return (
    <ol
      className={`resolving ${resolving.length > 1 ? 'nested' : ''}`}
      data-depth={Math.min(resolving.length, MOST_SIZES)}
    >
      {resolving.map(({ id, card, text, isAnswer }) => (
        <li key={id} className={isAnswer === true ? 'answer' : ''}>
          {card === null ? null : <Card card={card} />}
          <p>
            <Spans spans={text} />
          </p>
        </li>
      ))}
      {facing === null || facing.card === null ? null : <Facing cue={facing} card={facing.card} />}
    </ol>
  );
}

/** An answer while it is seen: it has been given, and lies elsewhere by now. */
function Facing({ cue, card }: { readonly cue: Cue; readonly card: CardScene }): ReactNode {
  const { skin } = useTable();
  return (
    <li className="facing">
      <span className="card" data-place="facing">
        {card.face === null ? <skin.Back /> : <skin.Face face={card.face} name={card.name} />}
      </span>
      <p>
        <Spans spans={cue.text.slice(0, 1)} />
      </p>
    </li>
  );
}
