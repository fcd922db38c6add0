import type { Language, Seat } from '@cardwright/engine';
import type { CallArguments, CallName, CallResult, News } from '../host/protocol.ts';
import { type Link, type LinkListeners, workerLink } from '../link.ts';
import { useSettings } from '../settings.ts';
import { createTable, promptOf } from '../table/store.ts';
import { WORDS } from '../words/index.ts';
import { PUZZLE_WORDS } from './words.ts';

/** What a table is told that nothing happens at. */
const QUIET: Omit<News, 'frame' | 'log'> = {
  passed: null,
  canUndo: false,
  isAided: false,
  hasHints: false,
  isShared: false,
  curtain: null,
  quiet: null,
  canPassCard: false,
  isThinking: false,
  seats: [],
  awaits: [],
  clock: null,
  isStaging: false,
  isHeld: false,
  keeping: null,
  isKept: false,
  advice: null,
};

/** A table that stands still at a question: what is chosen goes to whoever asked. */
export function puzzleTable(onChosen: (key: string) => void) {
  let ears: LinkListeners | null = null;
  let isTried = false;
  const connect = (own: LinkListeners): Link => {
    ears = own;
    const worker = workerLink({ news: () => {}, fault: own.fault });
    return {
      close: () => worker.close(),
      async call<N extends CallName>(call: N, given: CallArguments<N>): Promise<CallResult<N>> {
        if (call === 'type') return { problem: PUZZLE_WORDS[useSettings.getState().language].touch } as CallResult<N>;
        if (call !== 'choose') return worker.call(call, given);
        const [index] = (given as CallArguments<'choose'>).choice;
        const chosen = promptOf(store.getState())?.choices.find((each) => each.index === index);
        if (chosen !== undefined && !isTried) {
          isTried = true;
          onChosen(chosen.key);
        }
        return null as CallResult<N>;
      },
    };
  };
  const { store, link } = createTable(connect, () => WORDS[useSettings.getState().language]);
  const pose = async (record: string, seat: Seat, language: Language): Promise<void> => {
    await link.call('openReplay', { record, language });
    const lines = await link.call('story', { viewer: seat, language });
    const frame = await link.call('posed', { viewer: seat, language });
    ears?.news({ ...QUIET, frame, log: { from: 0, lines } });
  };
  return { store, link, pose };
}
