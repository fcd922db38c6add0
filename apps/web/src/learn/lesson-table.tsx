import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useAwake } from '../awake.ts';
import { workerLink } from '../link.ts';
import { Lost } from '../pages/lost.tsx';
import { openTable } from '../pages/opening.ts';
import { useGame } from '../pages/use-game.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { createTable } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { TextTable } from '../text-table/lazy.tsx';
import { faultIn } from '../words/faults.ts';
import { useWords, WORDS } from '../words/index.ts';
import { Coach } from './coach.tsx';

/** A game like any other, with a coach. It is not kept: whoever comes back begins anew. */
export function LessonTable({ game, isText }: { readonly game: string; readonly isText: boolean }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [problem, setProblem] = useState<string | null>(null);
  const [{ store, link }] = useState(() => createTable(workerLink, () => WORDS[useSettings.getState().language]));
  const { skin, rules, sheetOf } = useGame(store, link);
  const fault = useStore(store, (state) => state.fault);
  useAwake(useStore(store, ({ frame }) => frame !== null && frame.ending === null));
  useEffect(() => {
    const { language: spoken, pace, set } = useSettings.getState();
    set({ knowsTable: true }); // the coach explains more than the pointers of a first visit
    link
      .call('teach', { game, language: spoken, pace: PACE_MS[pace] })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    return () => link.close();
  }, [game, link]);
  const said = problem ?? fault?.text ?? null;
  if (said !== null) return <Lost text={faultIn(language, said)} />;
  if (skin === null) return <p className="loading">{words.loading}</p>;
  const Shown = isText ? TextTable : Table;
  return (
    <Shown
      store={store}
      skin={skin}
      sheetOf={sheetOf}
      rules={rules}
      after={{ past: link, review: null, onAgain: () => openTable({ game }), onReplay: null }}
      coach={
        <Coach
          store={store}
          game={game}
          isText={isText}
          onUnderstood={() => void link.call('understood', {}).catch(() => {})}
        />
      }
    />
  );
}
