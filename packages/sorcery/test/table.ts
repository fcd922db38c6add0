import { type Deal, Match, type Seat } from '@cardwright/engine';
import { afterEach, onTestFailed } from 'vitest';
import { countSubtypes } from '../src/board.ts';
import { ritualCardOf } from '../src/catalogue.ts';
import { addLayer, freshMinion } from '../src/layers.ts';
import { sorcery } from '../src/sorcery.ts';
import type { Card, GameEvent, Minion, Options, Player, Sorcery, State } from '../src/types.ts';
import { type Fits, TestPlayer } from './player.ts';

/** A minion on the table: its name, or its name and what is special about it. */
export type MinionSetup =
  | string
  | readonly [
      name: string,
      special: { readonly with?: readonly string[]; readonly damage?: number; readonly actions?: number },
    ];

/** One side of the table. What is not said is as at the start, but with empty zones and 10 magic. */
export interface Side {
  readonly life?: number;
  readonly magic?: number;
  readonly deck?: readonly string[]; //     the top card first
  readonly hand?: readonly string[];
  readonly minions?: readonly MinionSetup[]; // ready to act
  readonly ritual?: string | readonly [name: string, charges: number];
  readonly graveyard?: readonly string[]; // the top one last
}

export interface Setup {
  readonly p1?: Side;
  readonly p2?: Side;
  readonly active?: 'p1' | 'p2';
  readonly options?: Partial<Options>;
}

const LAID_BEFORE = 1; // the turn in which what lies on the table was laid
const FIRST_TURN = 5;

const open: Table[] = [];

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

afterEach(() => {
  for (const each of open.splice(0)) each.verify();
});

/** Sets a table in the middle of a turn of `active`. */
export function table({ p1 = {}, p2 = {}, active = 'p1', options = {} }: Setup): Table {
  const deal: Deal = { seed: 1, options };
  const state = Match.start(sorcery, deal, { askForced: true }).state;
  const cards: Card[] = [];
  state.cards = cards;
  state.players = [sit(cards, p1, 0), sit(cards, p2, 1)];
  state.active = active === 'p1' ? 0 : 1;
  state.turn = FIRST_TURN;
  countSubtypes({ state, emit: undefined, asksForced: true });
  return seated(deal, state);
}

function sit(cards: Card[], side: Side, seat: Seat): Player {
  const card = (name: string): Card => {
    const made = { id: cards.length, name };
    cards.push(made);
    return made;
  };
  const minion = (setup: MinionSetup): Minion => {
    const [name, { with: enchantments = [], damage = 0, actions = 1 }] =
      typeof setup === 'string' ? [setup, {}] : setup;
    const made = freshMinion(card(name), seat);
    for (const each of enchantments) addLayer(made, { kind: 'enchantment', card: card(each), turn: LAID_BEFORE });
    if (damage > 0) addLayer(made, { kind: 'change', attack: 0, defence: -damage });
    made.actions = actions;
    return made;
  };
  const ritual = (setup: Side['ritual']): Player['ritual'] => {
    if (setup === undefined) return null;
    const [name, charges] = typeof setup === 'string' ? [setup, ritualCardOf(setup).charges] : setup;
    return { card: card(name), charges };
  };
  return {
    life: side.life ?? 20,
    magic: side.magic ?? 10,
    deck: (side.deck ?? []).map((name) => card(name).id).reverse(),
    hand: (side.hand ?? []).map((name) => card(name).id),
    returned: [],
    minions: (side.minions ?? []).map(minion),
    ritual: ritual(side.ritual),
    graveyard: (side.graveyard ?? []).map((name) => freshMinion(card(name), seat)),
  };
}

/** Starts a game from its deal, as `-testing` does. */
export function newGame(options: Partial<Options>, seed = 1): Table {
  const deal: Deal = { seed, options };
  return seated(deal, Match.start(sorcery, deal, { askForced: true }).state);
}

function seated(deal: Deal, state: State): Table {
  const events: GameEvent[] = [];
  const parked = { askForced: true, state, since: [], choices: [] };
  const match = Match.unpark(sorcery, deal, parked, { listen: (event) => events.push(event as GameEvent) });
  const made = new Table(deal, match, events);
  open.push(made);
  onTestFailed(() => console.log(made.drawn()));
  return made;
}

/** A match, its two players, and what has happened since the table was set. */
export class Table {
  readonly match: Match<Sorcery>;
  readonly events: readonly GameEvent[];
  readonly p1 = new TestPlayer(0, this);
  readonly p2 = new TestPlayer(1, this);
  readonly #deal: Deal;
  readonly #cards: ReadonlySet<number>;

  constructor(deal: Deal, match: Match<Sorcery>, events: readonly GameEvent[]) {
    this.#deal = deal;
    this.match = match;
    this.events = events;
    this.#cards = new Set(sorcery.census(match.state));
  }

  get outcome(): string | null {
    return this.match.outcome?.label ?? null;
  }

  get gone(): string[] {
    return this.match.view('all').gone.map(({ name }) => name);
  }

  /** What happened, in short: the types of events with the card they are about. */
  get told(): string[] {
    return this.events.map((event) => {
      const card =
        'minion' in event ? event.minion : 'ritual' in event ? event.ritual : 'card' in event ? event.card : null;
      return card === null ? event.type : `${event.type} ${card.name}`;
    });
  }

  choose(seat: Seat, fits: Fits, what: string): void {
    const { decision } = this.match;
    must(decision?.seat === seat, `P${seat + 1} is not asked, so cannot ${what}`);
    const index = (decision as Sorcery['decision']).options.findIndex(fits);
    if (index < 0)
      throw new Error(
        `P${seat + 1} cannot ${what}: ${this.reason(seat, fits) ?? 'there is no such thing'}\n${this.drawn()}`,
      );
    this.match.choose([index]);
  }

  reason(seat: Seat, fits: Fits): string | null {
    const { decision } = this.match;
    must(decision?.seat === seat, `P${seat + 1} is not asked`);
    if (decision?.options.some(fits) === true) return null;
    const refusal = this.match.refusals().find(({ option }) => fits(option));
    return refusal?.reason ?? 'not even refused';
  }

  /** Each card is in one zone; forking, parking and asking change nothing. */
  verify(): void {
    const census = sorcery.census(this.match.state);
    must(new Set(census).size === census.length, `a card is in two zones\n${this.drawn()}`);
    for (const card of this.#cards) must(census.includes(card), `card ${card} is in no zone\n${this.drawn()}`);
    must(this.match.state.pending === 0, 'a trigger is left unresolved');
    const digest = this.match.digest();
    const asked = JSON.stringify(this.match.decision);
    const parked = JSON.parse(JSON.stringify(this.match.park()));
    for (const other of [this.match.fork(), Match.unpark(sorcery, this.#deal, parked)]) {
      must(other.digest() === digest, 'a copy stands elsewhere');
      must(JSON.stringify(other.decision) === asked, 'a copy is asked something else');
    }
    this.match.refusals();
    must(this.match.digest() === digest, 'looking changed the state');
  }

  /** The table as text, for failures. */
  drawn(): string {
    const line = (side: TestPlayer, name: string): string =>
      [
        `${name} life ${side.life} magic ${side.magic} ritual ${side.ritual ?? '-'}`,
        `  minions   ${
          side.board
            .map(
              (each, i) =>
                `${each} (${side.actions[i]})${side
                  .enchantments(i + 1)
                  .map((e) => ` +${e}`)
                  .join('')}`,
            )
            .join(', ') || '-'
        }`,
        `  hand      ${side.hand.join(', ') || '-'}`,
        `  graveyard ${side.graveyard.join(', ') || '-'}`,
      ].join('\n');
    const { turn, active, ended } = this.match.state;
    const asked = (active === 0 ? this.p1 : this.p2).offered?.join(' ') ?? '-';
    return [
      `turn ${turn} of P${active + 1}${ended === null ? '' : `, ended: ${ended}`}`,
      line(this.p1, 'P1'),
      line(this.p2, 'P2'),
      `legal: ${asked}`,
      `told: ${this.told.join(', ')}`,
    ].join('\n');
  }
}
