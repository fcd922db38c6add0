import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { Link } from '../link.ts';
import type { TableStore } from '../table/store.ts';
import { useWords } from '../words/index.ts';
import { saveFile } from './record-file.ts';

interface NotKeptProps {
  readonly id: string;
  readonly store: TableStore;
  readonly link: Link;
}

/** Says so where this browser keeps nothing, and offers the game as a file. */
export function NotKept({ id, store, link }: NotKeptProps): ReactNode {
  const words = useWords();
  const isKept = useStore(store, (state) => (state.news?.keeping ?? null) === null);
  const game = useStore(store, (state) => state.frame?.game ?? '');
  const [isRead, setRead] = useState(false);
  if (isKept || isRead) return null;
  const save = async (): Promise<void> => saveFile({ game, id }, await link.call('record', {}));
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
