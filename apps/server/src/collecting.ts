import { setFlagsFromString } from 'node:v8';

/**
 * How what is not needed any more is collected where thousands of tables wait for people: seldom, because each time all of them are looked through
 * while those who play wait for it.
 */
const FLAGS = [
  '--no-allocation-site-pretenuring', // or views, which live for a moment, are made among what is old, and all that is old is looked through for them
  '--heap-growing-percent=500', //       when there is six times what was needed; else more often the less there is to collect
  '--no-memory-reducer', //              nor to give memory back that will be wanted again: that is done at once, and takes longest
] as const;

export function collectSeldom(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}
