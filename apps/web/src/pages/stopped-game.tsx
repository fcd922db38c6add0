import { parseRecord } from '@cardwright/engine';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import type { Fault } from '../table/store.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';
import { saveFile } from './record-file.ts';

interface StoppedGameProps {
  readonly id: string;
  readonly fault: Fault;
  readonly onResume: () => void;
}

/**
 * The worker died: says so, and goes on from what was kept. The record up to the very moment may be what broke it: it is
 * to be had as a file, for whoever mends it, and does not replace the one that can be played.
 */
export function StoppedGame({ id, fault, onResume }: StoppedGameProps): ReactNode {
  const words = useWords();
  const { text, record } = fault;
  return (
    <Notice
      title={words.over}
      text={words.workerDied}
      ways={
        <>
          <button type="button" className="button main" onClick={onResume}>
            {words.resume}
          </button>
          <a className="button" href={formatRoute({ page: 'home' })}>
            {words.home}
          </a>
        </>
      }
    >
      <details>
        <summary>{words.details}</summary>
        <pre>{text}</pre>
        {record === null ? null : (
          <button
            type="button"
            className="button"
            onClick={() => saveFile({ game: parseRecord(record).game, id, record })}
          >
            {words.replay.save}
          </button>
        )}
      </details>
    </Notice>
  );
}
