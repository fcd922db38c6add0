import { plain } from '@cardwright/presenter';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';
import { Spans } from './spans.tsx';

/** The one loud thing: who must do what. It is also what is read aloud. */
export function Status({ note }: { note?: ReactNode }): ReactNode {
  const words = useWords();
  const frame = useTableState((state) => state.frame);
  const isThinking = useTableState((state) => state.news?.isThinking === true);
  const isShared = useTableState((state) => state.news?.isShared === true && state.frame?.ending === null);
  const passed = useTableState((state) => state.news?.passed ?? null);
  const next = useTableState(({ frame: shown, picked }) =>
    picked.length === 1 ? (shown?.prompt?.next[picked[0] as string] ?? null) : null,
  );
  if (frame === null) return null;
  const isMine = frame.prompt !== null;
  const { near, resolving } = frame.scene;
  const isStruck = isMine && near !== null && resolving.at(-1)?.targets.includes(near) === true;
  return (
    <div className="status-place">
      <p
        className={`status ${isMine ? 'mine' : ''} ${isStruck ? 'struck' : ''}`}
        role="status"
        aria-live={isMine ? 'assertive' : 'polite'}
      >
        {next ?? <Spans spans={frame.status} />}
        {isThinking ? <span className="thinking"> {words.thinking}</span> : null}
      </p>
      {isMine && frame.prompt?.note !== '' ? (
        <p className="passed" role="note">
          {frame.prompt?.note}
        </p>
      ) : null}
      {passed === null || frame.ending !== null ? null : (
        <p className="passed for-you" role="note">
          {words.passedFor(plain(passed))}
        </p>
      )}
      {isShared ? (
        <p className="passed" role="note">
          {words.terminal.passOn}
        </p>
      ) : null}
      {note}
    </div>
  );
}
