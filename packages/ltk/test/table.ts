import { type Game, isForced, Match, type Seat, type Viewer } from '@cardwright/engine';
import { afterEach, expect, onTestFailed } from 'vitest';
import { formatRank, type Suit } from '../src/core/card.ts';
import { definitionOf, heroNamed } from '../src/core/definitions.ts';
import { distance as distanceOf } from '../src/core/seats.ts';
import {
  type Happened,
  type HeroId,
  type Now,
  type Option,
  type Phase,
  PLACES,
  type Player,
  type Role,
  type Slot,
  type State,
} from '../src/core/state.ts';
import { facesOf } from '../src/decks/deck.ts';
import { type Ltk, ltkIdentity } from '../src/index.ts';
import './plain-hero.ts';

/** A card in a test: a name, or a name with suit and rank such as `strike:S7`, or any card of a suit and rank: `H5`. */
export type CardText = string;

export interface Setting {
  readonly hero?: HeroId; //                        a hero without skills if not said
  readonly heroes?: readonly HeroId[]; //           kingdom war
  readonly hand?: readonly CardText[];
  readonly equipment?: readonly CardText[];
  readonly fates?: readonly CardText[]; //          oldest first
  readonly hp?: number;
  readonly maxHp?: number;
  readonly role?: Role;
  readonly chained?: boolean;
  readonly faceDown?: boolean;
  readonly hidden?: boolean; //                     kingdom war: both heroes face down
  readonly up?: 'head' | 'deputy'; //               kingdom war: only this hero is revealed
  readonly avatars?: readonly HeroId[]; //          hero cards kept unseen (Zuo Ci)
  readonly careerist?: boolean; //                  kingdom war: has claimed to be of no kingdom
}

export interface TableOptions {
  readonly game?: Game<Ltk>;
  readonly deck?: readonly CardText[]; //           the first is on top
  readonly discard?: readonly CardText[];
  readonly phase?: Phase; //                        where the first player's turn stands; play if not said
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turn?: string; //                        whose turn it is; the first one's if not said
}

/** Heroes with nothing special about them, for seats a test says nothing of. */
const PLAIN = 'plain';
const PLAIN_PAIR = ['qun-a', 'qun-b'];

const SUITS: Readonly<Record<string, Suit>> = { S: 'spade', H: 'heart', C: 'club', D: 'diamond' };
const LETTERS: Readonly<Record<Suit, string>> = { spade: 'S', heart: 'H', club: 'C', diamond: 'D' };

class Dealer {
  readonly #free: Set<number>;
  readonly #faces;
  constructor(deck: string) {
    this.#faces = facesOf(deck);
    this.#free = new Set(this.#faces.map((_, id) => id));
  }
  take(text: CardText): number {
    const [, name, suit, rank] = /^(?:([a-z][a-z-]*))?:?(?:([SHCD])(10|[A2-9JQK]))?$/.exec(text) ?? [];
    for (const id of this.#free) {
      const face = this.#faces[id];
      if (face === undefined) continue;
      if (name !== undefined && face.name !== name) continue;
      if (suit !== undefined && (face.suit !== SUITS[suit] || formatRank(face.rank) !== rank)) continue;
      this.#free.delete(id);
      return id;
    }
    throw new Error(`there is no card "${text}" left in the deck`);
  }
  rest(): number[] {
    return [...this.#free];
  }
}

const open: Table[] = [];

afterEach(() => {
  for (const table of open.splice(0)) table.mustBeSound();
});

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

/** A match set up for a test. */
export class Table {
  readonly match: Match<Ltk>;
  readonly seats: readonly Seated[];
  readonly log: Happened[] = [];
  readonly #deck: string;

  constructor(players: Readonly<Record<string, Setting>>, options: TableOptions) {
    const game = options.game ?? ltkIdentity;
    const names = Object.keys(players);
    const base = Match.start(game, { seed: 1, seats: names.length, options: { ...options.options } });
    this.#deck = base.state.options.deck;
    const state = arrange(
      base.state,
      names.map((name) => players[name] as Setting),
      options,
      names,
    );
    const listen = (event: unknown): void => void this.log.push(event as Happened);
    this.match = Match.start(
      { ...game, setup: () => game.clone(state) },
      { seed: 1, seats: names.length, options: { ...options.options } },
      { listen, askForced: true },
    );
    this.settle();
    this.seats = names.map((name, seat) => new Seated(this, seat, name));
    open.push(this);
    onTestFailed(() => console.error(this.describe()));
  }

  /** Answers what has a single answer, except that a play phase waits to be ended. */
  settle(): void {
    for (
      let asked = this.match.decision;
      asked !== null && isForced(asked) && asked.kind !== 'play';
      asked = this.match.decision
    )
      this.match.choose([0]);
  }

  nameOf(id: number): string {
    return facesOf(this.#deck)[id]?.name ?? '?';
  }
  codeOf(id: number): string {
    const face = facesOf(this.#deck)[id];
    return face === undefined ? '?' : `${face.name}:${LETTERS[face.suit]}${formatRank(face.rank)}`;
  }
  is(id: number, text: CardText): boolean {
    const code = this.codeOf(id);
    return code === text || code.startsWith(`${text}:`) || code.endsWith(`:${text}`);
  }
  now(): Now {
    return { state: this.match.state, emit: undefined, asksForced: false, faces: facesOf(this.#deck) };
  }
  /** Cards of the discard pile, oldest first. */
  get discard(): string[] {
    return this.match.state.discard.map((id) => this.nameOf(id));
  }
  view(viewer: Viewer) {
    return this.match.view(viewer);
  }
  /** The events of this type so far. */
  told(type: string): Happened[] {
    return this.log.filter((event) => event.type === type);
  }

  /** What is offered, in short words: `strike>liu`, `dodge`, `jianxiong`, `pass`. */
  offers(): string[] {
    return (this.match.decision?.options ?? []).map((option) => {
      const on = option.seat === undefined ? '' : `>${this.seats[option.seat]?.name}`;
      const what = option.card === undefined ? (option.as ?? '') : this.nameOf(option.card);
      const as =
        option.skill === undefined || (option.card === undefined && option.as === undefined)
          ? ''
          : `(${option.skill}:${option.as ?? ''})`;
      if (option.type === 'skill') return `${option.skill}${on}`;
      if (option.type === 'recast') return `recast ${what}`;
      if (option.type === 'use' || option.type === 'answer' || option.type === 'card') return `${what}${as}${on}`;
      if (option.type === 'seat') return on.slice(1);
      return option.pick ?? option.hero ?? `${option.type}${on}`;
    });
  }

  /** After every test: nothing half-resolved, every card in one zone, fork and park change nothing. */
  mustBeSound(): void {
    const { match } = this;
    const { decision } = match;
    if (decision !== null && !decision.checkpoint) {
      throw new Error(
        `the test ends with an open question: ${this.seats[decision.seat]?.name} is asked "${decision.kind}" (${this.offers().join(', ')})`,
      );
    }
    const census = match.game.census(match.state);
    expect(new Set(census).size, 'a card is in two zones').toBe(census.length);
    expect(census.length, 'a card is in no zone').toBe(facesOf(this.#deck).length);
    const digest = match.digest();
    expect(match.fork().digest(), 'a fork stands elsewhere').toBe(digest);
    for (const player of match.state.players) if (player.alive) expect(player.hp).toBeLessThanOrEqual(player.maxHp);
    const script = match.state.rng.script;
    expect(script ?? [], 'scripted randomness is left over').toEqual([]);
  }

  describe(): string {
    const rows = this.seats.map(
      (each) =>
        `  ${each.name}: ${each.hp}/${each.maxHp} hand ${each.cards.join(' ')} ${JSON.stringify(each.equipment)} ${each.fates.join(' ')}`,
    );
    const log = this.log.slice(-25).map((event) => `  ${JSON.stringify(event)}`);
    const asked =
      this.match.decision === null
        ? 'over'
        : `${this.seats[this.match.decision.seat]?.name} ${this.match.decision.kind}: ${this.offers().join(', ')}`;
    return ['table', ...rows, 'log', ...log, 'asked', `  ${asked}`].join('\n');
  }
}

function arrange(base: State, settings: readonly Setting[], options: TableOptions, names: readonly string[]): State {
  const s = structuredClone(base);
  const dealer = new Dealer(s.options.deck);
  const everybody = (1 << settings.length) - 1;
  const faces = facesOf(s.options.deck);
  s.stage = 'turns';
  s.offers = [];
  s.known = faces.map(() => 0);
  s.discard = (options.discard ?? []).map((card) => dealer.take(card));
  settings.forEach((setting, seat) => {
    const player = s.players[seat] as Player;
    const heroes = setting.heroes ?? (s.mode === 'kingdoms' ? PLAIN_PAIR : [setting.hero ?? PLAIN]);
    const life = heroes.reduce((sum, id) => sum + heroNamed(s.mode, id).life, 0);
    player.heroes = [...heroes];
    player.revealed = heroes.map((_, i) => setting.hidden !== true && (setting.up ?? PLACES[i]) === PLACES[i]);
    if (s.mode === 'kingdoms' && player.revealed.includes(true))
      player.claimed = setting.careerist === true ? 'careerist' : heroNamed('kingdoms', heroes[0] as HeroId).kingdom;
    if (s.mode === 'kingdoms' && player.revealed.every(Boolean)) player.marks['both-up'] = 1;
    player.maxHp = setting.maxHp ?? Math.floor(life);
    player.hp = setting.hp ?? player.maxHp;
    player.role = s.mode === 'identity' ? (setting.role ?? (seat === 0 ? 'lord' : 'rebel')) : null;
    player.chained = setting.chained === true;
    player.faceDown = setting.faceDown === true;
    player.avatars = (setting.avatars ?? []).map((hero) => ({ hero, open: false }));
    player.hand = (setting.hand ?? []).map((card) => dealer.take(card));
    for (const card of player.hand) s.known[card] = 1 << seat;
    for (const text of setting.equipment ?? []) {
      const id = dealer.take(text);
      s.known[id] = everybody;
      player.slots[definitionOf({ faces } as unknown as Now, id).slot as Slot] = id;
    }
    player.fates = (setting.fates ?? []).map((text) => {
      const card = dealer.take(text);
      return { card, as: faces[card]?.name ?? '' };
    });
  });
  const top = (options.deck ?? []).map((card) => dealer.take(card));
  s.deck = [...dealer.rest(), ...top.reverse()];
  const turn = options.turn === undefined ? 0 : names.indexOf(options.turn);
  s.current = turn;
  s.after = turn;
  s.turns = 1;
  s.phase = options.phase ?? 'play';
  s.acting = s.phase === 'play';
  return s;
}

/** Sets a table. Names are yours; the first one's turn it is unless said otherwise. */
export function table<N extends string>(
  players: Readonly<Record<N, Setting>>,
  options: TableOptions = {},
): Record<N, Seated> & { readonly table: Table } {
  const made = new Table(players, options);
  return Object.assign(Object.fromEntries(made.seats.map((each) => [each.name, each])), { table: made }) as Record<
    N,
    Seated
  > & { readonly table: Table };
}
