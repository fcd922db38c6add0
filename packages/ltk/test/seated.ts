import type { Seat } from '@cardwright/engine';
import { distance as distanceOf } from '../src/core/seats.ts';
import type { Option, Player, Role, Slot } from '../src/core/state.ts';
import type { CardText } from './dealer.ts';
import type { Table } from './table.ts';

/** A player at a test's table. */
export class Seated {
  readonly seat: Seat;
  readonly name: string;
  readonly #table: Table;
  constructor(table: Table, seat: Seat, name: string) {
    this.#table = table;
    this.seat = seat;
    this.name = name;
  }
  get #player(): Player {
    return this.#table.match.state.players[this.seat] as Player;
  }
  get hp(): number {
    return this.#player.hp;
  }
  get maxHp(): number {
    return this.#player.maxHp;
  }
  get alive(): boolean {
    return this.#player.alive;
  }
  get chained(): boolean {
    return this.#player.chained;
  }
  get faceDown(): boolean {
    return this.#player.faceDown;
  }
  get skills(): string[] {
    return [...this.#player.gained];
  }
  /** Kingdom war: what everybody knows it to be of. */
  get claimed(): string | null {
    return this.#player.claimed;
  }
  /** Kingdom war: the heroes turned up. */
  get up(): string[] {
    return this.#player.heroes.filter((_, i) => this.#player.revealed[i] === true);
  }
  get role(): Role | null {
    return this.#player.role;
  }
  /** Names of the hand cards, sorted. */
  get hand(): string[] {
    return this.#player.hand.map((id) => this.#table.nameOf(id)).sort();
  }
  /** Suits, ranks and names of the hand cards, sorted. */
  get cards(): string[] {
    return this.#player.hand.map((id) => this.#table.codeOf(id)).sort();
  }
  get equipment(): Partial<Record<Slot, string>> {
    const worn = Object.entries(this.#player.slots).filter(([, id]) => id >= 0);
    return Object.fromEntries(worn.map(([slot, id]) => [slot, this.#table.nameOf(id)]));
  }
  get fates(): string[] {
    return this.#player.fates.map(({ as }) => as);
  }
  pile(name: string): string[] {
    return (this.#player.piles[name] ?? []).map((id) => this.#table.codeOf(id));
  }
  distanceTo(other: Seated): number {
    return distanceOf(this.#table.now(), this.seat, other.seat);
  }
  /** What the open decision offers, in short words; fails if somebody else is asked. */
  get offered(): string[] {
    this.#mustBeAsked('is to say what it is offered');
    return this.#table.offers();
  }
  /** Whether this seat is the one being asked. */
  get asked(): boolean {
    return this.#table.match.decision?.seat === this.seat;
  }
  /** Uses a hand card in the play phase. */
  plays(card: CardText, { on, as, by }: { on?: Seated; as?: string; by?: string } = {}): this {
    return this.#pick(`play ${card}`, (option) => option.type === 'use' && this.#fits(option, card, on, as, by));
  }
  /** Answers with a card: a Dodge, a Strike, a Negate, a Peach. */
  answers(card: CardText, { as, by }: { as?: string; by?: string } = {}): this {
    return this.#pick(
      `answer ${card}`,
      (option) => option.type === 'answer' && this.#fits(option, card, undefined, as, by),
    );
  }
  recasts(card: CardText, { by }: { by?: string } = {}): this {
    return this.#pick(
      `recast ${card}`,
      (option) =>
        option.type === 'recast' &&
        this.#table.is(option.card as number, card) &&
        (by === undefined || option.skill === by),
    );
  }
  /** Uses a skill or a weapon: in the play phase, at its moment, or instead of a card. */
  invokes(skill: string, { on }: { on?: Seated } = {}): this {
    return this.#pick(
      `invoke ${skill}`,
      (option) => option.type === 'skill' && option.skill === skill && (on === undefined || option.seat === on.seat),
    );
  }
  passes(): this {
    return this.#pick('pass', (option) => option.type === 'pass' || option.type === 'no');
  }
  agrees(): this {
    return this.#pick('agree', (option) => option.type === 'yes');
  }
  ends(): this {
    return this.#pick('end', (option) => option.type === 'end');
  }
  /** Picks one of a card's or skill's own choices. */
  picks(pick: string): this {
    return this.#pick(`pick ${pick}`, (option) => option.pick === pick || option.hero === pick);
  }
  /** Picks seats. */
  points(...at: readonly Seated[]): this {
    return this.#several(
      'point',
      at.map((each) => (option: Option) => option.type === 'seat' && option.seat === each.seat),
    );
  }
  /** Picks cards it can see, by name or code. None: picks nothing. */
  chooses(...cards: readonly CardText[]): this {
    return this.#several(
      'choose',
      cards.map((card) => (option: Option) => option.type === 'card' && this.#table.is(option.card as number, card)),
    );
  }
  /** Takes a hand card of somebody blindly. */
  choosesBlindly(): this {
    return this.#pick('choose blindly', (option) => option.type === 'blind');
  }
  #fits(
    option: Option,
    card: CardText,
    on: Seated | undefined,
    as: string | undefined,
    by: string | undefined,
  ): boolean {
    if (on !== undefined && option.seat !== on.seat) return false;
    if (as !== undefined ? option.as !== as : by === undefined && option.as !== undefined) return false;
    if (by !== undefined && option.skill !== by) return false;
    if (option.card === undefined) return card === '' || option.as === card;
    return this.#table.is(option.card, card);
  }
  #mustBeAsked(what: string): void {
    const { decision } = this.#table.match;
    if (decision?.seat !== this.seat) {
      const asked =
        decision === null
          ? 'nobody (the game is over)'
          : `${this.#table.seats[decision.seat]?.name} (${decision.kind})`;
      throw new Error(`${this.name} ${what}, but ${asked} is asked`);
    }
  }
  #pick(what: string, is: (option: Option) => boolean): this {
    return this.#several(what, [is]);
  }
  #several(what: string, each: readonly ((option: Option) => boolean)[]): this {
    this.#mustBeAsked(`is to ${what}`);
    const options = this.#table.match.decision?.options ?? [];
    const choice: number[] = [];
    for (const is of each) {
      const index = options.findIndex((option, i) => !choice.includes(i) && is(option));
      if (index < 0) throw new Error(`${this.name} cannot ${what}; offered: ${this.#table.offers().join(', ')}`);
      choice.push(index);
    }
    this.#table.match.choose(choice);
    this.#table.settle();
    return this;
  }
}
