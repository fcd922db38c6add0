export { BrokenPromise, CHECKS, type Check, type Looked } from './checks/index.ts';
export { isSameContent, playsOf, playthrough, replayed, whyNotReplace } from './golden.ts';
export { ENDLESS, finishAtRandom, playAtRandom } from './random-play.ts';
