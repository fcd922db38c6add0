import { type Choice, childSeed, type GameTypes, type Outcome, randomFrom, type World } from '@cardwright/engine';
import { judgedByAll, momentIn, type Playing, playOn, type Search } from '@cardwright/players/search';
import { type Estimate, Sample } from './estimate.ts';
import { type Moment, toldTo } from './moment.ts';
import type { Side } from './reviewed.ts';

/** The seed of the luck to come, by the number of the choice. */
const LUCK = 7919;

const share = (side: Side, of: (seat: number) => number): number => Math.max(...side.seats.map(of));

/** What each side has won. */
export const wonBy = (sides: readonly Side[], { scores }: Outcome): number[] =>
  sides.map((side) => share(side, (seat) => scores[seat] as number));

/** What a choice meant for the sides: their chances before it, and what it changed. */
export interface ChanceSwing {
  readonly before: readonly Estimate[];
  readonly swing: readonly Estimate[];
}

/**
 * The chances of the sides at a moment, all hands open, only the luck to come unknown: played on by those the search plays worlds
 * on with. And the same when this choice is made, with the same luck.
 */
export function chancesAt(
  moment: Moment,
  at: number,
  sides: readonly Side[],
  search: Search,
  choice: Choice,
  playouts: number,
): ChanceSwing {
  const { match } = moment;
  const playing = search.playing(toldTo(moment, 'public'));
  const from = playing.turnOf(match.view('public'));
  const before = sides.map(() => new Sample());
  const swing = sides.map(() => new Sample());
  for (let n = 0; n < playouts; n++) {
    const seed = childSeed(childSeed(LUCK, at), n);
    const world = match.imagine('all', seed, { checkpoints: false });
    const isUsual = same(playing.policy(momentIn(world, randomFrom(seed))), choice);
    const chosen = isUsual ? null : world.fork();
    const anyway = playedOn(world, from, playing, seed, sides);
    chosen?.choose(choice);
    const then = chosen === null ? anyway : playedOn(chosen, from, playing, seed, sides);
    sides.forEach((_, i) => {
      before[i]?.add(anyway[i] as number);
      swing[i]?.add((then[i] as number) - (anyway[i] as number));
    });
  }
  return { before: before.map(({ estimate }) => estimate), swing: swing.map(({ estimate }) => estimate) };
}

/** The chances of the sides alone, whatever is chosen. */
export function chancesNow(
  moment: Moment,
  at: number,
  sides: readonly Side[],
  search: Search,
  playouts: number,
): readonly Estimate[] {
  const { match } = moment;
  const playing = search.playing(toldTo(moment, 'public'));
  const from = playing.turnOf(match.view('public'));
  const now = sides.map(() => new Sample());
  for (let n = 0; n < playouts; n++) {
    const seed = childSeed(childSeed(LUCK, at), n);
    const world = match.imagine('all', seed, { checkpoints: false });
    playedOn(world, from, playing, seed, sides).forEach((chance, i) => now[i]?.add(chance));
  }
  return now.map(({ estimate }) => estimate);
}

const same = (a: Choice, b: Choice): boolean => a.length === b.length && a.every((index, i) => index === b[i]);

function playedOn(
  world: World,
  from: number,
  playing: Playing<GameTypes>,
  seed: number,
  sides: readonly Side[],
): number[] {
  playOn(world, from, playing, randomFrom(seed));
  const chances = judgedByAll(world, playing);
  return sides.map((side) => share(side, (seat) => chances[seat] as number));
}
