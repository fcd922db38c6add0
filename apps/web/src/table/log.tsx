import type { LogLine, ThingId } from '@cardwright/client';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { type TableContent, TableContext, useTable } from './context.tsx';
import { Spans } from './spans.tsx';

const AROUND = 90; // pixels of what comes next that are to be seen too

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly now?: number | undefined; //                       the move that is shown, if not the last
  readonly onLine?: ((at: number) => void) | undefined; // a line leads to the move it tells of
}

/** What happened. It follows when the table has been drawn: nobody waits for a thousand lines. */
export function Log({ lines, now, onLine }: LogProps): ReactNode {
  const words = useWords();
  return (
    <section className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <TableContext value={useUnchanging()}>
        <Lines lines={useDeferredValue(lines)} now={useDeferredValue(now)} onLine={onLine} />
      </TableContext>
    </section>
  );
}

const NOTHING: ReadonlySet<ThingId> = new Set();
const NO_LETTERS: ReadonlyMap<ThingId, string> = new Map();

/** The table without what changes with every move: otherwise every name in every line would be drawn anew. */
function useUnchanging(): TableContent {
  const { store, skin, sheetOf } = useTable();
  return useMemo(
    () => ({ store, skin, sheetOf, letters: NO_LETTERS, lit: NOTHING, open: NOTHING }),
    [store, skin, sheetOf],
  );
}

/** Oldest first, kept at its end (or at what is shown) unless somebody reads further up. */
const Lines = memo(function Lines({ lines, now, onLine }: LogProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = now === undefined ? -1 : lines.findLastIndex(({ at }) => at <= now);
  const isAll = shown < 0 || shown === lines.length - 1;
  useEffect(() => {
    const all = list.current;
    if (all === null) return;
    if (isAll && isAtEnd.current) all.scrollTo({ top: all.scrollHeight });
    else if (!isAll) keepInSight(all, all.firstElementChild?.children[shown] as HTMLElement);
  });
  return (
    <div
      className="lines"
      ref={list}
      role="log"
      aria-live="polite"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: at }) => {
        isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
      }}
    >
      <ol>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={i} line={line} isShown={i === shown} isLater={shown >= 0 && i > shown} onLine={onLine} />
        ))}
      </ol>
    </div>
  );
});

function keepInSight(list: HTMLElement, line: HTMLElement): void {
  const [top, bottom] = [line.offsetTop - list.offsetTop, line.offsetTop - list.offsetTop + line.offsetHeight];
  const isSeen = top >= list.scrollTop && bottom + AROUND <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTo({ top: top - list.clientHeight / 2 });
}

interface LineProps {
  readonly line: LogLine;
  readonly isShown: boolean;
  readonly isLater: boolean; // it has not happened yet at the move that is shown
  readonly onLine: LogProps['onLine'];
}

/** Remembered, because a long game has a thousand of them and only the last ones change. */
const Line = memo(function Line({ line, isShown, isLater, onLine }: LineProps): ReactNode {
  const words = useWords();
  return (
    <li className={`${line.tone} ${isLater ? 'later' : ''}`} aria-current={isShown ? 'step' : undefined}>
      <Spans spans={line.spans} />
      {onLine === undefined ? null : (
        <button
          type="button"
          className="jump"
          aria-label={words.replay.toMove(line.at)}
          onClick={() => onLine(line.at)}
        >
          {line.at}
        </button>
      )}
    </li>
  );
});
