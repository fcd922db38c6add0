import { nextWord, type Rng } from '@cardwright/engine';
import { type Card, valueOf } from '@cardwright/thrones/public';

/**
 * The game as plain numbers, to play it out a few hundred thousand times a second. A hand is four sets of ranks, as bits: king
 * first. A test plays it beside the real rules and compares the two at every decision.
 */
export const RANKS = 12;
const ALL = (1 << RANKS) - 1;
const TENS = 0b1111; // king, queen, jack and ten are all worth 10
const TEN = 10;
export const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3] as const;

export const PLAYS = 6;
const TURNS = 12;
const POINTS = 84; // of all hearts
const HEART_TURNS = 2;

/** The ranks worth more than x. */
const ABOVE = Int32Array.from({ length: TEN + 1 }, (_, x) => (x < 2 ? ALL : x >= TEN ? 0 : (1 << (13 - x)) - 1));
/** The ranks worth exactly v. */
const EQUAL = Int32Array.from({ length: TEN + 1 }, (_, v) => (v === TEN ? TENS : v >= 2 ? 1 << (13 - v) : 0));

const above = (x: number): number => (x < 0 ? ALL : x >= TEN ? 0 : (ABOVE[x] as number));

/** The cheapest card of a set of ranks; of the tens the first. */
const cheapest = (ranks: number): number => {
  const last = 31 - Math.clz32(ranks);
  return last > 3 ? last : 31 - Math.clz32(ranks & -ranks);
};

/** Where things stand in the numbers. Of two, the first is pile 0's. */
export const ATTACK = 16;
export const DEFENCE = 18;
export const TOP = 20; //      the value of the top card
export const PRIZE = 22; //    the value of the heart
export const TURNED = 24; //   what a diamond would reduce: 0 attack, 1 defence
export const HEIGHT = 26; //   how many cards lie there
export const SCORE = 28;
export const PLAY = 30;
export const START = 31;
export const TURN = 32;
const SIZE = 33;

/** A move: a card times 2 plus a pile, or this. */
export const PASS = -1;

export class Light {
  readonly #n = new Int32Array(SIZE);
  #clampsEach = true;

  copy(other: Light): void {
    this.#n.set(other.#n);
    this.#clampsEach = other.#clampsEach;
  }

  /** Sets the table. Hands come with `give`, cards on the table with `lay`. */
  begin(play: number, start: number, turn: number, scores: readonly [number, number], clampsEach: boolean): void {
    this.#n.fill(0);
    this.#n[PLAY] = play;
    this.#n[START] = start;
    this.#n[TURN] = turn;
    this.#n[SCORE] = scores[0];
    this.#n[SCORE + 1] = scores[1];
    this.#clampsEach = clampsEach;
  }

  give(seat: number, card: Card): void {
    const suit = Math.floor(card / RANKS);
    const at = seat * 4 + suit;
    this.#n[at] = (this.#n[at] as number) | (1 << (card % RANKS));
  }

  /** All there is to know, for those who must be quick: hands first, by seat and suit. */
  get numbers(): Readonly<Int32Array> {
    return this.#n;
  }

  get isOver(): boolean {
    return this.#n[PLAY] === PLAYS;
  }

  /** Nothing that is still to be won can change who wins. */
  get isDecided(): boolean {
    const own = this.#n[SCORE] as number;
    const other = this.#n[SCORE + 1] as number;
    return Math.abs(own - other) > POINTS - own - other || this.#n[PLAY] === PLAYS;
  }

  get seat(): number {
    return ((this.#n[START] as number) + (this.#n[TURN] as number)) & 3;
  }

  get scores(): readonly [number, number] {
    return [this.#n[SCORE] as number, this.#n[SCORE + 1] as number];
  }

  get piles(): readonly { attack: number; defence: number; cards: number }[] {
    return [0, 1].map((pile) => ({
      attack: Math.max(0, this.#n[ATTACK + pile] as number),
      defence: Math.max(0, this.#n[DEFENCE + pile] as number),
      cards: this.#n[HEIGHT + pile] as number,
    }));
  }

  hand(seat: number): Card[] {
    return Array.from({ length: RANKS * 4 }, (_, card) => card).filter(
      (card) => ((this.#n[seat * 4 + Math.floor(card / RANKS)] as number) & (1 << (card % RANKS))) !== 0,
    );
  }

  /** Lays a card from nobody's hand. */
  lay(card: Card, pile: number): void {
    const n = this.#n;
    const value = valueOf(card);
    const suit = Math.floor(card / RANKS);
    if (suit === HEARTS) {
      n[ATTACK + pile] = value;
      n[DEFENCE + pile] = value;
      n[PRIZE + pile] = value;
      n[TURNED + pile] = 0;
    } else {
      const amount = n[TOP + pile] === value ? value * 2 : value;
      if (suit !== DIAMONDS) n[TURNED + pile] = suit === SPADES ? 1 : 0;
      const stat = (n[TURNED + pile] === 1 ? DEFENCE : ATTACK) + pile;
      const now = (n[stat] as number) + (suit === DIAMONDS ? -amount : amount);
      n[stat] = this.#clampsEach && now < 0 ? 0 : now;
    }
    n[TOP + pile] = value;
    n[HEIGHT + pile] = (n[HEIGHT + pile] as number) + 1;
  }

  /** The seat whose turn it is makes a move; a play that is over is scored, and the next one opened. */
  move(move: number): void {
    const n = this.#n;
    if (move !== PASS) {
      const card = move >> 1;
      const at = this.seat * 4 + Math.floor(card / RANKS);
      n[at] = (n[at] as number) & ~(1 << (card % RANKS));
      this.lay(card, move & 1);
    }
    n[TURN] = (n[TURN] as number) + 1;
    if (n[TURN] === TURNS) this.#fight();
  }

  #fight(): void {
    const n = this.#n;
    for (let pile = 0; pile < 2; pile++) {
      const other = 1 - pile;
      const isTaken =
        Math.max(0, n[ATTACK + pile] as number) > Math.max(0, n[DEFENCE + other] as number) ? pile : other;
      n[SCORE + isTaken] = (n[SCORE + isTaken] as number) + (n[PRIZE + other] as number);
    }
    n.fill(0, ATTACK, SCORE);
    n[PLAY] = (n[PLAY] as number) + 1;
    n[TURN] = 0;
    n[START] = ((n[START] as number) + 1) & 3;
    if (n[PLAY] === PLAYS) return;
    while (n[n[START] * 4 + HEARTS] === 0) n[START] = (n[START] + 1) & 3;
  }

  get isHeartTurn(): boolean {
    return (this.#n[TURN] as number) < HEART_TURNS;
  }

  /** What the greedy bot does: the highest heart; then the cheapest card that makes an attack of its own succeed or one of the
   * others fail. Only a spade or a club on the own pile and a diamond on the other can. */
  greedy(): number {
    const n = this.#n;
    const { seat } = this;
    const own = seat & 1;
    const other = 1 - own;
    const hand = seat * 4;
    if (this.isHeartTurn) {
      const hearts = n[hand + HEARTS] as number;
      return (HEARTS * RANKS + 31 - Math.clz32(hearts & -hearts)) * 2 + own;
    }
    const attack = Math.max(0, n[ATTACK + own] as number);
    const guard = Math.max(0, n[DEFENCE + other] as number);
    const threat = Math.max(0, n[ATTACK + other] as number);
    const defence = Math.max(0, n[DEFENCE + own] as number);
    const wantsAttack = attack <= guard;
    const wantsDefence = threat > defence;
    if (!wantsAttack && !wantsDefence) return PASS;
    const [winPrize, keepPrize] = [n[PRIZE + other] as number, n[PRIZE + own] as number];
    let best = PASS;
    let bestValue = TEN + 1;
    let bestPrize = 0;
    if (wantsDefence) {
      const need = threat - (n[DEFENCE + own] as number) - 1;
      const fit = (n[hand + SPADES] as number) & this.#reaching(need, own);
      if (fit !== 0) {
        const rank = cheapest(fit);
        [best, bestValue, bestPrize] = [(SPADES * RANKS + rank) * 2 + own, valueOf(rank), keepPrize];
      }
    }
    const isOnDefence = n[TURNED + other] === 1;
    if ((n[HEIGHT + other] as number) > 1 && (isOnDefence ? wantsAttack && attack > 0 : wantsDefence)) {
      const need = isOnDefence ? (n[DEFENCE + other] as number) - attack : (n[ATTACK + other] as number) - defence - 1;
      const fit = (n[hand + DIAMONDS] as number) & this.#reaching(need, other);
      if (fit !== 0) {
        const rank = cheapest(fit);
        const value = valueOf(rank);
        const prize = isOnDefence ? winPrize : keepPrize;
        if (value < bestValue || (value === bestValue && prize > bestPrize)) {
          [best, bestValue, bestPrize] = [(DIAMONDS * RANKS + rank) * 2 + other, value, prize];
        }
      }
    }
    if (wantsAttack) {
      const need = guard - (n[ATTACK + own] as number);
      const fit = (n[hand + CLUBS] as number) & this.#reaching(need, own);
      if (fit !== 0) {
        const rank = cheapest(fit);
        const value = valueOf(rank);
        if (value < bestValue || (value === bestValue && winPrize > bestPrize)) {
          best = (CLUBS * RANKS + rank) * 2 + own;
        }
      }
    }
    return best;
  }

  /** The ranks that change a stat by more than `need` when laid on this pile: doubly, if the top card is worth the same. */
  #reaching(need: number, pile: number): number {
    const top = this.#n[TOP + pile] as number;
    return above(need) | (top * 2 > need ? (EQUAL[top] as number) : 0);
  }

  /** What somebody does in a playout: the greedy move, but now and then (so many times in 2³²) anything. */
  next(rng: Rng, strays: number): number {
    return !this.isHeartTurn && nextWord(rng) < strays ? this.#anything(nextWord(rng)) : this.greedy();
  }

  playOut(rng: Rng, strays: number): void {
    while (!this.isOver) this.move(this.next(rng, strays));
  }

  /** Any effect card on any pile; what is not legal is a pass. */
  #anything(word: number): number {
    const n = this.#n;
    const hand = this.seat * 4;
    const suit = [SPADES, DIAMONDS, CLUBS][(word >>> 1) % 3] as number;
    const ranks = n[hand + suit] as number;
    const pile = word & 1;
    const rank = (word >>> 8) % RANKS;
    const fit = ranks & (1 << rank) ? rank : ranks === 0 ? -1 : cheapest(ranks);
    if (fit < 0 || (suit === DIAMONDS && (n[HEIGHT + pile] as number) < 2)) return PASS;
    return (suit * RANKS + fit) * 2 + pile;
  }

  /** How it ended for a team: 1 won, 0 lost, a half for a draw. */
  shareOf(team: number): number {
    const lead = (this.#n[SCORE + team] as number) - (this.#n[SCORE + 1 - team] as number);
    return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  }
}
