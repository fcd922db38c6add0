import type { Check } from './check.ts';
import { opens } from './ending.ts';
import { forks, imagines, parks } from './fork.ts';
import { honest } from './honest.ts';
import { plays, refuses, repeats, replays } from './play.ts';
import { restacks } from './restack.ts';
import { secrets } from './secrets.ts';
import { copies } from './view.ts';

export { BrokenPromise, type Check, type LookCounts } from './check.ts';

/** The promises every game keeps. */
export const CHECKS: readonly Check[] = [
  plays,
  repeats,
  replays,
  refuses,
  forks,
  parks,
  imagines,
  restacks,
  secrets,
  honest,
  opens,
  copies,
];
