import { randomFrom } from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { type Check, mustEqual } from './check.ts';

/** At one in so many decisions a look is taken. */
const EVERY = 40;

/** Whoever sees all hands imagines only the luck to come: nobody, in no seat, sees a difference. */
export const restacks: Check = {
  name: 'what is still to be drawn, drawn anew, changes nothing that anybody sees or is asked',
  run(game, deal) {
    let [restacked, index] = [0, 0];
    playAtRandom(game, deal, randomFrom(deal.seed), {}, (now) => {
      if (now.decision === null || (index++ * 7 + deal.seed) % EVERY !== 0) return;
      const world = now.imagine('all', index);
      mustEqual(world.decision, now.decision, 'what is asked changes with what is to be drawn');
      for (let seat = 0; seat < now.seats; seat++)
        mustEqual(world.view(seat), now.view(seat), `what seat ${seat} sees changes with what is to be drawn`);
      const cards = (match: typeof now): readonly number[] => game.census(match.state).toSorted((a, b) => a - b);
      mustEqual(cards(world), cards(now), 'cards are lost where they are drawn anew');
      mustEqual(world.fork().digest(), world.digest(), 'a fork of it is another world');
      restacked++;
    });
    return { restacked };
  },
};
