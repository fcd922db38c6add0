import type { Seat } from '@cardwright/engine';
import {
  HAND_LIMIT,
  type MinionView,
  type Option,
  type PlayerView,
  printed,
  type RitualView,
  type View,
} from '@cardwright/sorcery/public';
import { valueOfMinion } from '../value.ts';
import { gainBy, type Sides, sidesOf } from './shrewd.ts';

/** Signs: numbers with a place each. What is not noted is 0. */
export class Signs {
  count = 0;
  readonly places: Int16Array;
  readonly values: Float32Array;

  constructor(most: number) {
    this.places = new Int16Array(most);
    this.values = new Float32Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  note(place: number, value = 1): void {
    if (value === 0 || this.count === this.places.length) return;
    this.places[this.count] = place;
    this.values[this.count++] = value;
  }
}

/** Gives out places, one after the other. */
class Places {
  size = 0;

  take(count = 1): number {
    this.size += count;
    return this.size - count;
  }
}

/** Where the signs of a table stand, as its mover sees it. */
export class TableSigns {
  readonly #places = new Places();
  readonly side: readonly [own: number, enemy: number];
  readonly ready: number;
  readonly isLethal: number;
  readonly canKillSoon: number;
  readonly isInDanger: number;
  readonly turn: number;
  readonly boards: readonly [number, number]; // by kind
  readonly rituals: readonly [number, number];
  readonly hand: number;

  constructor(kinds: number) {
    const places = this.#places;
    this.side = [places.take(SIDE), places.take(SIDE)];
    this.ready = places.take();
    this.isLethal = places.take();
    this.canKillSoon = places.take();
    this.isInDanger = places.take();
    this.turn = places.take();
    this.boards = [places.take(kinds), places.take(kinds)];
    this.rituals = [places.take(kinds), places.take(kinds)];
    this.hand = places.take(kinds);
  }

  get size(): number {
    return this.#places.size;
  }
}

const SIDE = 9; // numbers that are noted of each side

/** Where the signs of an option stand. */
export class OptionSigns {
  readonly #places = new Places();
  readonly gain: number; //  what the rule of thumb expects of it; the first, and what habits begin with
  readonly isBest: number;
  readonly isGain: number;
  readonly type: number;
  readonly numbers: number;
  readonly played: readonly number[]; // on nothing, on the own side, on the enemy's; by kind
  readonly attacks: readonly number[]; // a player, a minion
  readonly used: number;
  readonly aimedAt: readonly number[]; // an own thing, an enemy's

  constructor(kinds: number) {
    const places = this.#places;
    this.gain = places.take();
    this.isBest = places.take();
    this.isGain = places.take();
    this.type = places.take(TYPES);
    this.numbers = places.take(NUMBERS);
    this.played = [places.take(kinds), places.take(kinds), places.take(kinds)];
    this.attacks = [places.take(kinds), places.take(kinds)];
    this.used = places.take(kinds);
    this.aimedAt = [places.take(kinds), places.take(kinds)];
  }

  get size(): number {
    return this.#places.size;
  }
}

const TYPE = {
  attack: 0,
  'attack-on': 1,
  play: 2,
  'play-on': 3,
  use: 5,
  'use-on': 6,
  draw: 8,
  discard: 8,
  end: 9,
} as const;
const TYPES = 10;

const AT = {
  cost: 0,
  left: 1, //       magic that is then left …
  others: 2, //     … and cards in the hand it is still enough for
  attack: 3, //     of who acts, or comes
  defence: 4,
  targetAttack: 5,
  targetDefence: 6,
  targetActions: 7,
  targetWorth: 8,
  isKill: 9,
  isDeath: 10, //   of the attacker
  overkill: 11,
  part: 12, //      of the enemy's life
  isSilenced: 13,
  isDelayed: 14,
  enchantments: 15,
  unspent: 16, //   magic, at the end of the turn
  undone: 17, //    what the rule of thumb would still do
  isFull: 18, //    a full hand draws nothing
  isRitual: 19, //  aimed at
} as const;
const NUMBERS = 20;

const MOST_TABLE = 64;
const MOST_OPTION = 24;

const sum = (minions: readonly MinionView[], of: (minion: MinionView) => number): number => {
  let all = 0;
  for (const minion of minions) all += of(minion);
  return all;
};

/** Reads what is to be seen of a table and of each option. Nothing is looked at that the mover's seat does not see. */
export class Reader {
  readonly table: TableSigns;
  readonly option: OptionSigns;
  readonly tableSigns = new Signs(MOST_TABLE);
  readonly optionSigns = new Signs(MOST_OPTION);
  readonly #kinds: ReadonlyMap<string, number>;
  #sides: Sides | null = null;
  #gains: number[] = [];
  #best = 0;
  #undone = 0;

  constructor(kinds: ReadonlyMap<string, number>) {
    this.#kinds = kinds;
    this.table = new TableSigns(kinds.size + 1);
    this.option = new OptionSigns(kinds.size + 1);
  }

  /** Notes a card by its kind; nothing of one that nobody has learned about. */
  #kind(signs: Signs, at: number, name: string, value = 1): void {
    const kind = this.#kinds.get(name);
    if (kind !== undefined) signs.note(at + kind, value);
  }

  /** Whether it plays or uses a card that nobody has learned about. */
  #isUnheardOf(option: Option): boolean {
    const { name } = 'card' in option ? option.card : 'minion' in option ? option.minion : { name: '' };
    return name !== '' && !this.#kinds.has(name);
  }

  /**
   * Reads a table. Where there is nothing to weigh, what to do is given back: an attack that is part of a kill, or what the rule of thumb would
   * do with a card that nobody has learned about.
   */
  readTable(view: View, seat: Seat, options: readonly Option[]): number | null {
    const sides = sidesOf(view, seat);
    const { own, enemy, threat } = sides;
    this.#sides = sides;
    const ready = sum(own.minions, ({ attack, actions }) => attack * actions);
    if (ready >= enemy.life) {
      const attack = options.findIndex(({ type }) => type === 'attack');
      if (attack >= 0) return attack;
    }
    this.#weigh(sides, options);
    if (this.#isUnheardOf(options[this.#best] as Option)) return this.#best;
    const { table, tableSigns: signs } = this;
    signs.clear();
    this.#side(own, 0);
    this.#side(enemy, 1);
    signs.note(table.ready, ready / 5);
    if (ready >= enemy.life) signs.note(table.isLethal);
    if (sum(own.minions, ({ attack }) => attack) >= enemy.life) signs.note(table.canKillSoon);
    if (threat >= own.life) signs.note(table.isInDanger);
    signs.note(table.turn, view.turn / 20);
    for (const card of own.hand) if (card !== null) this.#kind(signs, table.hand, card.card.name);
    return null;
  }

  #weigh(sides: Sides, options: readonly Option[]): void {
    const end = options.length - 1;
    this.#gains.length = options.length;
    this.#best = end;
    this.#undone = 0;
    let most = 0;
    for (let i = 0; i < end; i++) {
      const gain = gainBy(sides, options[i] as Option);
      this.#gains[i] = gain;
      if (gain > 0) this.#undone++;
      if (gain > most) [this.#best, most] = [i, gain];
    }
    this.#gains[end] = 0;
  }

  #side({ life, magic, hand, deck, minions, ritual }: PlayerView, which: 0 | 1): void {
    const { table, tableSigns: signs } = this;
    const at = table.side[which];
    signs.note(at, life / 10);
    if (life <= 5) signs.note(at + 1);
    signs.note(at + 2, Math.min(magic, 10) / 5);
    signs.note(at + 3, hand.length / 5);
    signs.note(at + 4, deck / 10);
    signs.note(at + 5, minions.length / 3);
    signs.note(at + 6, sum(minions, ({ attack }) => attack) / 5);
    signs.note(at + 7, sum(minions, ({ defence }) => defence) / 10);
    signs.note(at + 8, hand.length === HAND_LIMIT ? 1 : 0);
    for (const { card } of minions) this.#kind(signs, table.boards[which], card.name);
    if (ritual !== null) this.#kind(signs, table.rituals[which], ritual.card.name, ritual.charges / 4);
  }

  /** Reads an option of the table that was read last. */
  readOption(option: Option, index: number): void {
    const { option: to, optionSigns: signs } = this;
    signs.clear();
    const gain = this.#gains[index] as number;
    signs.note(to.gain, Math.max(-6, Math.min(8, gain)) / 4);
    if (index === this.#best) signs.note(to.isBest);
    if (gain > 0) signs.note(to.isGain);
    this.#what(option, this.#sides as Sides);
  }

  #number(at: keyof typeof AT, value: number): void {
    this.optionSigns.note(this.option.numbers + AT[at], value);
  }

  #price({ own }: Sides, cost: number, hand: number): void {
    const left = own.magic - cost;
    this.#number('cost', cost / 3);
    this.#number('left', Math.min(left, 10) / 5);
    let others = 0;
    own.hand.forEach((card, i) => {
      if (i !== hand && card !== null && printed(card.card.name).cost <= left) others++;
    });
    this.#number('others', others / 3);
  }

  #target(sides: Sides, { owner, slot }: { owner: Seat; slot: number | 'ritual' }): MinionView | null {
    const isOwn = owner === sides.seat;
    const side = isOwn ? sides.own : sides.enemy;
    const at = this.option.aimedAt[isOwn ? 0 : 1] as number;
    if (slot === 'ritual') {
      this.#number('isRitual', 1);
      this.#kind(this.optionSigns, at, (side.ritual as RitualView).card.name);
      return null;
    }
    const minion = side.minions[slot] as MinionView;
    this.#kind(this.optionSigns, at, minion.card.name);
    this.#number('targetAttack', minion.attack / 5);
    this.#number('targetDefence', Math.min(minion.defence, 12) / 5);
    this.#number('targetActions', minion.actions);
    this.#number('targetWorth', valueOfMinion(minion) / 8);
    if (minion.isSilenced) this.#number('isSilenced', 1);
    if (minion.isDelayed) this.#number('isDelayed', 1);
    this.#number('enchantments', minion.enchantments.length / 2);
    return minion;
  }

  #what(option: Option, sides: Sides): void {
    const { option: to, optionSigns: signs } = this;
    const { own, enemy } = sides;
    const type = to.type + TYPE[option.type];
    switch (option.type) {
      case 'attack': {
        const { card, attack, defence } = own.minions[option.by] as MinionView;
        signs.note(type);
        this.#kind(signs, to.attacks[0] as number, card.name);
        this.#number('attack', attack / 5);
        this.#number('defence', Math.min(defence, 12) / 5);
        this.#number('part', attack / enemy.life);
        return;
      }
      case 'attack-on': {
        const { card, attack, defence } = own.minions[option.by] as MinionView;
        signs.note(type);
        this.#kind(signs, to.attacks[1] as number, card.name);
        this.#number('attack', attack / 5);
        this.#number('defence', Math.min(defence, 12) / 5);
        const target = this.#target(sides, option) as MinionView;
        if (attack >= target.defence) this.#number('isKill', 1);
        if (target.attack >= defence) this.#number('isDeath', 1);
        this.#number('overkill', Math.max(0, attack - target.defence) / 5);
        return;
      }
      case 'play': {
        const held = own.hand[option.hand];
        signs.note(type);
        this.#kind(signs, to.played[0] as number, option.card.name);
        this.#price(sides, printed(option.card.name).cost, option.hand);
        this.#number('attack', (held?.attack ?? 0) / 5);
        this.#number('defence', (held?.defence ?? 0) / 5);
        return;
      }
      case 'play-on': {
        const isOwn = option.owner === sides.seat;
        signs.note(type + (isOwn ? 0 : 1));
        this.#kind(signs, to.played[isOwn ? 1 : 2] as number, option.card.name);
        this.#price(sides, printed(option.card.name).cost, option.hand);
        this.#target(sides, option);
        return;
      }
      case 'use':
      case 'use-on': {
        const minion = own.minions[option.by] as MinionView;
        this.#kind(signs, to.used, option.minion.name);
        this.#price(sides, minion.abilityCosts[option.ability] ?? 0, -1);
        this.#number('attack', minion.attack / 5);
        if (option.type === 'use') return signs.note(type);
        signs.note(type + (option.owner === sides.seat ? 0 : 1));
        const target = this.#target(sides, option);
        const { amount } = printed(option.minion.name).abilities[option.ability]?.does ?? { amount: 1 };
        if (target !== null && amount >= target.defence) this.#number('isKill', 1);
        return;
      }
      case 'end':
        signs.note(type);
        this.#number('unspent', Math.min(own.magic, 10) / 5);
        this.#number('undone', this.#undone / 3);
        if (own.hand.length === HAND_LIMIT) this.#number('isFull', 1);
        return;
      case 'draw':
      case 'discard':
        signs.note(type);
    }
  }
}
