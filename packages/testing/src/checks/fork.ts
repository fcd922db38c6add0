import { type GameTypes, Match, randomFrom } from '@cardwright/engine';
import { finishAtRandom, playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check, mustEqual, mustReadAlike } from './check.ts';

/** Whether the expensive looks are taken at this decision: often at first, seldomer the longer the game lasts. */
const isSampled = (index: number, seed: number): boolean => {
  const every = 8 + (index >> 4);
  return (index * 7 + seed) % every === 0;
};

/** Fork anywhere, play both on with the same choices: the same end. */
export const forks: Check = {
  name: 'a fork anywhere, also in mid-resolution, plays on like the original',
  run(game, deal) {
    let [all, midway, index] = [0, 0, 0];
    const askForced = deal.seed % 2 === 1;
    playAtRandom(game, deal, randomFrom(deal.seed), { askForced }, (now) => {
      if (now.decision === null || !isSampled(index++, deal.seed)) return;
      const digest = now.digest();
      const [left, right] = [now.fork(), now.fork().fork()];
      mustEqual(left.decision, now.decision, 'the fork is asked something else');
      mustEqual(left.digest(), digest, 'the fork stands elsewhere');
      finishAtRandom(left, randomFrom(index));
      finishAtRandom(right, randomFrom(index));
      mustEqual(left.digest(), right.digest(), 'two forks part ways');
      mustEqual(now.digest(), digest, 'playing a fork changed the original');
      all++;
      if (!now.decision.checkpoint) midway++;
      const late = now.fork({ checkpoints: false });
      finishAtRandom(late, randomFrom(index));
      mustEqual(late.digest(), left.digest(), 'a fork without checkpoints parts ways');
    });
    return { all, midway };
  },
};

/** Through JSON and back at any decision: nothing is lost. */
export const parks: Check = {
  name: 'a JSON round trip of checkpoint and choices changes nothing',
  run(game, deal) {
    let [parked, index] = [0, 0];
    playAtRandom(game, deal, randomFrom(deal.seed), {}, (now) => {
      if (now.decision === null || !isSampled(index++, deal.seed)) return;
      const back = Match.unpark(game, deal, JSON.parse(JSON.stringify(now.park())));
      mustEqual(back.decision, now.decision, 'the parked match is asked something else');
      mustEqual(back.record(), now.record(), 'the parked match has another record');
      const original = now.fork();
      finishAtRandom(original, randomFrom(index));
      finishAtRandom(back, randomFrom(index));
      mustEqual(back.digest(), original.digest(), 'the parked match parts ways');
      parked++;
    });
    return { parked };
  },
};

const THIRD = 3; // another seed than those of the worlds looked at

/**
 * An imagined world keeps what the seat knows, is the same for the same seed, whatever the truth is, can be forked and played to a
 * sound end.
 */
export const imagines: Check = {
  name: 'imagined worlds are sound, repeatable, and leave the true one alone',
  run(game, deal) {
    let [worlds, index] = [0, 0];
    playAtRandom(game, deal, randomFrom(deal.seed), {}, (now) => {
      if (now.decision === null || !isSampled(index++, deal.seed)) return;
      const { seat } = now.decision;
      const before = now.digest();
      const view = JSON.stringify(now.view(seat));
      const third = now.imagine(seat, THIRD);
      const shown = JSON.stringify(third.view('all'));
      for (const seed of [1, 2]) {
        const world = now.imagine(seat, seed);
        mustReadAlike(JSON.stringify(world.view(seat)), view, `what seat ${seat} sees changes when it imagines`);
        mustEqual(world.decision, now.decision, `what seat ${seat} is asked changes when it imagines`);
        mustEqual(now.imagine(seat, seed).digest(), world.digest(), 'the same seed imagines two worlds');
        const ofWorld = world.imagine(seat, THIRD);
        mustReadAlike(JSON.stringify(ofWorld.view('all')), shown, 'what is imagined hangs on what is true');
        mustEqual(
          ofWorld.digest(),
          third.digest(),
          'what is imagined hangs on what is true, in an order that no view shows',
        );
        const fork = world.fork();
        mustEqual(fork.digest(), world.digest(), 'a fork of an imagined world is another world');
        soundly(world, index);
        finishAtRandom(fork, randomFrom(index));
        mustEqual(fork.digest(), world.digest(), 'a fork of an imagined world parts ways');
        worlds++;
      }
      mustEqual(now.digest(), before, 'imagining changed the true state');
    });
    return { worlds };
  },
};

function soundly<T extends GameTypes>(world: Match<T>, seed: number): void {
  const cards = world.game.census(world.state).toSorted((a, b) => a - b);
  finishAtRandom(world, randomFrom(seed), (now) => {
    const census = new Set(now.game.census(now.state));
    if (census.size !== now.game.census(now.state).length)
      throw new BrokenPromise('in an imagined world a card is in two zones');
    for (const card of cards)
      if (!census.has(card)) throw new BrokenPromise(`in an imagined world card ${card} is in no zone`);
  });
}
