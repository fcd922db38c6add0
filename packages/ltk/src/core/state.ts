import type { Decision, Event, Live, Play, Rng, Seat } from '@cardwright/engine';
import type { Card, CardName, PhysicalCard, SkillId } from './card.ts';

export const ROLES = ['lord', 'loyalist', 'rebel', 'spy'] as const;
export type Role = (typeof ROLES)[number];
export const KINGDOMS = ['wei', 'shu', 'wu', 'qun'] as const;
export type Kingdom = (typeof KINGDOMS)[number];
export type Gender = 'male' | 'female';
export type Mode = 'identity' | 'kingdoms';
export type HeroId = string;

/** What a player's two heroes are called in kingdom war. */
export const PLACES = ['head', 'deputy'] as const;

export const PHASES = ['prepare', 'judge', 'draw', 'play', 'discard', 'finish'] as const;
export type Phase = (typeof PHASES)[number];

export const SLOTS = ['weapon', 'armor', 'plus', 'minus'] as const;
export type Slot = (typeof SLOTS)[number];

/** A delayed scroll before a hero: the physical card, what it counts as, and who used it. */
export interface Fate {
  readonly card: number;
  readonly as: CardName;
  readonly by: Seat;
}

/** A hero card a player keeps to take its shape. */
export interface Avatar {
  readonly hero: HeroId;
  readonly open: boolean; // everybody has seen it
}

export interface Player {
  role: Role | null; //           identity mode
  heroes: readonly HeroId[]; //   one, or two in kingdom war; empty before the choice
  revealed: readonly boolean[]; // per hero
  seen: readonly number[]; //     per hero, the seats (as bits) that have seen it although it is hidden
  claimed: Kingdom | 'careerist' | null; // kingdom war: what everybody knows
  hp: number;
  maxHp: number;
  alive: boolean;
  faceDown: boolean;
  chained: boolean;
  hand: number[];
  slots: Record<Slot, number>; // -1: empty
  fates: readonly Fate[]; //     newest last
  piles: Record<string, number[]>; // cards lying on the hero, by the skill that put them there
  avatars: readonly Avatar[]; // hero cards kept, hidden until shown
  shape: HeroId | null; //       whose gender and kingdom count instead of the own
  gained: readonly SkillId[]; // skills besides the printed ones
  lost: readonly SkillId[]; //   printed skills that are gone
  strikes: number; //            used in this play phase
  wines: number; //              used as a buff in this play phase
  drunk: number; //              damage the next Strike gains
  marks: Record<string, number>; //      for the game
  turnMarks: Record<string, number>; //  until the end of the current turn
  phaseMarks: Record<string, number>; // until the end of the current phase
}

export interface Options {
  readonly deck: string; //          battle, standard, kingdoms, or the text of a cards file
  readonly heroes: string; //        comma-separated ids: the pool; empty for all
  readonly fixed: string; //         comma-separated ids, one per seat (several joined by +): no choice of heroes
  readonly offer: number; //         how many heroes each is offered
  readonly spies: 'one' | 'two';
  readonly rules: 'course' | 'official'; // kingdom war
}

/** A card being used: what, by whom, on whom, and what has been settled about it so far. All of it is public. */
export interface Use {
  readonly user: Seat;
  card: Card; //                 what it counts as may be settled when it is declared
  targets: Seat[];
  second: Seat | null; //        the other seat some cards name (Borrowed Sword's victim)
  extra: number; //              damage above the card's own
  noDodge: Seat[]; //            may not use Dodge against it
  noArmor: Seat[]; //            their armour is ignored
  nullified: Seat[]; //          it has no effect on them
  source: Seat | null; //        who deals its damage
  noNegate: boolean;
  alone: boolean; //             no further target may be added
  met: Seat[]; //                whom it has taken effect on so far, where more follows for them (Rest)
  shown: number[]; //            cards it has turned up (Bountiful Harvest), those taken left out
}

export type Element = 'normal' | 'fire' | 'thunder';

export interface Damage {
  from: Seat | null;
  to: Seat;
  amount: number;
  readonly element: Element;
  readonly card: Card | null;
  readonly use: Use | null; //      the use that deals it to its target, else null
  readonly chain: boolean; //       came through the chain
  readonly moved: boolean; //       was another's before (Heavenly Fragrance)
}

export interface Judgement {
  readonly seat: Seat;
  readonly reason: string; // a card name or a skill id
  card: number;
}

/**
 * Where a state keeps what was worked out about its skills (see skill-index.ts). It is no part of the data: JSON leaves it out, a
 * copy may share it, and it is made anew when the epoch has changed.
 */
export const INDEX: unique symbol = Symbol('index');

export interface State {
  [INDEX]: { readonly epoch: number } | undefined;
  rng: Rng;
  mode: Mode;
  options: Options;
  stage: 'heroes' | 'turns';
  offers: (readonly HeroId[])[]; // what each seat may choose from
  pool: readonly HeroId[]; //    heroes nobody was offered
  players: Player[];
  deck: number[]; //             the top is the last
  discard: number[];
  processing: number[]; //       being used, judged or shown
  known: number[]; //            per card, the seats (as bits) that know where it is although it lies hidden
  doubted: readonly number[] | null; // while somebody has a card face down: per card, who knew it in that hand and cannot say if it is the one
  current: Seat;
  round: number;
  turns: number;
  phase: Phase | null; //        null: between turns
  acting: boolean; //            in the play phase, its start is done
  skipped: Phase[]; //           phases of this turn that will not happen
  extraTurns: Seat[];
  after: Seat; //                whose neighbour is next when the extra turns are over
  stack: Use[]; //               cards being resolved, outermost first; empty at checkpoints
  judging: Judgement[]; //       judgements being made, outermost first; empty at checkpoints
  hurting: Damage[]; //          damage being dealt, outermost first; empty at checkpoints
  dying: Seat[]; //              who is asking for rescue, outermost first; empty at checkpoints
  reshuffles: number;
  refills: number; //            of the deck in this turn
  shuffled: readonly number[] | null; // per card, the reshuffle it last came into the deck by; null before the first
  mixed: readonly number[] | null; // per card, the group of those that others than two players cannot tell apart since one of them went; 0 for none
  epoch: number; //              counts up whenever skills, equipment or the living change
  result: { readonly label: string; readonly winners: readonly Seat[] } | null;
}

/** One thing that can be chosen. What is set depends on the type. */
export interface Option {
  readonly type:
    | 'use'
    | 'recast'
    | 'skill'
    | 'end'
    | 'answer'
    | 'pass'
    | 'card'
    | 'blind'
    | 'seat'
    | 'yes'
    | 'no'
    | 'hero'
    | 'pick';
  readonly card?: number; //   a physical card
  readonly as?: CardName; //   what it counts as, if not as itself
  readonly skill?: SkillId; // by which skill
  readonly seat?: Seat; //     the target, or whose card
  readonly hero?: HeroId; //   a hero, or the own hidden one that is revealed for it
  readonly pick?: string; //   one of a skill's own choices
}

/** What an option may say besides its type, or leave unsaid. */
type Said = { readonly [K in 'card' | 'as' | 'skill' | 'seat' | 'hero']?: Option[K] | null | undefined };

/** Something to do in the play phase. Deeds are of one shape, whatever they leave unsaid: whoever weighs them looks at many. */
export const deed = (type: Option['type'], { card, as, skill, seat, hero }: Said): Option =>
  ({
    type,
    card: card ?? undefined,
    as: as ?? undefined,
    skill: skill ?? undefined,
    seat: seat ?? undefined,
    hero: hero ?? undefined,
  }) as Option;

/** What a decision is about, so that it can be put in words. */
export interface About {
  readonly card?: Card;
  readonly name?: CardName;
  readonly skill?: SkillId;
  readonly from?: Seat;
  readonly to?: Seat;
  readonly on?: Seat; //  whom the card to be negated would affect, or whom the card asked for is to be used on
  readonly by?: Seat; //  who used the delayed scroll that is to be negated
  readonly help?: Seat; // for whom the card would be played
  readonly left?: number; // how many such cards it takes from here, where one is not enough
  readonly amount?: number; // the damage whoever is asked takes if it passes, as far as everybody can know
  readonly element?: Element;
  readonly count?: number;
}

export interface LtkDecision extends Decision<Option> {
  readonly about: About;
}

/** Everything the log can say. `cards` inside `secret` are what only some may see. */
export interface GameEvent extends Event {
  readonly type: string;
  readonly seat?: Seat;
  readonly place?: number; //  a seat by its number, where its name is still to be told
  readonly by?: Seat; //       who brought it about, or picked the card, if not whom it is told of
  readonly to?: Seat | null;
  readonly from?: Seat | null;
  readonly targets?: readonly Seat[];
  readonly card?: Card;
  readonly id?: number; //     a physical card
  readonly cards?: readonly number[];
  readonly count?: number;
  readonly hand?: number; //   how many hand cards the seat has now
  readonly zone?: 'hand' | 'equipment' | 'fate'; // where a card lay that somebody else picked
  readonly name?: CardName;
  readonly skill?: SkillId;
  readonly hero?: HeroId;
  readonly role?: Role;
  readonly kingdom?: string;
  readonly element?: Element;
  readonly amount?: number;
  readonly chain?: boolean; // the damage came through the chain
  readonly moved?: boolean; // the damage was another's before
  readonly hp?: number;
  readonly phase?: Phase;
  readonly pick?: string;
  readonly label?: string;
  readonly secret?: {
    readonly to: readonly Seat[];
    readonly cards?: readonly number[];
    readonly heroes?: readonly HeroId[];
  };
}

/** A game in progress. */
export interface Now extends Live<State, GameEvent, LtkDecision> {
  faces: readonly PhysicalCard[]; // what is printed on each physical card
}

export type Asks<R = void> = Play<LtkDecision, R>;

/** Nothing to ask, nothing to do: a generator that is over. It holds nothing, so one serves for all. */
export const NOTHING: Asks = (function* () {})();
NOTHING.next([]);

/** Thrown when somebody has won: nothing of what was still to happen happens. */
export class GameOver extends Error {
  override name = 'GameOver';
}

/** The one that is thrown: who won is in the state, and making an error takes time. */
export const gameOver = new GameOver('the game is over');

export const playerAt = (g: Now, seat: Seat): Player => g.state.players[seat] as Player;

export const isAlive = (g: Now, seat: Seat): boolean => playerAt(g, seat).alive;

/** Whether a record has anything in it; most have not, so it pays to look before copying or emptying one. */
export const hasAny = (record: Readonly<Record<string, unknown>>): boolean => {
  for (const _ in record) return true;
  return false;
};

const cloneMarks = (marks: Record<string, number>): Record<string, number> => (hasAny(marks) ? { ...marks } : {});

const cloneLists = (lists: Record<string, number[]>): Record<string, number[]> => {
  const clone: Record<string, number[]> = {};
  if (hasAny(lists)) for (const key of Object.keys(lists)) clone[key] = (lists[key] as number[]).slice();
  return clone;
};

// What is readonly is replaced, never changed, so copies share it.
//
// Copies are spread, not spelled out: what V8 makes of a literal it may take to live long, and then a copy that is soon dropped
// keeps everything it refers to until the next full collection.

const clonePlayer = (p: Player): Player => ({
  ...p,
  hand: p.hand.slice(),
  slots: { ...p.slots },
  piles: cloneLists(p.piles),
  marks: cloneMarks(p.marks),
  turnMarks: cloneMarks(p.turnMarks),
  phaseMarks: cloneMarks(p.phaseMarks),
});

export const cloneState = (s: State): State => ({
  ...s,
  rng: { ...s.rng },
  offers: s.offers.slice(),
  players: s.players.map(clonePlayer),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  processing: s.processing.slice(),
  known: s.known.slice(),
  skipped: s.skipped.slice(),
  extraTurns: s.extraTurns.slice(),
  stack: s.stack.slice(),
  judging: s.judging.slice(),
  hurting: s.hurting.slice(),
  dying: s.dying.slice(),
});

export const newPlayer = (role: Role | null): Player => ({
  role,
  heroes: [],
  revealed: [],
  seen: [0, 0],
  claimed: null,
  hp: 0,
  maxHp: 0,
  alive: true,
  faceDown: false,
  chained: false,
  hand: [],
  slots: { weapon: -1, armor: -1, plus: -1, minus: -1 },
  fates: [],
  piles: {},
  avatars: [],
  shape: null,
  gained: [],
  lost: [],
  strikes: 0,
  wines: 0,
  drunk: 0,
  marks: {},
  turnMarks: {},
  phaseMarks: {},
});
