import { BadInputError, type Decision, type Game, type Live, type Refusal, seedRng, shuffle } from '@cardwright/engine';
import './content.ts';
import { heroIds } from './core/definitions.ts';
import { modeRules } from './core/mode.ts';
import { fire } from './core/moment.ts';
import {
  type Asks,
  cloneState,
  type GameEvent,
  INDEX,
  type LtkDecision,
  type Mode,
  NOTHING,
  type Now,
  newPlayer,
  type Option,
  type Options,
  type Role,
  type State,
} from './core/state.ts';
import { playRefusals } from './core/survey.ts';
import { course } from './core/turn.ts';
import { draw } from './core/zones.ts';
import { codesFor, facesOf, formatDeck, isNamedDeck, physicalCards } from './decks/deck.ts';
import { glance } from './glance.ts';
import { imagine, restack } from './imagine.ts';
import { text } from './text.ts';
import { type View, view } from './view.ts';

export interface Ltk {
  state: State;
  option: Option;
  decision: LtkDecision;
  event: GameEvent;
  view: View;
  options: Options;
}

const HAND = 4;

/** Cards needed beyond the opening hands, so that a first round can be played. */
const SPARE = 10;

function enter(live: Live<State, GameEvent, LtkDecision>): Now {
  const g = live as Now;
  g.faces = physicalCards(live.state.options.deck);
  return g;
}

function play(live: Live<State, GameEvent, LtkDecision>): Asks {
  const g = enter(live);
  return course(g, g.state.stage === 'heroes' ? opening(g) : NOTHING);
}

/** Heroes are chosen and hands are dealt. */
function* opening(g: Now): Asks {
  const s = g.state;
  yield* modeRules(s.mode).chooseHeroes(g);
  s.stage = 'turns';
  for (let seat = 0; seat < s.players.length; seat++) draw(g, seat, HAND);
  yield* fire(g, 'game-started', { seats: s.players.length });
}

function times<V>(count: number, make: () => V): V[] {
  const list: V[] = [];
  for (let i = 0; i < count; i++) list.push(make());
  return list;
}

/** The key of an option: `use:S7a>2`. */
function key({ type, card, as, skill, seat, hero, pick }: Option, { deck }: Options): string {
  const parts: string[] = [type];
  if (skill !== undefined) parts.push(skill);
  if (as !== undefined) parts.push(as);
  if (card !== undefined) parts.push(codesFor(deck)[card] as string);
  if (hero !== undefined) parts.push(hero);
  if (pick !== undefined && type !== 'pass') parts.push(pick);
  return parts.join(':') + (seat === undefined ? '' : `>${seat}`);
}

/** Who wins together, by the outcome that is theirs. */
const SIDES: Readonly<Record<Role, string>> = { lord: 'lord', loyalist: 'lord', rebel: 'rebels', spy: 'spy' };

/** The version of each way to play: another one whenever an old record would play differently. */
const RULES: Readonly<Record<Mode, string>> = { identity: '2', kingdoms: '4' };

const game = (mode: Mode, id: string, deck: string, seats: Game['seats']): Game<Ltk> => ({
  id,
  rules: RULES[mode],
  seats,
  settings: {
    deck: { kind: 'text', default: deck },
    heroes: { kind: 'text', default: '' },
    fixed: { kind: 'text', default: '' },
    offer: { kind: 'number', min: 1, max: 10, default: 3 },
    spies: { kind: 'choice', values: ['one', 'two'], default: 'one' },
    rules: { kind: 'choice', values: ['course', 'official'], default: 'course', aliases: { seed: 'course' } },
  },
  text: text(mode),
  content: (options) => ({
    ...(isNamedDeck(options.deck) ? { deck: formatDeck(facesOf(options.deck)) } : {}),
    ...(options.heroes === '' ? { heroes: heroIds(mode).join(',') } : {}),
  }),
  sides: (count) => Array.from({ length: count }, (_, seat) => seat),
  ...(mode === 'identity' ? { dealtSides: ({ players }) => players.map(({ role }) => SIDES[role as Role]) } : {}),
  setup(options, count, seed) {
    const faces = facesOf(options.deck);
    if (faces.length < count * HAND + SPARE) {
      throw new BadInputError(
        `a deck of ${faces.length} cards is too small for ${count} seats; at least ${count * HAND + SPARE} are needed`,
      );
    }
    const rng = seedRng(seed);
    const deckOrder = shuffle(
      rng,
      faces.map((_, card) => card),
    );
    const state: State = {
      rng,
      mode,
      options,
      stage: 'heroes',
      offers: [],
      pool: [],
      players: times(count, () => newPlayer(null)),
      deck: deckOrder,
      discard: [],
      processing: [],
      known: faces.map(() => 0),
      doubted: null,
      current: 0,
      round: 1,
      turns: 0,
      phase: null,
      acting: false,
      skipped: [],
      extraTurns: [],
      after: 0,
      stack: [],
      judging: [],
      hurting: [],
      dying: [],
      reshuffles: 0,
      refills: 0,
      shuffled: null,
      mixed: null,
      epoch: 0,
      result: null,
      [INDEX]: undefined,
    };
    modeRules(mode).deal(state, options);
    return state;
  },
  play,
  outcome: (s) => modeRules(mode).outcome(s),
  view,
  glance,
  imagine,
  restack,
  clone: cloneState,
  key,
  refusals(s, decision): readonly Refusal<Option>[] {
    const g = enter({ state: s, emit: undefined, asksForced: false });
    return (decision as Decision).kind === 'play' ? playRefusals(g, decision.seat) : [];
  },
  census: (s) => [
    ...s.deck,
    ...s.discard,
    ...s.processing,
    ...s.players.flatMap((player) => [
      ...player.hand,
      ...Object.values(player.slots).filter((card) => card >= 0),
      ...player.fates.map(({ card }) => card),
      ...Object.values(player.piles).flat(),
    ]),
  ],
});

export const ltkIdentity = game('identity', 'ltk-identity', 'battle', { min: 2, max: 10, default: 5 });
export const ltkKingdoms = game('kingdoms', 'ltk-kingdoms', 'kingdoms', { min: 2, max: 10, default: 6 });
