import { nextWord, type Rng } from '@cardwright/engine';
import { TURNS, valueOf } from '@cardwright/thrones/public';
import { unpacked } from '../../search/weights.ts';
import {
  ATTACK,
  CLUBS,
  DEFENCE,
  DIAMONDS,
  HEARTS,
  HEIGHT,
  type Light,
  PASS,
  PLAY,
  PRIZE,
  RANKS,
  SCORE,
  SPADES,
  TOP,
  TURN,
  TURNED,
} from './light.ts';
import {
  ANSWERING,
  ANSWERS,
  ATTACKING,
  CHANGE,
  COST,
  DARING,
  DEFENDING,
  EASE,
  FIGHTS,
  HELD,
  KEPT,
  LEAD,
  LEADS,
  leadOf,
  MARGINS,
  MOST_MOVES,
  marginOf,
  NOTHING,
  OPENING,
  ORDER,
  SAVING,
  TRUTHS,
  VALUES,
  WON,
} from './truths.ts';

/** Passing, which is no suit; then the suits. Diamonds are last, as they cannot always be laid. */
const KINDS = [-1, SPADES, CLUBS, DIAMONDS] as const;

const VALUE = Int32Array.from({ length: RANKS }, (_, rank) => valueOf(rank));
const countOf = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};
const TENS = 0b1111;
const alike = (rank: number): number => (rank < 4 ? TENS : 1 << rank);

const fight = (attack: number, defence: number): number =>
  (attack < 0 ? 0 : attack) > (defence < 0 ? 0 : defence) ? 1 : 0;

/** None, one or more of a set. */
const several = (bits: number): number => (bits === 0 ? 0 : (bits & (bits - 1)) === 0 ? 1 : 2);

/** What was learned, and where it comes from. */
export interface HabitWeights {
  readonly command: string; // makes the same file again
  readonly rules: string; //   the version of the rules they were learned for
  readonly games: number; //   it played against itself
  readonly greedy: number; //  the share it wins against the greedy bot
  readonly numbers: string; // packed, in base64
}

/** Habits as they were learned. */
export const habitsBy = ({ numbers }: HabitWeights): Habits =>
  new Habits(unpacked(Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0))));

/** What everybody is used to do in a playout: how likely each move is follows from the weights of all that is true of it. */
export class Habits {
  readonly weights: Float32Array;
  /** Of the last table that was weighed. */
  readonly moves = new Int32Array(MOST_MOVES);
  readonly chances = new Float64Array(MOST_MOVES);
  readonly truths = new Int16Array(MOST_MOVES * TRUTHS);
  count = 0;
  #sum = 0;

  constructor(weights: Float32Array) {
    this.weights = weights;
  }

  /** What somebody does whose turn it is. */
  next(table: Light, rng: Rng): number {
    return this.moves[this.pick(table, rng)] as number;
  }

  /** The same, as a place among the moves. */
  pick(table: Light, rng: Rng): number {
    this.weigh(table);
    if (this.count === 1) return 0;
    let rest = (nextWord(rng) / 2 ** 32) * this.#sum;
    let i = 0;
    while (i < this.count - 1 && (rest -= this.chances[i] as number) >= 0) i++;
    return i;
  }

  /** What is done most often. */
  likeliest(table: Light): number {
    this.weigh(table);
    let best = 0;
    for (let i = 1; i < this.count; i++) if ((this.chances[i] as number) > (this.chances[best] as number)) best = i;
    return this.moves[best] as number;
  }

  get sum(): number {
    return this.#sum;
  }

  /** Finds the moves and how likely each is. */
  weigh(table: Light): void {
    this.count = 0;
    if (table.isHeartTurn) this.#hearts(table.numbers, table.seat);
    else this.#effects(table.numbers, table.seat);
    const { chances, truths, weights } = this;
    let sum = 0;
    for (let i = 0; i < this.count; i++) {
      let weight = 0;
      const end = (i + 1) * TRUTHS;
      for (let at = i * TRUTHS; at < end; at++) weight += weights[truths[at] as number] as number;
      const chance = Math.exp(weight);
      chances[i] = chance;
      sum += chance;
    }
    this.#sum = sum;
  }

  #hearts(n: Readonly<Int32Array>, seat: number): void {
    const own = seat & 1;
    const play = n[PLAY] as number;
    const isSecond = n[TURN] as number;
    const theirs = n[PRIZE + 1 - own] as number;
    const lead = leadOf((n[SCORE + own] as number) - (n[SCORE + 1 - own] as number));
    const hearts = n[seat * 4 + HEARTS] as number;
    const held = countOf(hearts);
    let place = 0;
    for (let rest = hearts; rest !== 0; rest &= rest - 1, place++) {
      const rank = 31 - Math.clz32(rest & -rest);
      const value = VALUE[rank] as number;
      this.#note(
        (HEARTS * RANKS + rank) * 2 + own,
        OPENING + (play * 2 + isSecond) * VALUES + value,
        isSecond === 1 ? ANSWERING + theirs * VALUES + value : NOTHING,
        DARING + lead * VALUES + value,
        ORDER + (isSecond * 3 + held - 1) * 3 + place,
        NOTHING,
        NOTHING,
        NOTHING,
        NOTHING,
      );
    }
  }

  #effects(n: Readonly<Int32Array>, seat: number): void {
    const own = seat & 1;
    const other = 1 - own;
    const hand = seat * 4;
    const play = n[PLAY] as number;
    const turn = n[TURN] as number;
    const stage = turn < 6 ? 0 : turn < 10 ? 1 : 2;
    const lead = (n[SCORE + own] as number) - (n[SCORE + other] as number);
    const { truths } = this;
    const winPrize = n[PRIZE + other] as number;
    const keepPrize = n[PRIZE + own] as number;
    const attack = n[ATTACK + own] as number;
    const defence = n[DEFENCE + own] as number;
    const threat = n[ATTACK + other] as number;
    const guard = n[DEFENCE + other] as number;
    const ownTop = n[TOP + own] as number;
    const otherTop = n[TOP + other] as number;
    const before = fight(attack, guard) * 2 + 1 - fight(threat, defence);
    const a = ((seat + 1) & 3) * 4;
    const b = ((seat + 2) & 3) * 4;
    const c = ((seat + 3) & 3) * 4;
    const hiddenDiamonds = (n[a + DIAMONDS] as number) | (n[b + DIAMONDS] as number) | (n[c + DIAMONDS] as number);
    const hiddenOthers =
      (n[a + SPADES] as number) |
      (n[b + SPADES] as number) |
      (n[c + SPADES] as number) |
      (n[a + CLUBS] as number) |
      (n[b + CLUBS] as number) |
      (n[c + CLUBS] as number);

    const held =
      countOf(n[hand + SPADES] as number) + countOf(n[hand + DIAMONDS] as number) + countOf(n[hand + CLUBS] as number);
    const isOnDefence = n[TURNED + other] === 1;
    const last = (n[HEIGHT + other] as number) > 1 ? 3 : 2;
    for (let kind = 0; kind <= last; kind++) {
      const suit = KINDS[kind] as number;
      const isDiamond = suit === DIAMONDS;
      const top = isDiamond ? otherTop : ownTop;
      const pile = isDiamond ? other : own;
      const hidden = isDiamond ? hiddenOthers : hiddenDiamonds;
      let rest = kind === 0 ? 1 : (n[hand + suit] as number);
      while (rest !== 0) {
        const rank = 31 - Math.clz32(rest & -rest);
        rest &= ~alike(rank);
        let att = attack;
        let def = defence;
        let thr = threat;
        let gua = guard;
        const at = this.count * TRUTHS;
        if (kind === 0) {
          this.moves[this.count] = PASS;
          truths[at + 3] = SAVING + play * HELD + held;
          truths[at + 4] = EASE + play * LEADS + leadOf(lead);
        } else {
          const value = VALUE[rank] as number;
          const doubled = value === top ? 1 : 0;
          const amount = value << doubled;
          if (suit === SPADES) def += amount;
          else if (suit === CLUBS) att += amount;
          else if (isOnDefence) gua -= amount;
          else thr -= amount;
          this.moves[this.count] = (suit * RANKS + rank) * 2 + pile;
          truths[at + 3] = COST + (play * 4 + suit) * VALUES + value;
          truths[at + 4] =
            ANSWERS + (((isDiamond ? 2 : 0) + doubled) * 3 + several(hidden & alike(rank))) * TURNS + turn;
        }
        if (att < 0) att = 0;
        if (def < 0) def = 0;
        if (thr < 0) thr = 0;
        if (gua < 0) gua = 0;
        const wins = att > gua;
        const keeps = thr <= def;
        const fought = lead + (wins ? winPrize : -winPrize) + (keeps ? keepPrize : -keepPrize);
        truths[at] = CHANGE + (turn * FIGHTS + before) * FIGHTS + (wins ? 2 : 0) + (keeps ? 1 : 0);
        truths[at + 1] = ATTACKING + turn * MARGINS + marginOf(att - gua);
        truths[at + 2] = DEFENDING + turn * MARGINS + marginOf(def + 1 - thr);
        truths[at + 5] = WON + stage * VALUES + (wins ? winPrize : 0);
        truths[at + 6] = KEPT + stage * VALUES + (keeps ? keepPrize : 0);
        truths[at + 7] = LEAD + play * LEADS + leadOf(fought);
        this.count++;
      }
    }
  }

  #note(move: number, a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number): void {
    const { truths } = this;
    const at = this.count * TRUTHS;
    this.moves[this.count++] = move;
    truths[at] = a;
    truths[at + 1] = b;
    truths[at + 2] = c;
    truths[at + 3] = d;
    truths[at + 4] = e;
    truths[at + 5] = f;
    truths[at + 6] = g;
    truths[at + 7] = h;
  }
}
