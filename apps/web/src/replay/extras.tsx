import type { Viewer } from '@cardwright/engine';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { usePageWords } from '../review/words.ts';
import { formatRoute } from '../route.ts';
import { useTableState } from '../table/context.tsx';
import { useWords } from '../words/index.ts';
import { CopyDialog, copyText } from './copying.tsx';
import type { ReplayStore } from './store.ts';

interface ExtrasProps {
  readonly id: string;
  readonly replay: ReplayStore;
  readonly seats: number;
  readonly onPlayOn: () => void;
  readonly onSave: () => void;
  readonly text: () => string;
}

const viewerOf = (value: string): Viewer => (value === 'all' || value === 'public' ? value : Number(value));

/** Through whose eyes, and what else can be done with a game. */
export function Extras({ id, replay, seats, onPlayOn, onSave, text }: ExtrasProps): ReactNode {
  const words = useWords().replay;
  const review = usePageWords();
  const viewer = useStore(replay, (state) => state.viewer);
  const scene = useTableState((state) => state.frame?.scene);
  const isOver = useTableState((state) => state.frame?.ending != null);
  const [isCopied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const all = text();
    const isDone = await copyText(all);
    setCopied(isDone);
    if (!isDone) setRefused(all);
  };
  const nameOf = (seat: number): string => {
    const { name = `${seat}`, player = '' } = scene?.seats[seat] ?? {};
    return player === '' ? name : `${name} · ${player}`;
  };
  return (
    <div className="extras">
      <label className="seen-by">
        <span>{words.seenBy}</span>
        <select value={viewer} onChange={({ target }) => replay.getState().see(viewerOf(target.value))}>
          {Array.from({ length: seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
          <option value="public">{words.onlooker}</option>
          <option value="all">{words.everything}</option>
        </select>
      </label>
      <button
        type="button"
        className="button"
        aria-pressed={viewer === 'all'}
        onClick={() => replay.getState().toggleEverything()}
      >
        {words.showEverything} <kbd>A</kbd>
      </button>
      <span className="gap" />
      <a
        className="button"
        href={formatRoute({ page: 'review', id, ...(typeof viewer === 'number' ? { seat: viewer } : {}) })}
      >
        {review.title}
      </a>
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <button type="button" className="button" onClick={onSave}>
        {words.save}
      </button>
      <button type="button" className="button main" disabled={isOver} onClick={onPlayOn}>
        {words.playOn}
      </button>
      <p className="done" role="status">
        {isCopied ? words.copied : ''}
      </p>
      <CopyDialog text={refused} onClose={() => setRefused(null)} />
    </div>
  );
}
