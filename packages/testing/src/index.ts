export { BrokenPromise, CHECKS, type Check, type Looked } from './checks/index.ts';
export { playthrough } from './golden.ts';
export { ENDLESS, finishAtRandom, playAtRandom } from './random-play.ts';
