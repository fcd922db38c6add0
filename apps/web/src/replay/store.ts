import type { LogLine, ReplaySummary } from '@cardwright/client';
import type { Language, Span, Viewer } from '@cardwright/engine';
import { createStore } from 'zustand';
import type { Link } from '../link.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import { NOTHING_YET, type TableState, type TableStore } from '../table/store.ts';
import { storyUntil } from './turns.ts';

/** A replay as the page holds it. */
export interface ReplayState {
  readonly at: number; //               the move that is wanted; what is shown follows at once
  readonly viewer: Viewer;
  readonly eyes: Viewer; //             who looked before everything was shown
  readonly language: Language;
  readonly shown: number | null; //     the move that is shown
  readonly story: readonly LogLine[];
  readonly chosen: readonly Span[] | null;
  readonly isRunning: boolean;
  seek(at: number): void;
  /** One move on, with what happens in it. */
  stepOn(): void;
  see(viewer: Viewer): void;
  toggleEverything(): void;
  speak(language: Language): void;
  /** Moves on by itself, from the beginning if it is at its end. */
  run(on: boolean): void;
}

export type ReplayStore = ReturnType<typeof createReplay>['replay'];

/** Where a replay begins. */
export interface Start {
  readonly at: number | null;
  readonly viewer: Viewer | null;
  readonly language: Language;
}

const LONGEST_MS = 1900; // nobody has to go on by hand

/** How the person saw it; what nobody here played is seen by an onlooker. */
export const ownEyes = ({ own }: Pick<ReplaySummary, 'own'>): Viewer => own ?? 'public';

const within = (at: number, { length }: ReplaySummary): number => Math.max(0, Math.min(length, at));

const seated = (viewer: Viewer | null, summary: ReplaySummary): Viewer =>
  viewer === null || (typeof viewer === 'number' && viewer >= summary.seats) ? ownEyes(summary) : viewer;

/** Makes the store of a replay, and of the table it is shown on: one at which nothing can be done. */
export function createReplay(link: Pick<Link, 'call'>, summary: ReplaySummary, start: Start) {
  const table: TableStore = createStore<TableState>()((set) => ({ ...stillLife(link, set) }));
  const replay = createStore<ReplayState>()((set, get) => {
    let told = ''; //       whose story is at hand, in which language
    let isBusy = false;
    let wake: () => void = () => {}; // ends a look at what happens in a move
    let stepped: number | null = null; // the move that is to be seen coming about

    const look = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });

    /** How it came to the next move, step by step; whoever wants to be elsewhere meanwhile is there at once. */
    const stage = async (at: number, viewer: Viewer, language: Language): Promise<void> => {
      const pace = PACE_MS[useSettings.getState().pace] / PACE_MS.calm;
      const log = viewer === 'all' ? get().story : storyUntil(get().story, at - 1);
      for (const frame of await link.call('steps', { at, viewer, language })) {
        if (get().at !== at || get().viewer !== viewer) return;
        table.setState({ frame, log });
        await look(Math.min(frame.cue?.ms ?? 0, LONGEST_MS) * pace);
      }
    };

    /** Shows what is wanted; if something else is wanted by then, that too. What lies between is left out. */
    const show = async (): Promise<void> => {
      if (isBusy) return;
      isBusy = true;
      try {
        for (let isDone = false; !isDone; ) {
          const { at, viewer, language } = get();
          const wanted = `${viewer} ${language}`;
          const story = told === wanted ? get().story : await link.call('story', { viewer, language });
          const isNext = told === wanted && at === stepped && PACE_MS[useSettings.getState().pace] > 0;
          if (isNext) await stage(at, viewer, language);
          const { frame, chosen } = await link.call('still', { at, viewer, language });
          told = wanted;
          table.setState({ frame, log: viewer === 'all' ? story : storyUntil(story, at) });
          set({ shown: at, story, chosen });
          const now = get();
          isDone = now.at === at && now.viewer === viewer && now.language === language;
        }
      } finally {
        isBusy = false;
      }
    };
    const wish = (change: Partial<ReplayState>): void => {
      set(change);
      wake();
      void show().catch(() => null); // the link says what went wrong
    };

    const go = (at: number): void => {
      const place = within(at, summary);
      wish({ at: place, isRunning: get().isRunning && place < summary.length });
    };

    const viewer = seated(start.viewer, summary);
    return {
      at: within(start.at ?? 0, summary),
      viewer,
      eyes: viewer === 'all' ? ownEyes(summary) : viewer,
      language: start.language,
      shown: null,
      story: [],
      chosen: null,
      isRunning: false,
      stepOn() {
        const { at, shown } = get();
        stepped = shown === at ? at + 1 : null; // whoever presses faster than it can be shown wants to be further on
        go(at + 1);
      },
      seek(at) {
        stepped = null;
        go(at);
      },
      see(wanted) {
        const seen = seated(wanted, summary);
        wish({ viewer: seen, ...(seen === 'all' ? {} : { eyes: seen }) });
      },
      toggleEverything: () => get().see(get().viewer === 'all' ? get().eyes : 'all'),
      speak: (language) => wish({ language }),
      run: (on) =>
        wish({ isRunning: on && summary.length > 0, ...(on && get().at >= summary.length ? { at: 0 } : {}) }),
    };
  });
  return { replay, table };
}

type SetTable = (change: Partial<TableState>) => void;

/** A table to be looked at only. */
function stillLife(link: Pick<Link, 'call'>, set: SetTable): TableState {
  const nothing = (): void => {};
  return {
    ...NOTHING_YET,
    touch: nothing,
    putBack: nothing,
    answer: nothing,
    confirm: nothing,
    quietly: nothing,
    undo: nothing,
    setQuiet: nothing,
    lift: nothing,
    askHint: nothing,
    foresee: () => Promise.resolve(null),
    type: async () => null,
    look(ref) {
      void link.call('sheet', { ref }).then((sheet) => {
        if (sheet !== null) set({ sheet });
      });
    },
    lookAway: () => set({ sheet: null }),
    say: (said) => set({ said }),
    hurry: nothing,
    skip: nothing,
  };
}
