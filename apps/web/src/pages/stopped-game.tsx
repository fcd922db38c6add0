import { type ReactNode, useEffect } from 'react';
import { archive } from '../archive.ts';
import { formatRoute } from '../route.ts';
import type { Fault } from '../table/store.ts';
import { useWords } from '../words/index.ts';

interface StoppedGameProps {
  readonly id: string;
  readonly fault: Fault;
  readonly onResume: () => void;
}

/** The worker died: says so, and goes on from the record. */
export function StoppedGame({ id, fault, onResume }: StoppedGameProps): ReactNode {
  const words = useWords();
  useEffect(() => {
    const { record } = fault;
    if (record === null) return;
    void archive.find(id).then((kept) => {
      if (kept !== null) void archive.keep({ ...kept, record });
    });
  }, [id, fault]);
  return (
    <main className="lost">
      <h1>{words.over}</h1>
      <p role="alert">{words.workerDied}</p>
      <p>
        <button type="button" className="button main" onClick={onResume}>
          {words.resume}
        </button>{' '}
        <a className="button" href={formatRoute({ page: 'home' })}>
          {words.home}
        </a>
      </p>
      <details>
        <summary>…</summary>
        <pre>{fault.text}</pre>
      </details>
    </main>
  );
}
