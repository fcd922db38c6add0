import { parseRecord } from '@cardwright/engine';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { archive } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import { useAwake } from '../awake.ts';
import { isDev } from '../dev/is-dev.ts';
import { type Link, workerLink } from '../link.ts';
import { go } from '../route.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { useSound } from '../sound/use-sound.ts';
import { Curtain } from '../table/curtain.tsx';
import { createTable, type TableStore } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { TextTable } from '../text-table/lazy.tsx';
import { faultIn } from '../words/faults.ts';
import { useWords, WORDS } from '../words/index.ts';
import { isUnfetched } from '../words/unfetched.ts';
import { FirstVisit } from './first-visit.tsx';
import { Lost } from './lost.tsx';
import { NotKept } from './not-kept.tsx';
import { openTable, wishOf } from './opening.ts';
import { StoppedGame } from './stopped-game.tsx';
import { TakenGame, useTaken } from './taken.tsx';
import { useGame } from './use-game.ts';

const DevPanel = lazy(async () => ({ default: (await import('../dev/panel.tsx')).DevPanel }));

interface PlayProps {
  readonly id: string;
  readonly isText: boolean;
}

/** A game against bots. When its worker died, another attempt goes on from the record. */
export function Play(props: PlayProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <PlayTable key={attempt} {...props} onResume={() => setAttempt(attempt + 1)} />;
}

/** A game, begun here or gone on with after a reload. */
function PlayTable({ id, isText, onResume }: PlayProps & { readonly onResume: () => void }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [problem, setProblem] = useState<string | null>(null);
  const [{ store, link }] = useState(() => createTable(workerLink, () => WORDS[useSettings.getState().language]));
  const { skin, rules, sheetOf } = useGame(store, link);
  const fault = useStore(store, (state) => state.fault);
  useSound(store);
  useAwake(useStore(store, ({ frame }) => frame !== null && frame.ending === null));

  const isDrawn = useStore(store, ({ news }) => news?.curtain != null);
  const isTaken = useTaken(id);

  useEffect(() => () => void leave(id, store, link), [id, store, link]);

  useEffect(() => {
    if (isTaken) link.close(); // two that play on would each overwrite what the other one did
  }, [isTaken, link]);

  useEffect(() => {
    const given = { language: useSettings.getState().language, pace: PACE_MS[useSettings.getState().pace] };
    const open = async (): Promise<void> => {
      const isThere = await link.call('open', { id, setup: wishOf(id), ...given });
      if (!isThere) setProblem(WORDS[given.language].unknownGame(id));
    };
    open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [id, link]);

  if (problem !== null) return <Lost text={isUnfetched(problem) ? words.notFetched : faultIn(language, problem)} />;
  if (isTaken) return <TakenGame onResume={onResume} />;
  if (fault !== null) return <StoppedGame id={id} fault={fault} link={link} onResume={onResume} />;
  if (isDrawn) return <Curtain store={store} />;
  if (skin === null) return <p className="loading">{words.loading}</p>;
  const Shown = isText ? TextTable : Table;
  return (
    <>
      <NotKept id={id} store={store} link={link} />
      {isText ? null : <FirstVisit store={store} />}
      <Shown
        store={store}
        skin={skin}
        sheetOf={sheetOf}
        rules={rules}
        after={{
          past: link,
          review: id,
          onAgain: () => void again(link),
          onReplay: () => go({ page: 'replay', id, at: null, viewer: null }),
        }}
      />
      {isDev(location.search) ? (
        <Suspense>
          <DevPanel store={store} link={link} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The same table once more, with other cards. */
async function again(link: Link): Promise<void> {
  openTable(await link.call('setup', {}));
}

/** Leaves the table. Where this browser keeps nothing, the game is remembered as long as the page is open. */
async function leave(id: string, store: TableStore, link: Link): Promise<void> {
  const { news, frame } = store.getState();
  if (news?.keeping != null) {
    const text = await link.call('record', {});
    const isWon = frame?.ending?.isWon ?? null;
    await archive.keep(archivedAfter(null, id, parseRecord(text), isWon, Date.now()), text);
  }
  link.close();
}
