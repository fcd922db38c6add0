import {
  type Choice,
  type Event,
  type Game,
  type GameTypes,
  Match,
  type MatchRecord,
  one,
  randomFrom,
  type Seat,
  type World,
} from '@cardwright/engine';
import { facesOf, type Ltk, ltkIdentity } from '@cardwright/ltk';
import { type Bot, Seating } from '@cardwright/players';
import { Deeds, strategist } from '@cardwright/players/ltk';
import { judged, playOn } from '@cardwright/players/search';
import { smart } from '@cardwright/players/sorcery';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { plainSearch } from '../src/search-of.ts';

/** A game in which somebody did something foolish at one point. */
export interface Planted {
  readonly record: MatchRecord;
  readonly at: number;
  readonly seat: Seat;
}

type Seek<T extends GameTypes> = (match: Match<T>, events: readonly Event[]) => Choice | null;

/** A game of bots, with the first folly that can be had in it. */
function plant<T extends GameTypes>(game: Game<T>, bot: Bot<T>, seed: number, seek: Seek<T>): Planted | null {
  const seats = game.seats.default;
  const seating = new Seating<T>(
    Array.from({ length: seats }, () => bot),
    seed,
    { isHeard: true },
  );
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
    seating.listen?.(event);
  };
  const match = Match.start(game, { seed }, { listen });
  const random = randomFrom(seed);
  let planted: Omit<Planted, 'record'> | null = null;
  while (match.decision !== null) {
    const folly = planted === null ? seek(match, events) : null;
    if (folly !== null) planted = { at: match.length, seat: match.decision.seat };
    const answer = folly === null ? seating.ask(match, random) : { choice: folly };
    if (answer instanceof Promise) throw new Error('these bots answer at once');
    match.choose(answer.choice);
  }
  return planted === null ? null : { ...planted, record: match.record([]) };
}

const LORD = 0;
const GAMES = 30;
const GRAVE = 0.25;
const EVIDENCE = 3; // deeds by which the loyalist has done more for the Lord than the rebel

/** How many of some games to their end the seat wins from here, whatever is still to be drawn. */
function shareWon(match: Match<Ltk>, events: readonly Event[], seat: Seat, choice: Choice | null): number {
  const playing = plainSearch(strategist).playing(events);
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const world: World = match.imagine('all', n);
    if (choice !== null) world.choose(choice);
    playOn(world, 0, playing, randomFrom(n));
    won += judged(world, seat, playing);
  }
  return won / GAMES;
}

const isStrike = (match: Match<Ltk>, card: number | undefined): boolean =>
  card !== undefined && (facesOf(match.options.deck)[card]?.name.endsWith('strike') ?? false);

/**
 * The Lord strikes the only loyalist left, who has one life and at most one card, with one rebel alive; what everybody has seen tells
 * the two apart; and games played on to the end say that it costs the Lord a quarter of them.
 */
const strikeLoyalist: Seek<Ltk> = (match, events) => {
  const { decision, state } = match;
  if (decision?.seat !== LORD || decision.kind !== 'play') return null;
  const living = state.players.flatMap((player, seat) => (player.alive ? [seat] : []));
  const friend = living.find((seat) => state.players[seat]?.role === 'loyalist');
  const foe = living.find((seat) => seat !== LORD && seat !== friend);
  if (living.length !== 3 || friend === undefined || state.players[foe ?? LORD]?.role !== 'rebel') return null;
  const { hp, hand } = state.players[friend] as (typeof state.players)[number];
  const index = decision.options.findIndex(
    ({ type, seat, card, as }) => type === 'use' && seat === friend && as === undefined && isStrike(match, card),
  );
  if (index < 0 || hp !== 1 || hand.length > 1) return null;
  const deeds = Deeds.of(events);
  if (deeds.balance(friend, LORD) - deeds.balance(foe as Seat, LORD) < EVIDENCE) return null;
  const choice = one(index);
  return shareWon(match, events, LORD, null) - shareWon(match, events, LORD, choice) >= GRAVE ? choice : null;
};

export const lordStrikesLoyalist = (seed: number): Planted | null =>
  plant(ltkIdentity, strategist, seed, strikeLoyalist);

const NODES = 3000;
const WORLDS = 6;

/** A way to win this turn, by trying everything; null: none was found. */
function winningLine(match: Match<Sorcery>, seat: Seat): string[] | null {
  const { turn } = match.state;
  let nodes = 0;
  const visit = (world: Match<Sorcery>): string[] | null => {
    for (const [i, option] of (world.decision?.options ?? []).entries()) {
      if (option.type === 'end' || nodes++ > NODES) continue;
      const after = world.fork({ checkpoints: true });
      after.choose(one(i));
      if (after.outcome?.scores[seat] === 1) return [world.keyOf(option)];
      const rest = after.decision !== null && after.state.turn === turn ? visit(after) : null;
      if (rest !== null) return [world.keyOf(option), ...rest];
    }
    return null;
  };
  return visit(match);
}

const winsBy = (world: Match<Sorcery>, seat: Seat, line: readonly string[]): boolean => {
  for (const key of line) {
    const index = world.decision?.options.findIndex((option) => world.keyOf(option) === key) ?? -1;
    if (index < 0) return false;
    world.choose(one(index));
  }
  return world.outcome?.scores[seat] === 1;
};

/** Who can win this turn, whatever the other holds, ends it instead. */
const missLethal: Seek<Sorcery> = (match) => {
  const { decision } = match;
  const end = decision?.options.findIndex(({ type }) => type === 'end') ?? -1;
  if (decision === null || end < 0 || decision.options.length < 2) return null;
  const line = winningLine(match, decision.seat);
  if (line === null) return null;
  const isSure = Array.from({ length: WORLDS }, (_, n) => match.imagine(decision.seat, n)).every((world) =>
    winsBy(world, decision.seat, line),
  );
  return isSure ? one(end) : null;
};

export const missesLethal = (seed: number): Planted | null => plant(sorcery, smart, seed, missLethal);
