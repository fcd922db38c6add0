import { parseRecord } from '@cardwright/engine';
import type { ReactNode } from 'react';
import type { Link } from '../link.ts';
import { formatRoute } from '../route.ts';
import type { Fault } from '../table/store.ts';
import { useWords } from '../words/index.ts';
import { isUnfetched } from '../words/unfetched.ts';
import { Notice } from './notice.tsx';
import { saveFile } from './record-file.ts';

interface StoppedGameProps {
  readonly id: string;
  readonly fault: Fault;
  readonly link: Link;
  readonly onResume: () => void;
}

/**
 * The worker died: says so, and goes on from what was kept. The record up to the very moment may be what broke it: it is
 * to be had as a file, for whoever mends it, and does not replace the one that can be played.
 */
export function StoppedGame({ id, fault, link, onResume }: StoppedGameProps): ReactNode {
  const words = useWords();
  const { text } = fault;
  const save = async (): Promise<void> => {
    const record = await link.call('record', {});
    saveFile({ game: parseRecord(record).game, id }, record);
  };
  return (
    <Notice
      title={words.product}
      text={isUnfetched(text) ? words.notFetched : words.workerDied}
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
        <button type="button" className="button" onClick={() => void save().catch(() => {})}>
          {words.replay.save}
        </button>
      </details>
    </Notice>
  );
}
