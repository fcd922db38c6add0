import { isForced, Match, type Viewer } from '@cardwright/engine';
import { afterEach, expect, onTestFailed } from 'vitest';
import { formatRank, type Suit } from '../src/core/card.ts';
import type { GameEvent, Now } from '../src/core/state.ts';
import { facesOf, physicalCards } from '../src/decks/deck.ts';
import { type Ltk, ltkIdentity } from '../src/index.ts';
import type { CardText } from './dealer.ts';
import { Seated } from './seated.ts';
import { arrange, type Setting, type TableOptions } from './setting.ts';

export { Seated } from './seated.ts';
export type { Setting, TableOptions } from './setting.ts';

const LETTERS: Readonly<Record<Suit, string>> = { spade: 'S', heart: 'H', club: 'C', diamond: 'D' };

const open: Table[] = [];

afterEach(({ task }) => checkTables(task.result?.state === 'fail'));

/** All tables of a test must be sound; of a test that has failed already nothing more is said. */
export function checkTables(hasFailed: boolean): void {
  for (const table of open.splice(0)) if (!hasFailed) table.mustBeSound();
}

/** A match set up for a test. */
export class Table {
  readonly match: Match<Ltk>;
  readonly seats: readonly Seated[];
  readonly log: GameEvent[] = [];
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
    const listen = (event: unknown): void => void this.log.push(event as GameEvent);
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
    return { state: this.match.state, emit: undefined, asksForced: false, faces: physicalCards(this.#deck) };
  }
  /** Cards of the discard pile, oldest first. */
  get discard(): string[] {
    return this.match.state.discard.map((id) => this.nameOf(id));
  }
  view(viewer: Viewer) {
    return this.match.view(viewer);
  }
  /** The events of this type so far. */
  told(type: string): GameEvent[] {
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
      if (option.type === 'pass') return 'pass';
      if (option.type === 'skill') return `${option.skill}${on}`;
      if (option.type === 'recast') return `recast ${what}`;
      if (option.type === 'use' && option.hero !== undefined) return `${what}${as}${on}(${option.hero})`;
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
