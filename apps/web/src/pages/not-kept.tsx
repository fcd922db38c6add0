import { type ReactNode, useState } from 'react';
import { archive, useKeepingProblem } from '../archive.ts';
import { useWords } from '../words/index.ts';
import { saveFile } from './record-file.ts';

/** Says so where this browser keeps nothing, and offers the game as a file. */
export function NotKept({ id }: { id: string }): ReactNode {
  const words = useWords();
  const problem = useKeepingProblem();
  const [isRead, setRead] = useState(false);
  if (problem === null || isRead) return null;
  const save = async (): Promise<void> => {
    const kept = await archive.find(id);
    if (kept !== null) saveFile(kept);
  };
  return (
    <aside className="not-kept" role="alert">
      <p>{words.notKept}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void save()}>
          {words.replay.save}
        </button>
        <button type="button" className="button quiet" onClick={() => setRead(true)}>
          {words.understood}
        </button>
      </div>
    </aside>
  );
}
