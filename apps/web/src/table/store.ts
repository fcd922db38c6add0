import type { Advice, ChoiceScene, Frame, LogLine, Prompt, Ref, Sheet, ThingId } from '@cardwright/client';
import type { Quiet } from '@cardwright/host';
import { createStore } from 'zustand';
import type { News } from '../host/protocol.ts';
import { type Link, type LinkListeners, RefusedError } from '../link.ts';
import { PACE_MS, useSettings } from '../settings.ts';
import type { Words } from '../words/words.ts';
import { answersOf, isMany, isOneTooMany, manyOf, type Picked, touch, whyNotTouch } from './selection.ts';

/** What has gone wrong with the host. */
export interface Fault {
  readonly text: string;
}

/** A table as the page holds it. */
export interface TableState {
  readonly frame: Frame | null;
  readonly log: readonly LogLine[];
  readonly news: News | null;
  readonly picked: Picked;
  readonly said: string | null; //  why something could not be touched, or what was typed wrongly
  readonly hint: Advice | null;
  readonly sheet: Sheet | null;
  readonly fault: Fault | null;
  readonly isSending: boolean; //   a choice is on its way
  touch(thing: ThingId): void;
  putBack(): void;
  answer(choice: readonly number[]): void;
  /** Does what is picked, if it is one answer. */
  confirm(): void;
  /** The answer that does least, of this kind. */
  quietly(does: 'pass' | 'end'): void;
  undo(): void;
  setQuiet(until: Quiet | null): void;
  /** Whoever sits there is at the screen now. */
  lift(seat: number): void;
  /** What a strong player would do; about a choice: why not this? Asked in general once more, it is put away. */
  askHint(about?: readonly number[]): void;
  /** What a choice would do, in its order; null: it is not told here. */
  foresee(choice: readonly number[]): Promise<readonly LogLine[] | null>;
  type(line: string): Promise<string | null>;
  look(ref: Ref): void;
  lookAway(): void;
  say(text: string | null): void;
  /** Nothing that happens is shown step by step any more; or it is again. */
  hurry(isOn: boolean): void;
  /** Enough has been seen of what happened. */
  skip(): void;
}

export type TableStore = ReturnType<typeof createTable>['store'];

/** A link that fails says so by itself, to everybody. */
const unheard = (): void => {};

export const promptOf = ({ frame }: { readonly frame: Frame | null }): Prompt | null => frame?.prompt ?? null;

/** A table before anything has been heard of it. */
export const NOTHING_YET = {
  frame: null,
  log: [],
  news: null,
  picked: [],
  said: null,
  hint: null,
  sheet: null,
  fault: null,
  isSending: false,
} as const;

/** Makes the store of a table over a link that `connect` opens. */
export function createTable(connect: (ears: LinkListeners) => Link, words: () => Words) {
  const store = createStore<TableState>()((set, get) => {
    const send = (choice: readonly number[]): void => {
      const { frame, isSending } = get();
      if (frame === null || isSending) return;
      set({ isSending: true, hint: null, said: null });
      const refused = (error: unknown): void =>
        set({ isSending: false, said: error instanceof RefusedError ? error.message : String(error) });
      // Where it was for a question that is gone there is no news.
      link.call('choose', { at: frame.at, choice }).then(() => set({ isSending: false }), refused);
    };
    return {
      ...NOTHING_YET,
      touch(thing) {
        const { picked } = get();
        const prompt = promptOf(get());
        if (get().news?.isStaging === true) return void link.call('skip', {}).then(() => get().touch(thing), unheard);
        if (prompt === null) return;
        const next = touch(prompt, picked, thing);
        if (next !== null) set({ picked: next, said: null });
        else if (isOneTooMany(prompt, picked, thing)) set({ said: words().enough(prompt.max) });
        else set({ said: whyNotTouch(prompt, picked, thing) ?? prompt.otherwise });
      },
      putBack: () => set({ picked: [], said: null, hint: null }),
      answer: send,
      confirm() {
        const { picked } = get();
        const prompt = promptOf(get());
        if (prompt === null) return;
        const many = isMany(prompt) ? manyOf(prompt, picked) : null;
        const [answer, ...others] = answersOf(prompt, picked);
        if (many !== null) send(many);
        else if (answer !== undefined && others.length === 0) send([answer.index]);
      },
      quietly(does) {
        const prompt = promptOf(get());
        const choice = prompt?.choices.find((each: ChoiceScene) => each.does === does);
        if (choice !== undefined) send([choice.index]);
        else if (does === 'pass' && prompt?.min === 0) send([]);
      },
      undo: () => void link.call('undo', {}).catch(unheard),
      setQuiet: (until) => void link.call('quiet', { until }).catch(unheard),
      lift: (seat) => void link.call('lift', { seat }).catch(unheard),
      askHint(about) {
        if (about === undefined && get().hint !== null) return set({ hint: null });
        const show = (hint: Advice | null): void =>
          set(hint === null ? { said: words().noHint } : { hint, said: null });
        link.call('hint', about === undefined ? {} : { about }).then(show, unheard);
      },
      foresee: (choice) => link.call('foresee', { choice }),
      async type(line) {
        const read = await link.call('type', { line });
        return read?.problem ?? null;
      },
      look(ref) {
        link.call('sheet', { ref }).then((sheet) => set(sheet === null ? {} : { sheet }), unheard);
      },
      lookAway: () => set({ sheet: null }),
      say: (text) => set({ said: text }),
      hurry: (isOn) => void link.call('pace', { pace: isOn ? 0 : PACE_MS[useSettings.getState().pace] }).catch(unheard),
      skip: () => void link.call('skip', {}).catch(unheard),
    };
  });

  const link = connect({
    news(news) {
      store.setState(({ log, frame, hint }) => ({
        news,
        frame: news.frame,
        log: news.log.from === 0 ? news.log.lines : [...log.slice(0, news.log.from), ...news.log.lines],
        isSending: false,
        ...(frame?.at === news.frame.at && frame.game === news.frame.game
          ? { hint: hint === null ? null : (news.advice ?? hint) } // it gets better while somebody looks at it
          : { picked: [], said: null, hint: null }),
        ...(frame === null || frame.viewer === news.frame.viewer ? {} : { sheet: null }), // other eyes
      }));
    },
    // What comes after the first is only the door closing.
    fault: (text) => store.setState(({ fault }) => ({ fault: fault ?? { text }, isSending: false })),
  });
  return { store, link };
}
