import type { Seat } from '@cardwright/engine';
import type { HandCard, MinionView, Option, PlayerView, Target } from '../src/types.ts';
import type { Table } from './table.ts';

/** A place that can be aimed at. */
export interface Spot {
  readonly owner: Seat;
  readonly slot: number | 'ritual';
}

export interface Aimed {
  readonly on?: Spot;
  readonly ability?: number; // from 1
}

/** Whether an option is the one that is meant. */
export type Fits = (option: Option) => boolean;

const stats = ({ attack, defence }: { attack: number | null; defence: number | null }): string =>
  `${attack}/${defence}`;

/** A player at the table: what lies before it, and what it does. */
export class TestPlayer {
  readonly seat: Seat;
  readonly #table: Table;

  constructor(seat: Seat, table: Table) {
    this.seat = seat;
    this.#table = table;
  }

  get #own(): PlayerView {
    return this.#table.match.view('all').players[this.seat] as PlayerView;
  }

  get life(): number {
    return this.#own.life;
  }

  get magic(): number {
    return this.#own.magic;
  }

  get deck(): string[] {
    return (this.#own.deckOrder ?? []).map(({ name }) => name);
  }

  /** Names; a card the other player knows of with its stats. */
  get hand(): string[] {
    return this.#own.hand.map((held) => {
      const { card, isKnown, ...rest } = held as HandCard;
      return isKnown ? `${card.name} ${stats(rest)}` : card.name;
    });
  }

  get board(): string[] {
    return this.#own.minions.map((minion) => `${minion.card.name} ${stats(minion)}`);
  }

  get graveyard(): string[] {
    return this.#own.graveyard.map((minion) => `${minion.card.name} ${stats(minion)}`);
  }

  get ritual(): string | null {
    const { ritual } = this.#own;
    return ritual === null ? null : `${ritual.card.name} ${ritual.charges}`;
  }

  /** How many actions each minion has left. */
  get actions(): number[] {
    return this.#own.minions.map(({ actions }) => actions);
  }

  enchantments(slot: number): string[] {
    return (this.#own.minions[slot - 1] as MinionView).enchantments.map(({ name }) => name);
  }

  /** The place of a minion, counted from 1. */
  minion(slot: number): Spot {
    return { owner: this.seat, slot: slot - 1 };
  }

  get ritualSpot(): Spot {
    return { owner: this.seat, slot: 'ritual' };
  }

  /** What this player may do now, as records write it; null when it is not asked. */
  get offered(): string[] | null {
    const { decision } = this.#table.match;
    return decision === null || decision.seat !== this.seat
      ? null
      : decision.options.map((option) => this.#table.match.keyOf(option));
  }

  plays(name: string, aimed: Aimed = {}): void {
    this.#table.choose(this.seat, isPlay(name, aimed), `play ${name}`);
  }

  attacks(by: number, slot?: number): void {
    this.#table.choose(this.seat, isAttack(by, slot), `attack with ${by}`);
  }

  uses(by: number, aimed: Aimed = {}): void {
    this.#table.choose(this.seat, isUse(by, aimed), `use ${by}`);
  }

  ends(): void {
    this.#table.choose(this.seat, ({ type }) => type === 'end', 'end');
  }

  draws(): void {
    this.#table.choose(this.seat, ({ type }) => type === 'draw', 'draw');
  }

  discards(name: string): void {
    this.#table.choose(
      this.seat,
      (option) => option.type === 'discard' && option.card.name === name,
      `discard ${name}`,
    );
  }

  /** Why the card cannot be played; null when it can. */
  cannotPlay(name: string, aimed: Aimed = {}): string | null {
    return this.#table.reason(this.seat, isPlay(name, aimed));
  }

  cannotAttack(by: number): string | null {
    return this.#table.reason(this.seat, isAttack(by, undefined));
  }

  cannotUse(by: number, aimed: Aimed = {}): string | null {
    return this.#table.reason(this.seat, isUse(by, aimed));
  }

  cannotDraw(): string | null {
    return this.#table.reason(this.seat, ({ type }) => type === 'draw');
  }
}

const isAt = (option: Target, spot: Spot): boolean => option.owner === spot.owner && option.slot === spot.slot;

const isPlay =
  (name: string, { on }: Aimed): Fits =>
  (option) => {
    if (on === undefined) return option.type === 'play' && option.card.name === name;
    return option.type === 'play-on' && option.card.name === name && isAt(option, on);
  };

const isAttack =
  (by: number, slot: number | undefined): Fits =>
  (option) => {
    if (slot === undefined) return option.type === 'attack' && option.by === by - 1;
    return option.type === 'attack-on' && option.by === by - 1 && option.slot === slot - 1;
  };

const isUse =
  (by: number, { on, ability = 1 }: Aimed): Fits =>
  (option) => {
    if (option.type !== 'use' && option.type !== 'use-on') return false;
    if (option.by !== by - 1 || option.ability !== ability - 1) return false;
    return on === undefined ? option.type === 'use' : option.type === 'use-on' && isAt(option, on);
  };
