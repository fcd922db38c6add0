import { parseRecord } from '@cardwright/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { archive } from '../archive.ts';
import { useChime } from '../chime.ts';
import { workerLink } from '../link.ts';
import { type Look, lookOf } from '../look.ts';
import { go } from '../route.ts';
import type { Ref, Sheet } from '../scene.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { createTable } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { useWords, WORDS } from '../words/index.ts';
import { Lost } from './lost.tsx';
import { lay, wishOf } from './opening.ts';
import { StoppedGame } from './stopped-game.tsx';

/** A game against bots: begun here, or gone on with after a reload. */
export function Play({ id, isText }: { id: string; isText: boolean }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const pace = useSettings((settings) => settings.pace);
  const [attempt, setAttempt] = useState(0);
  const [look, setLook] = useState<Look | null>(null);
  const [rules, setRules] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt needs another worker
  const { store, link } = useMemo(
    () => createTable(workerLink, () => WORDS[useSettings.getState().language].notNow),
    [attempt],
  );
  const game = useStore(store, (state) => state.frame?.game ?? null);
  const fault = useStore(store, (state) => state.fault);
  useChime(store);

  useEffect(() => () => link.close(), [link]);

  useEffect(() => {
    const given = { language: useSettings.getState().language, pace: PACE_MS[useSettings.getState().pace] };
    const open = async (): Promise<void> => {
      const kept = await archive.find(id);
      const laying = wishOf(id);
      if (kept !== null) await link.call('resume', { record: kept.record, ...given });
      else if (laying !== null) await link.call('lay', { laying, ...given });
      else setProblem(WORDS[given.language].unknownGame(id));
    };
    open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [id, link]);

  useEffect(
    () =>
      store.subscribe(({ news }, before) => {
        if (news !== null && news !== before.news) void keep(id, news.record);
      }),
    [id, store],
  );

  useEffect(() => {
    if (game === null) return;
    void lookOf(game).then(setLook);
    void link.call('describe', { game, language }).then((card) => setRules(card.rules));
    void link.call('language', { language });
  }, [game, language, link]);

  useEffect(() => void link.call('pace', { pace: PACE_MS[pace] }), [pace, link]);

  const sheetOf = useCallback((ref: Ref): Promise<Sheet | null> => link.call('sheet', { ref }), [link]);

  if (problem !== null) return <Lost text={problem} />;
  if (fault !== null) return <StoppedGame id={id} fault={fault} onResume={() => setAttempt(attempt + 1)} />;
  if (look === null) return <p className="loading">{words.loading}</p>;
  return (
    <Table
      store={store}
      look={look}
      sheetOf={sheetOf}
      rules={rules}
      onAgain={() => again(id)}
      onReplay={() => go({ page: 'replay', id, at: null, viewer: null })}
    />
  );
}

/** The same table once more, with other cards. */
async function again(id: string): Promise<void> {
  const kept = await archive.find(id);
  if (kept === null) return go({ page: 'home' });
  const { game, seats, options, players } = parseRecord(kept.record);
  const bots = players.find((player) => player !== 'human');
  lay({ game, seats, options, ...(bots === undefined ? {} : { bots }) });
}

async function keep(id: string, text: string): Promise<void> {
  const before = await archive.find(id);
  const { game, choices, outcome } = parseRecord(text);
  const now = Date.now();
  await archive.keep({
    id,
    game,
    record: text,
    length: choices.length,
    ending: outcome,
    isPractice: before !== null && (before.isPractice || before.length > choices.length),
    begun: before?.begun ?? now,
    updated: now,
  });
}
