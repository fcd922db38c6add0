import type { Viewer } from '@cardwright/engine';
import { gameName } from '@cardwright/registry/list';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { DealCheck } from '../online/deal-check.tsx';
import { actionsOf } from '../replay/actions.ts';
import { Extras } from '../replay/extras.tsx';
import { useReplayKeys } from '../replay/keys.ts';
import { type OpenReplay, playOn } from '../replay/open-replay.ts';
import { ownEyes, type ReplayStore } from '../replay/store.ts';
import { textOf } from '../replay/text.ts';
import { Transport } from '../replay/transport.tsx';
import { goQuietly, parseRoute } from '../route.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { Spans } from '../table/spans.tsx';
import { Table } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import { saveFile } from './record-file.ts';
import { useGame } from './use-game.ts';
import '../style/replay.css';

const EndingPage = lazy(async () => ({ default: (await import('../ending/ending.tsx')).EndingPage }));

const LEAST_MS = 150; //   a move is seen that long, however fast bots are wished
const SETTLED_MS = 250; // browsers refuse to have the address changed too often

/** A replay on its table. */
export function Projection(opened: OpenReplay): ReactNode {
  const { kept, record, summary, link, replay, table } = opened;
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { skin, card, rules, sheetOf } = useGame(table, link);
  const now = useStore(replay, (state) => state.shown ?? state.at);
  const actions = useMemo(() => actionsOf(replay, summary.length), [replay, summary]);
  const [isEnding, setEnding] = useState(false);
  useReplayKeys(actions);
  useRunning(replay);
  useEnd(replay, summary.length, () => setEnding(true));
  useAddress(kept.id, replay, summary.own);

  useEffect(() => replay.getState().speak(language), [language, replay]); // the first time it shows where it begins
  const onLine = useCallback((at: number) => replay.getState().seek(at), [replay]);

  const text = (): string => {
    const seats = table.getState().frame?.scene.seats ?? [];
    const ending =
      summary.ending === null ? words.replay.unfinished : (card?.outcomes[summary.ending] ?? summary.ending);
    const head = [
      `${gameName(summary.game, language)} · ${words.replay.seed(summary.seed)}`,
      ...seats.map(({ name, player }) => (player === '' ? name : `${name} · ${player}`)),
      `${words.replay.moves(summary.length)} · ${ending}`,
    ];
    return textOf(head, replay.getState().story);
  };

  const ending = summary.ending === null ? null : (card?.outcomes[summary.ending] ?? summary.ending);
  const after = { past: link, review: kept.id, onAgain: null, onReplay: null };
  if (skin === null) return <p className="loading">{words.loading}</p>;
  return (
    <>
      <Table
        store={table}
        skin={skin}
        sheetOf={sheetOf}
        rules={rules}
        after={after}
        watching={{
          now,
          onLine,
          keyList: words.replay.keyList,
          note: <Chosen replay={replay} />,
          controls: (
            <footer className="controls">
              <Transport replay={replay} actions={actions} length={summary.length} />
              <Extras
                id={kept.id}
                onEnding={ending === null ? null : () => setEnding(true)}
                replay={replay}
                seats={summary.seats}
                text={text}
                onSave={() => saveFile(kept, record)}
                onPlayOn={() => {
                  if (card !== null) void playOn(opened, card);
                }}
              />
              <DealCheck {...opened} />
            </footer>
          ),
        }}
      />
      {isEnding && ending !== null ? (
        <section className="ending" aria-label={words.over}>
          <Suspense>
            <EndingPage
              {...after}
              ending={{ text: ending, isWon: kept.isWon }}
              aside={{ text: words.watchReplay, go: () => setEnding(false) }}
            />
          </Suspense>
        </section>
      ) : null}
    </>
  );
}

/** What is chosen next at the move that is shown, for whoever may know. */
function Chosen({ replay }: { replay: ReplayStore }): ReactNode {
  const words = useWords().replay;
  const chosen = useStore(replay, (state) => state.chosen);
  if (chosen === null || chosen.length === 0) return null;
  return (
    <p className="chosen">
      <b>{words.next}</b> <Spans spans={chosen} />
    </p>
  );
}

/** Moves on by itself as long as it is running. */
function useRunning(replay: ReplayStore): void {
  const isRunning = useStore(replay, (state) => state.isRunning);
  const shown = useStore(replay, (state) => state.shown);
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    if (!isRunning || shown === null) return;
    const timer = setTimeout(() => replay.getState().stepOn(), Math.max(LEAST_MS, PACE_MS[pace] / 2));
    return () => clearTimeout(timer);
  }, [replay, isRunning, shown, pace]);
}

/** Says what is shown, as long as it is: who has left for a page that is still loading stays there. */
function tell(id: string, at: number, viewer: Viewer): void {
  const { page } = parseRoute(location.hash);
  if (page === 'replay' || page === 'game') goQuietly({ page, id, at, viewer });
}

/** Whoever has watched it run to its end sees how it ended. */
function useEnd(replay: ReplayStore, length: number, end: () => void): void {
  useEffect(() => {
    let wasRunning = false;
    return replay.subscribe(({ isRunning, shown }) => {
      wasRunning ||= isRunning;
      if (isRunning || !wasRunning || shown !== length) return;
      wasRunning = false;
      end();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is done at the end is always the same
  }, [replay, length]);
}

/** The address says what is shown, so that it can be copied; and what is shown follows an address that was typed. */
function useAddress(id: string, replay: ReplayStore, own: number | null): void {
  const at = useStore(replay, (state) => state.at);
  const viewer = useStore(replay, (state) => state.viewer);
  useEffect(() => {
    const timer = setTimeout(() => tell(id, at, viewer), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, at, viewer]);
  useEffect(() => {
    const follow = (): void => {
      const route = parseRoute(location.hash);
      if ((route.page !== 'replay' && route.page !== 'game') || route.id !== id) return;
      replay.getState().see(route.viewer ?? ownEyes({ own }));
      replay.getState().seek(route.at ?? 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, replay, own]);
}
