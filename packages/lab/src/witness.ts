import type { Event, Match, Outcome, Seat } from '@cardwright/engine';
import { add, type Counts, UNIT } from './counts.ts';
import type { CardHandling, Gauge } from './gauge.ts';

/** The chances of all seats at a table as it stands, 0 to 1. */
export type Chances = (match: Match) => readonly number[];

/** Of a card in one game: how often, and the chances before it and the results after it, added up. */
interface Moved {
  times: number;
  before: number;
  after: number;
}

const offOf = ({ before, after }: Moved): number => after - before;

/** What is needed, added up over games, to know how far the means of two cards vary together. */
const products = (a: Moved, b: Moved): [times: number, timesOff: number, offTimes: number, offs: number] => [
  a.times * b.times,
  a.times * offOf(b),
  offOf(a) * b.times,
  offOf(a) * offOf(b),
];

const BELOW = [50, 25, 10, 5]; //  per cent: what a winner's chance once was under
const CALIBRATED_AT = 2; //        rounds that are over when it is looked how good the chances are
const TENS = 10;
const SPAN = 5; //                  games are sorted by so many turns

/** Looks on at one game and counts. A chance is taken whenever nothing is half done. */
export class Witness {
  readonly #gauge: Gauge;
  readonly #number: number;
  readonly #chances: Chances | null;
  readonly #handled: (event: Event) => readonly CardHandling[];
  readonly #moved: { readonly how: CardHandling; readonly before: number }[] = [];
  readonly #dealt = new Map<string, CardHandling>();
  #now: readonly number[] | null = null; // in parts of UNIT
  #least: number[] = [];
  #early: readonly number[] | null = null;
  #first: Seat | null = null;
  #turn = 0;

  constructor(gauge: Gauge, options: object, number: number, chances: Chances | null) {
    this.#gauge = gauge;
    this.#number = number;
    this.#chances = chances;
    this.#handled = gauge.watch(options);
  }

  hear(event: Event): void {
    for (const how of this.#handled(event)) {
      if (how.way === 'dealt') this.#dealt.set(`${how.seat} ${how.card}`, how);
      else if (this.#now !== null) this.#moved.push({ how, before: this.#now[how.seat] as number });
    }
  }

  /** Somebody is about to be asked. */
  see(match: Match): void {
    const { decision } = match;
    if (decision?.checkpoint !== true) return;
    this.#turn = this.#gauge.turn(match.glance('all'));
    if (this.#turn === 0) return;
    this.#first ??= decision.seat;
    if (this.#chances === null) return;
    const now = this.#chances(match).map((chance) => Math.round(chance * UNIT));
    this.#now = now;
    this.#least = now.map((chance, seat) => Math.min(chance, this.#least[seat] ?? UNIT));
    if (this.#turn > CALIBRATED_AT * match.seats) this.#early ??= now;
  }

  /** Counts what there was, when it is over. */
  count(counts: Counts, match: Match, decisions: number): void {
    const { label, scores } = match.outcome as Outcome;
    const won = scores.map((score) => Math.round(score * UNIT));
    const turns = Math.max(1, this.#gauge.turn(match.glance('all')));
    add(counts, `split|outcome|${label}|all`, 1);
    add(counts, 'mean|length|turns|all', 1, turns, turns * turns);
    add(counts, 'mean|length|decisions|all', 1, decisions, decisions * decisions);
    add(counts, `split|turns|${turns - (turns % SPAN)}|all`, 1);
    this.#countSeats(counts, match, won, label);
    for (const { seat, card } of this.#dealt.values()) add(counts, `share|dealt|${card}|all`, 1, won[seat] as number);
    this.#countSwings(counts, won);
    if (this.#now !== null) this.#countComebacks(counts, won);
  }

  #countSeats(counts: Counts, match: Match, won: readonly number[], label: string): void {
    const view = match.view('all');
    const first = this.#first ?? 0;
    for (const [seat, score] of won.entries()) {
      const { role = 'all', hero, pair } = this.#gauge.stood?.(view, seat) ?? {};
      add(counts, `share|seat|${seat + 1}|${role}`, 1, score);
      add(counts, `share|order|${((seat - first + won.length) % won.length) + 1}|${role}`, 1, score);
      if (role !== 'all') add(counts, `share|role|${role}|all`, 1, score);
      if (hero !== undefined) {
        add(counts, `share|hero|${hero}|${role}`, 1, score);
        if (role !== 'all') add(counts, `share|hero|${hero}|all`, 1, score);
        if (seat === 0) add(counts, `split|first|${hero}|${label}`, 1);
      }
      if (pair !== undefined) add(counts, `share|pair|${pair}|all`, 1, score);
    }
  }

  #countSwings(counts: Counts, won: readonly number[]): void {
    for (const way of ['drawn', 'played'] as const) {
      const cards = new Map<string, Moved>();
      const all: Moved = { times: 0, before: 0, after: 0 };
      for (const { how, before } of this.#moved) {
        if (how.way !== way) continue;
        const own = cards.get(how.card) ?? { times: 0, before: 0, after: 0 };
        cards.set(how.card, own);
        for (const moved of [own, all]) {
          moved.times++;
          moved.before += before;
          moved.after += won[how.seat] as number;
        }
      }
      if (cards.size === 0) continue;
      for (const [card, own] of [...cards, ['all', all] as const]) {
        const { times, before, after } = own;
        add(counts, `swing|${way}|${card}|all`, 1, times, before, after, ...products(own, own), ...products(own, all));
      }
    }
  }

  /** Of the winners, the one whose chance never was as low as the others'. */
  #countComebacks(counts: Counts, won: readonly number[]): void {
    const most = Math.max(...won);
    const least = Math.max(...won.map((score, seat) => (score === most ? (this.#least[seat] as number) : 0)));
    for (const percent of BELOW)
      add(counts, `share|comeback|${percent}|all`, 1, least * 100 < percent * UNIT ? UNIT : 0);
    if (this.#early === null) return;
    const seat = this.#number % won.length; // one a game, so that they have nothing to do with each other
    const chance = this.#early[seat] as number;
    const ten = Math.min(TENS - 1, Math.floor((chance * TENS) / UNIT));
    add(counts, `share|calibration|${ten * TENS}|all`, 1, won[seat] as number);
  }
}
