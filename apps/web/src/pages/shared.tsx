import { parseRecord } from '@cardwright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { archive, newId } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import { useAwake } from '../awake.ts';
import { useChime } from '../chime.ts';
import { CLOSED, socketLink } from '../link.ts';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { createTable, type Fault, type TableStore } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { TextTable } from '../text-table/text-table.tsx';
import { useWords, WORDS } from '../words/index.ts';
import { useGame } from './use-game.ts';

interface SharedProps {
  readonly token: string;
  readonly isText: boolean;
}

/** A game that runs in a terminal on this machine. When the way there is lost, another attempt may find it. */
export function Shared(props: SharedProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <Sitting key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

const addressOf = (token: string): string =>
  `${location.origin.replace(/^http/, 'ws')}/shared?token=${encodeURIComponent(token)}`;

function Sitting({ token, isText, onAgain }: SharedProps & { readonly onAgain: () => void }): ReactNode {
  const words = useWords();
  const [{ store, link }] = useState(() =>
    createTable(
      (ears) => socketLink(addressOf(token), ears),
      () => WORDS[useSettings.getState().language],
    ),
  );
  const game = useGame(store, link);
  const fault = useStore(store, (state) => state.fault);
  const isOver = useStore(store, (state) => state.frame?.ending != null);
  const replay = useKept(store);
  useChime(store);
  useAwake(!isOver && fault === null);

  useEffect(() => {
    // It is told nothing before it has said its language.
    link.call('language', { language: useSettings.getState().language }).catch(() => {});
    return () => link.close();
  }, [link]);

  if (fault !== null && !isOver) return <Gone fault={fault} onAgain={onAgain} />;
  if (game.skin === null) return <p className="loading">{words.loading}</p>;
  const Shown = isText ? TextTable : Table;
  return (
    <Shown
      store={store}
      {...game}
      skin={game.skin}
      onAgain={null}
      onReplay={replay === null ? null : () => go({ page: 'replay', id: replay, at: null, viewer: null })}
    />
  );
}

/** Keeps the game when it is over: its name, then. Before, a page has no record of it. */
function useKept(store: TableStore): string | null {
  const [id] = useState(newId);
  const [isKept, setKept] = useState(false);
  const record = useStore(store, (state) => state.news?.record ?? null);
  useEffect(() => {
    if (record === null) return;
    const { ending } = store.getState().frame ?? {};
    const game = archivedAfter(null, id, parseRecord(record), ending?.isWon ?? null, Date.now());
    void archive.keep(game, record).then(() => setKept(true));
  }, [record, id, store]);
  return isKept ? id : null;
}

/** The terminal left the game or cannot be reached: says so, and the ways on. */
function Gone({ fault, onAgain }: { readonly fault: Fault; readonly onAgain: () => void }): ReactNode {
  const { terminal, home } = useWords();
  const isLost = fault.text === CLOSED;
  return (
    <main className="lost">
      <h1>{isLost ? terminal.gone : terminal.ended}</h1>
      <p role="alert">{isLost ? terminal.goneAbout : fault.text}</p>
      <p>
        {terminal.start} <code>npx cardwright sorcery -graphics</code>
      </p>
      <p>
        {isLost ? (
          <button type="button" className="button main" onClick={onAgain}>
            {terminal.again}
          </button>
        ) : null}{' '}
        <a className="button" href={formatRoute({ page: 'home' })}>
          {home}
        </a>
      </p>
    </main>
  );
}
