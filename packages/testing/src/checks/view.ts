import { randomFrom, type Viewer } from '@cardwright/engine';
import { playAtRandom } from '../random-play.ts';
import { BrokenPromise, type Check } from './check.ts';

const EVERY = 5; // decisions from one look to the next

/** Whoever edits what it is shown must not change the match. */
export const copies: Check = {
  name: 'no part of a view is part of the state',
  run(game, deal) {
    let [views, index] = [0, 0];
    playAtRandom(game, deal, randomFrom(deal.seed), { checkpoints: false }, (now) => {
      if (now.decision !== null && index++ % EVERY !== 0) return;
      const live = partsOf(now.state);
      for (const viewer of [now.decision?.seat ?? 0, 'public', 'all'] satisfies Viewer[]) {
        for (const [part, path] of partsOf(now.view(viewer)))
          if (live.has(part)) throw new BrokenPromise(`${path} of what ${viewer} sees is ${live.get(part)} of the state`);
        views++;
      }
    });
    return { views };
  },
};

/** All that could be changed inside of something, and where it is. */
function partsOf(whole: unknown): Map<object, string> {
  const found = new Map<object, string>();
  const walk = (thing: unknown, path: string): void => {
    if (typeof thing !== 'object' || thing === null || found.has(thing)) return;
    if (!Object.isFrozen(thing)) found.set(thing, path);
    for (const [name, part] of Object.entries(thing)) walk(part, path === '' ? name : `${path}.${name}`);
  };
  walk(whole, '');
  return found;
}
