import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { newId } from '../archive.ts';
import { useAwake } from '../awake.ts';
import { workerLink } from '../link.ts';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useSound } from '../sound/use-sound.ts';
import { Curtain } from '../table/curtain.tsx';
import { createTable } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { TextTable } from '../text-table/lazy.tsx';
import { useWords, WORDS } from '../words/index.ts';
import { useGame } from './use-game.ts';

interface SharedProps {
  readonly token: string;
  readonly isText: boolean;
}

/** A game that runs in a terminal on this machine. When the way there is lost, another attempt may find it. */
export function Shared(props: SharedProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <SharedTable key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

const addressOf = (token: string): string =>
  `${location.origin.replace(/^http/, 'ws')}/shared?token=${encodeURIComponent(token)}`;

function SharedTable({ token, isText, onAgain }: SharedProps & { readonly onAgain: () => void }): ReactNode {
  const words = useWords();
  const [id] = useState(newId);
  const [lost, setLost] = useState<{ readonly why: string | null } | null>(null);
  const [{ store, link }] = useState(() =>
    createTable(
      (ears) => workerLink({ ...ears, lost: (why) => setLost({ why }) }),
      () => WORDS[useSettings.getState().language],
    ),
  );
  const { skin, rules, sheetOf } = useGame(store, link);
  const isOver = useStore(store, (state) => state.frame?.ending != null);
  const isKept = useStore(store, (state) => state.news?.isKept === true);
  const isDrawn = useStore(store, ({ news }) => news?.curtain != null);
  useSound(store);
  useAwake(!isOver && lost === null);

  useEffect(() => {
    const { language } = useSettings.getState();
    link.call('join', { url: addressOf(token), id, language }).catch(() => setLost({ why: null }));
    return () => link.close();
  }, [link, token, id]);

  if (lost !== null && !isOver) return <Gone why={lost.why} onAgain={onAgain} />;
  if (isDrawn) return <Curtain store={store} />;
  if (skin === null) return <p className="loading">{words.loading}</p>;
  const Shown = isText ? TextTable : Table;
  return (
    <Shown
      store={store}
      skin={skin}
      rules={rules}
      sheetOf={sheetOf}
      after={{
        past: link,
        review: isKept ? id : null,
        onAgain: null,
        onReplay: isOver && isKept ? () => go({ page: 'replay', id, at: null, viewer: null }) : null,
      }}
    />
  );
}

/** The terminal left the game or cannot be reached: says so, and the ways on. */
function Gone({ why, onAgain }: { readonly why: string | null; readonly onAgain: () => void }): ReactNode {
  const { terminal, home } = useWords();
  const isLost = why === null;
  return (
    <main className="lost">
      <h1>{isLost ? terminal.gone : terminal.ended}</h1>
      <p role="alert">{why ?? terminal.goneAbout}</p>
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
