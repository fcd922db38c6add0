import { randomFrom, type Viewer } from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check } from './check.ts';
import { Facts, hiddenFrom } from './facts.ts';

/** When the game is over everybody sees everything. */
export const opens: Check = {
  name: 'when it is over nothing is hidden from anybody',
  run(game, deal) {
    const match = playAtRandom(game, deal, randomFrom(deal.seed), { checkpoints: false });
    const everything = new Facts(match.view('all'));
    const viewers: Viewer[] = ['public', ...Array.from({ length: match.seats }, (_, seat) => seat)];
    for (const viewer of viewers) {
      const [hidden] = hiddenFrom(everything, new Facts(match.view(viewer)));
      if (hidden !== undefined) throw new BrokenPromise(`when it is over, ${viewer} does not see ${hidden}`);
    }
    return { viewers: viewers.length };
  },
};
