import type { Ref, ThingId } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTable, useTableState } from './context.tsx';
import { useLongPress } from './long-press.ts';
import { usePreview } from './pointing.ts';
import { isMany, isOneTooMany, whyNotTouch } from './selection.ts';
import { promptOf } from './store.ts';

interface ThingProps {
  readonly id: ThingId;
  readonly name: string;
  readonly look?: Ref | undefined; //  what looking at it opens
  readonly className?: string;
  readonly moves?: boolean; //         it is the same thing wherever it turns up, so that its way is drawn
  readonly isOffered?: boolean; //     people expect to use it: if it cannot be, it is dimmed and says why
  readonly keyHint?: string | undefined;
  readonly children: ReactNode;
}

/** Something on the table: lit when it can be touched, marked when it is picked, with a reason when it cannot. */
export function Thing({ id, name, look, className = '', moves, isOffered, keyHint, children }: ThingProps): ReactNode {
  const { store, lit, open, letters } = useTable();
  const words = useWords();
  const isPicked = useTableState((state) => state.picked.includes(id));
  const turn = useTableState((state) => {
    const prompt = promptOf(state);
    return prompt !== null && isMany(prompt) && prompt.max > 1 ? state.picked.indexOf(id) + 1 : 0;
  });
  const isHinted = useTableState(({ hint, frame }) => {
    const [first] = hint?.choice ?? [];
    return first !== undefined && frame?.prompt?.choices[first]?.touches.includes(id) === true;
  });
  const why = useTableState((state) => {
    const prompt = promptOf(state);
    if (prompt === null || state.picked.includes(id)) return null;
    if (isOneTooMany(prompt, state.picked, id)) return words.enough(prompt.max);
    return whyNotTouch(prompt, state.picked, id) ?? (isOffered === true ? prompt.otherwise : null);
  });
  const isAsked = useTableState((state) => promptOf(state) !== null);
  const isLit = lit.has(id);
  const isOpen = open.has(id);
  const reason = isLit || isOpen || !isAsked ? null : why;
  const preview = usePreview(look ?? null, reason);
  const press = useLongPress(look === undefined ? null : () => store.getState().look(look));
  const letter = keyHint ?? letters.get(id);
  const isTouchable = isLit || isPicked || isOpen;
  const classes = [
    'thing',
    className,
    isLit ? 'lit' : '',
    isPicked ? 'picked' : '',
    isHinted ? 'hinted' : '',
    isAsked && isOffered === true && !isTouchable ? 'dim' : '',
  ];
  const click = (): void => {
    const { touch, look: show } = store.getState();
    const isStaging = store.getState().news?.isStaging === true;
    if (isStaging ? isOffered === true : isAsked && (isTouchable || isOffered === true)) touch(id);
    else if (look !== undefined) show(look);
  };
  return (
    <button
      type="button"
      className={classes.filter((each) => each !== '').join(' ')}
      aria-pressed={isTouchable ? isPicked : undefined}
      aria-disabled={isAsked && isOffered === true && !isTouchable ? true : undefined}
      data-thing={id}
      data-moves={moves === true ? '' : undefined}
      data-ref={look === undefined ? undefined : JSON.stringify(look)}
      onClick={click}
      onContextMenu={(event) => {
        if (look === undefined) return;
        event.preventDefault();
        store.getState().look(look);
      }}
      {...press}
      {...preview}
    >
      <span className="for-ears">{reason === null ? name : `${name}: ${reason}`}</span>
      <span className="for-eyes" aria-hidden="true">
        {children}
      </span>
      {isPicked ? (
        <span className={turn > 0 ? 'tick numbered' : 'tick'} aria-hidden="true">
          {turn > 0 ? turn : null}
        </span>
      ) : null}
      {letter !== undefined && isTouchable ? (
        <kbd className="letter" aria-hidden="true">
          {letter}
        </kbd>
      ) : null}
    </button>
  );
}
