import { ask, type Decision, type Event, type Game, type Rng, type Seat, seedRng, type Words } from '../src/index.ts';

/**
 * The smallest game that has one of each: a forced question before, between and after the real ones, a checkpoint, a
 * secret question that takes none to two picks, an event with a secret, a setting of every kind.
 */
interface State {
  rng: Rng;
  step: number;
  picked: string[];
  hidden: number;
}

interface Option {
  readonly type: 'pick';
  readonly name: string;
}

interface GameEvent extends Event {
  readonly type: 'asked';
  readonly step: number;
  readonly secret: { readonly to: readonly Seat[]; readonly hidden: number };
}

export interface Toy {
  state: State;
  option: Option;
  decision: Decision<Option>;
  event: GameEvent;
  view: { readonly step: number; readonly hidden: number | null };
  options: { mood: 'calm' | 'wild'; size: number; open: boolean; title: string };
}

/** How many events have ever been built. */
export const built = { count: 0 };

const asked = ({ step, hidden }: State): GameEvent => {
  built.count++;
  return { type: 'asked', step, secret: { to: [1], hidden } };
};

const named = (...names: string[]): Option[] => names.map((name) => ({ type: 'pick', name }));

const QUESTIONS: readonly Decision<Option>[] = [
  ask(0, 'begin', named('only')),
  ask(0, 'choose', named('a', 'b', 'c'), true),
  { ...ask(1, 'gather', named('x', 'y', 'z')), min: 0, max: 2, default: [], secret: true },
  ask(0, 'go-on', named('only')),
  ask(1, 'finish', named('won', 'lost')),
  ask(1, 'tidy', named('only')),
];

const words: Words = {
  name: 'Toy',
  about: 'A toy for tests.',
  settings: {},
  events: {},
  options: {},
  decisions: {},
  reasons: {},
  outcomes: {},
  noun: () => undefined,
};

export const toy: Game<Toy> = {
  id: 'toy',
  rules: '3',
  seats: { min: 2, max: 4, default: 2 },
  settings: {
    mood: { kind: 'choice', values: ['calm', 'wild'], default: 'calm' },
    size: { kind: 'number', min: 1, max: 9, default: 4 },
    open: { kind: 'flag', default: false },
    title: { kind: 'text', default: '' },
  },
  text: { en: words, zh: words },
  sides: (seats) => Array.from({ length: seats }, (_, seat) => seat),
  setup: (_options, _seats, seed) => ({ rng: seedRng(seed), step: 0, picked: [], hidden: Number(seed) % 10 }),
  *play(live) {
    const s = live.state;
    while (s.step < QUESTIONS.length) {
      live.emit?.(asked(s));
      const question = QUESTIONS[s.step] as Decision<Option>;
      const choice = yield question;
      s.picked.push(...choice.map((i) => (question.options[i] as Option).name));
      s.step++;
    }
  },
  outcome: ({ picked }) =>
    picked.includes('won') ? { label: 'won', scores: [1, 0] } : { label: 'lost', scores: [0, 1] },
  view: ({ step, hidden }, viewer) => ({ step, hidden: viewer === 1 || viewer === 'all' ? hidden : null }),
  imagine(s, seat, rng) {
    if (seat !== 1) s.hidden = (rng.a >>> 0) % 10;
  },
  clone: (s) => ({ rng: { ...s.rng }, step: s.step, picked: s.picked.slice(), hidden: s.hidden }),
  key: ({ name }) => name,
  refusals: (s, { kind }) =>
    kind === 'choose' ? [{ option: { type: 'pick', name: `d-${s.step}` }, reason: 'no-d' }] : [],
  census: () => [],
};
