import { type ReactNode, useEffect, useRef } from 'react';
import type { LogLine } from '../scene.ts';
import { useWords } from '../words/index.ts';
import { Spans } from './spans.tsx';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly onLine?: (at: number) => void; // a line leads to the move it tells of
}

/** What happened, oldest first, kept at its end unless somebody reads further up. */
export function Log({ lines, onLine }: LogProps): ReactNode {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol
        ref={list}
        role="log"
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: at }) => {
          isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
        }}
      >
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className={line.tone}>
            <Spans spans={line.spans} />
            {onLine === undefined ? null : (
              <button type="button" className="jump" aria-label={`${line.at}`} onClick={() => onLine(line.at)}>
                {line.at}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
