import { Match, randomFrom, type World } from '@cardwright/engine';
import { type Ltk, ltkIdentity } from '@cardwright/ltk';
import { Deeds, learned, playingOn } from '@cardwright/players/ltk';
import { playout } from '@cardwright/players/search';
import { microsecondsOf, rateOf, type Sample, standing } from './measure.ts';

interface Moment {
  readonly world: World<Ltk>;
  readonly seat: number;
  readonly turns: number;
}

/** Worlds imagined in mid-game, by whoever is asked. */
const moments = (): Moment[] =>
  standing(ltkIdentity, 5).flatMap((match: Match<Ltk>, n) => {
    const seat = match.decision?.seat as number;
    const { turns, stage } = match.view(seat);
    return stage === 'turns' ? [{ world: match.imagine(seat, n, { checkpoints: false }), seat, turns }] : [];
  });

/** How many times a second a world is played on for two turns and judged, as searchers do. */
export async function rolloutRate(): Promise<Sample> {
  const worlds = moments();
  const { mind } = await learned.identity();
  const playing = playingOn(new Deeds(), mind);
  const random = randomFrom(1);
  const play = (): number => {
    for (const { world, seat, turns } of worlds) playout(world.fork(), seat, turns, playing, random);
    return worlds.length;
  };
  return () => rateOf(play);
}

/** Microseconds it takes to judge a world. */
export async function leafMicroseconds(): Promise<Sample> {
  const worlds = moments();
  const { leaf } = (await learned.identity()).mind;
  const judge = (): number => {
    for (const { world, seat } of worlds) leaf(world, seat);
    return worlds.length;
  };
  return () => microsecondsOf(judge);
}
