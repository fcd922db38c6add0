export { BrokenPromise, CHECKS, type Check, type Looked } from './checks/index.ts';
export { playthrough, whyNotReplace } from './golden.ts';
export { ENDLESS, finishAtRandom, playAtRandom } from './random-play.ts';
