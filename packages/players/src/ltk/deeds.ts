import type { Seat } from '@cardwright/engine';
import { type CardName, cardFacts, type GameEvent } from '@cardwright/ltk/public';

const SEATS = 10; // at most

const NO_DEEDS: readonly number[] = Array.from({ length: SEATS * SEATS }, () => 0); // by × SEATS + to
const NO_TURNS: readonly number[] = Array.from({ length: SEATS }, () => 0);

/** Whether being aimed at is harm in itself, whatever is made of the card. */
function isHarm(name: CardName): boolean {
  const { hostile, mayFree } = cardFacts(name);
  return hostile && !mayFree;
}

/** What a seat makes of the others: how many roles nobody has shown yet, and how much each seat is for the Lord, −1 to 1. */
export interface Reading {
  readonly hidden: { readonly loyalists: number; readonly rebels: number; readonly spies: number };
  readonly loyal: readonly number[];
  feelings?: readonly number[]; // how it feels about them, where nothing else counts; worked out when somebody asks
}

/** What everybody has seen the seats do to each other, from the events everybody is told. */
export class Deeds {
  readonly #harm: number[];
  readonly #first: number[];
  readonly #help: number[];
  readonly #turns: number[];
  #readings: Map<number, Reading> | null; // null: nothing was made of them yet

  /** Nothing was done yet, or all that was done before. */
  constructor(before?: Deeds) {
    this.#harm = (before === undefined ? NO_DEEDS : before.#harm).slice();
    this.#first = (before === undefined ? NO_DEEDS : before.#first).slice();
    this.#help = (before === undefined ? NO_DEEDS : before.#help).slice();
    this.#turns = (before === undefined ? NO_TURNS : before.#turns).slice();
    this.#readings = before === undefined ? null : before.readings;
  }

  /** What was made of these deeds, by how else things stand; forgotten with the next deed. Shared with those who have seen the same. */
  get readings(): Map<number, Reading> {
    this.#readings ??= new Map();
    return this.#readings;
  }

  /** The types of event it learns from. */
  static readonly EVENTS: readonly string[] = [
    'card-used',
    'target-added',
    'target-changed',
    'damage-moved',
    'damaged',
    'cards-taken',
    'cards-discarded',
    'turn-started',
    'recovered',
  ];

  static of(history: readonly GameEvent[]): Deeds {
    const deeds = new Deeds();
    for (const event of history) deeds.hear(event);
    return deeds;
  }

  /** How often a seat harmed another by a card or a skill. */
  harm(by: Seat, to: Seat): number {
    return this.#harm[by * SEATS + to] as number;
  }

  /** How often of these it had not been harmed by the other before. */
  unprovoked(by: Seat, to: Seat): number {
    return this.#first[by * SEATS + to] as number;
  }

  /** How many turns a seat has begun. */
  turns(seat: Seat): number {
    return this.#turns[seat] as number;
  }

  /** How much life a seat gave another. */
  help(by: Seat, to: Seat): number {
    return this.#help[by * SEATS + to] as number;
  }

  /** What a seat did for another, less what it did against it. */
  balance(by: Seat, to: Seat): number {
    return this.help(by, to) - this.harm(by, to);
  }

  noteHarm(by: Seat, to: Seat, times = 1): void {
    if (by === to) return;
    if (this.harm(to, by) === 0) this.#first[by * SEATS + to]! += times;
    this.#harm[by * SEATS + to]! += times;
    this.#readings = null;
  }

  noteHelp(by: Seat, to: Seat, life: number): void {
    if (by === to) return;
    this.#help[by * SEATS + to]! += life;
    this.#readings = null;
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case 'card-used':
        return this.#hearUse(event);
      case 'target-added':
      case 'target-changed':
        if (isHarm(event.card?.name ?? '')) this.noteHarm(event.seat as Seat, event.to as Seat);
        return;
      case 'damage-moved':
        return this.noteHarm(event.seat as Seat, event.to as Seat);
      case 'damaged':
        return this.#hearDamage(event);
      case 'cards-taken':
      case 'cards-discarded':
        if (event.by !== undefined && event.zone !== 'fate') this.noteHarm(event.by, event.seat as Seat);
        return;
      case 'turn-started':
        this.#turns[event.seat as Seat]! += 1;
        return;
      case 'recovered':
        if (typeof event.from === 'number') this.noteHelp(event.from, event.seat as Seat, event.amount as number);
    }
  }

  /** Whoever uses a hostile card harms those it is aimed at; whoever makes another use it harms that one too. */
  #hearUse({ seat, card, by, targets = [] }: GameEvent): void {
    if (!isHarm(card?.name ?? '')) return;
    for (const target of targets) this.noteHarm((by ?? seat) as Seat, target);
    if (by !== undefined) this.noteHarm(by, seat as Seat);
  }

  /** What a card does was harm when it was aimed, and what is passed on is the deed of whoever passed it on. */
  #hearDamage({ seat, from, by = from ?? undefined, card, chain, moved }: GameEvent): void {
    if (card === undefined && chain !== true && moved !== true && by !== undefined) this.noteHarm(by, seat as Seat);
  }
}
