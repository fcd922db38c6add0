import {
  childSeed,
  type Event,
  type Game,
  Match,
  type Random,
  randomFrom,
  type Seat,
  type Seed,
} from '@cardwright/engine';
import { facesOf, type Ltk, type LtkDecision, type Option } from '@cardwright/ltk';
import { type Card, type CardName, cardFacts, STRIKES, type View } from '@cardwright/ltk/public';
import { type Bot, type Budget, Seating } from '../src/index.ts';
import { victimOf } from '../src/ltk/harmful.ts';
import { isKnownFriend } from '../src/ltk/index.ts';
import { hiddenRoles, knownRole } from '../src/ltk/loyalty.ts';

type State = Ltk['state'];

/** What nobody with manners does. */
export const RUDE = [
  'wine without a Strike',
  'own scroll kills the Lord',
  'assault on oneself',
  'harm to a known friend',
  'marriage heals an enemy',
  'fellow left to die',
] as const;

/** What is mostly a waste. */
export const WASTEFUL = [
  'Negate on a trifle',
  'Duel without a Strike',
  'last Dodge discarded',
  'crossbow put away',
] as const;

export type Manner = (typeof RUDE)[number] | (typeof WASTEFUL)[number];
export type Manners = Record<Manner, number>;

const none = (): Manners => Object.fromEntries([...RUDE, ...WASTEFUL].map((manner) => [manner, 0])) as Manners;

/** What a seat is about to do, and all it could do instead. */
export interface Moment {
  readonly state: State;
  readonly decision: LtkDecision;
  readonly view: View;
  readonly chosen: readonly Option[];
}

const nameOf = ({ state }: Moment, card: number): CardName => facesOf(state.options.deck)[card]?.name ?? '';
const usedName = (m: Moment, { as, card }: Option): CardName => as ?? (card === undefined ? '' : nameOf(m, card));
const isStrike = (m: Moment, option: Option): boolean => option.type === 'use' && STRIKES.has(usedName(m, option));
const strikes = (m: Moment): number => m.view.hand.filter((card) => STRIKES.has(nameOf(m, card))).length;
const holds = (m: Moment, name: CardName): number => m.view.hand.filter((card) => nameOf(m, card) === name).length;

/** The kingdom or camp a seat has claimed is another than this seat's own, or its role must be of the other side. */
const isKnownEnemy = ({ view, decision }: Moment, seat: Seat): boolean => {
  if (view.mode === 'identity') {
    const role = knownRole(view, seat, hiddenRoles(view, decision.seat));
    const ours = view.players[decision.seat]?.role ?? 'spy';
    return role !== null && ours !== 'spy' && role !== 'spy' && (role === 'rebel') !== (ours === 'rebel');
  }
  const own = view.players[decision.seat]?.claimed ?? null;
  const theirs = view.players[seat]?.claimed ?? null;
  return own !== null && theirs !== null && (own !== theirs || own === 'careerist');
};

const FULL_HAND = 3; // cards from which on a Duel is expected to be answered
const TRIFLES: ReadonlySet<CardName> = new Set(['chain', 'know-thyself']);

type Look = (m: Moment, option: Option) => boolean;

const LOOKS: Readonly<Partial<Record<Manner, Look>>> = {
  'assault on oneself': ({ decision, view }, { pick }) =>
    decision.kind === 'assault-price' && pick === 'lose-life' && (view.players[decision.seat]?.hp ?? 0) <= 1,
  'harm to a known friend': (m, option) => {
    const { seat } = m.decision;
    const victim = victimOf(m.view, m.decision, option);
    return victim !== null && victim !== seat && isKnownFriend(m.view, seat, victim);
  },
  'marriage heals an enemy': (m, { type, skill, seat }) =>
    type === 'skill' && skill === 'jieyin' && isKnownEnemy(m, seat as Seat),
  'fellow left to die': (m, { type }) => {
    const { about, kind, seat, options } = m.decision;
    if (kind !== 'answer-use' || type !== 'pass' || about.to === undefined) return false;
    if (about.to === seat || !isKnownFriend(m.view, seat, about.to) || !about.name?.startsWith('peach')) return false;
    const mayHelp = options.some(({ card }) => card !== undefined && nameOf(m, card) === 'peach');
    return mayHelp && holds(m, 'peach') >= ((m.view.players[seat]?.hp ?? 0) > 1 ? 1 : 2);
  },
  'Negate on a trifle': ({ decision }, { type }) =>
    type === 'answer' && decision.about.name === 'negate' && TRIFLES.has(decision.about.card?.name ?? ''),
  'Duel without a Strike': (m, option) =>
    m.decision.kind === 'play' &&
    option.type === 'use' &&
    usedName(m, option) === 'duel' &&
    strikes(m) === 0 &&
    (m.view.players[option.seat as Seat]?.cards ?? 0) >= FULL_HAND,
  'crossbow put away': (m, option) => {
    const { slots } = m.view.players[m.decision.seat] as View['players'][number];
    return (
      m.decision.kind === 'play' &&
      option.type === 'use' &&
      cardFacts(usedName(m, option) || 'strike').slot === 'weapon' &&
      slots.weapon >= 0 &&
      nameOf(m, slots.weapon) === 'chu-ko-nu' &&
      strikes(m) >= 2
    );
  },
};

/** At the end of a turn every Dodge goes, and something that is no Dodge stays. */
const discardsLastDodge = (m: Moment): boolean => {
  const { kind, about } = m.decision;
  if (kind !== 'discard' || about.skill !== undefined) return false;
  const gone = new Set(m.chosen.map(({ card }) => card as number));
  const kept = m.view.hand.filter((card) => !gone.has(card));
  return (
    holds(m, 'dodge') > 0 &&
    kept.length > 0 &&
    !kept.some((card) => nameOf(m, card) === 'dodge' || nameOf(m, card) === 'peach')
  );
};

/** Follows one game and counts what was done in it against good manners, from choices and events. */
class Watcher {
  readonly #found: (manner: Manner, moment: Moment | null) => void;
  #drinker: { seat: Seat; turn: number } | null = null; // has drunk Wine and not been asked again
  #isByOwn = false; //                                     the Lord's last life went by a loyalist's scroll that hits all

  constructor(found: (manner: Manner, moment: Moment | null) => void) {
    this.#found = found;
  }

  look(m: Moment): void {
    this.#lookForStrike(m);
    const [option] = m.chosen;
    for (const [manner, isSo] of Object.entries(LOOKS) as [Manner, Look][])
      for (const chosen of m.chosen) if (isSo(m, chosen)) this.#found(manner, m);
    if (discardsLastDodge(m)) this.#found('last Dodge discarded', m);
    if (m.decision.kind === 'play' && option?.type === 'use' && usedName(m, option) === 'wine')
      this.#drinker = { seat: m.decision.seat, turn: m.state.turns };
  }

  /** Whoever has drunk should find a Strike among what it can do next. */
  #lookForStrike(m: Moment): void {
    const drinker = this.#drinker;
    if (drinker === null || m.decision.kind !== 'play') return;
    this.#drinker = null;
    if (drinker.seat !== m.decision.seat || drinker.turn !== m.state.turns) return;
    if (!m.decision.options.some((option) => isStrike(m, option))) this.#found('wine without a Strike', m);
  }

  hear(event: Event, state: State): void {
    const { type, seat, card } = event as Event & { seat?: Seat; card?: Card };
    if (type === 'turn-started') this.#drinker = null;
    if (seat !== 0) return;
    if (type === 'damaged') {
      const user = (state.stack.at(-1) as { user: Seat } | undefined)?.user ?? 0; // not the source: that may be another's skill
      this.#isByOwn = state.players[user]?.role === 'loyalist' && MASS.has(card?.name ?? '');
    }
    if (type === 'life-lost') this.#isByOwn = false;
    if (type === 'died' && this.#isByOwn) this.#found('own scroll kills the Lord', null);
  }
}

/** Scrolls that hit everybody else. */
export const MASS: ReadonlySet<CardName> = new Set(['arrow-barrage', 'barbarian-invasion']);

/** Which games of a bot are watched, and who is told what was found. */
export interface Watch {
  readonly budget?: Budget;
  readonly rules?: 'course' | 'official'; // of kingdom war
  readonly seed?: Seed; //                   all games come from this one
  readonly report?: (manner: Manner, seed: Seed, moment: Moment | null) => void;
}

/** Counts bad manners in so many games of a bot. */
export async function mannersOf(
  game: Game<Ltk>,
  bot: Bot<Ltk>,
  seats: number,
  games: number,
  { budget = {}, rules = 'course', seed: first = 14, report }: Watch = {},
): Promise<Manners> {
  const counts = none();
  for (let n = 0; n < games; n++) {
    const seed = childSeed(first, n);
    const watcher = new Watcher((manner, moment) => {
      counts[manner]++;
      report?.(manner, seed, moment);
    });
    const seating = new Seating<Ltk>(
      Array.from({ length: seats }, () => bot),
      seed,
      { isHeard: true },
    );
    const listen = (event: Event): void => {
      seating.listen?.(event);
      if (match !== undefined) watcher.hear(event, match.state);
    };
    let match: Match<Ltk> | undefined;
    match = Match.start(game, { seed, seats, options: { rules } }, { checkpoints: bot.searches === true, listen });
    const randoms: Random[] = Array.from({ length: seats }, (_, seat) => randomFrom(childSeed(seed, seat)));
    while (match.decision !== null) {
      const { decision } = match;
      const { choice } = await seating.ask(match, randoms[decision.seat] as Random, { budget });
      const chosen = choice.map((index) => decision.options[index] as Option);
      watcher.look({ state: match.state, decision, view: match.view(decision.seat), chosen });
      match.choose(choice);
    }
  }
  return counts;
}
