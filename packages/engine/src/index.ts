export { anyChoice } from './any-choice.ts';
export { copyOf } from './copy.ts';
export { ask, type Choice, type Decision, isForced, type Option, one, type Seat, whyNot } from './decision.ts';
export { digestOf, digestText, formatDigest } from './digest.ts';
export { editDistance } from './edit-distance.ts';
export { BadInputError, IllegalChoiceError } from './errors.ts';
export { type Event, type Secret, seenBy, type Viewer } from './event.ts';
export type { Content, Game, GameTypes, Live, Outcome, Play, Refusal, Setting } from './game.ts';
export { Ledger } from './ledger.ts';
export {
  type Deal,
  type Driving,
  type ForkDriving,
  type Hearing,
  listenAs,
  Match,
  type ParkedMatch,
  type Waiting,
  type World,
} from './match.ts';
export { completeOptions, dealtOptions, openContent } from './options.ts';
export {
  below,
  childSeed,
  isSeed,
  MAX_SEED,
  nextWord,
  type Random,
  type Rng,
  randomFrom,
  reseed,
  type Seed,
  seedRng,
  shuffle,
} from './random.ts';
export { formatRecord, type MatchRecord, parseRecord, type RecordedChoice, replay } from './record.ts';
export { type Chapter, type GameText, LANGUAGES, type Language, type Span, type Words } from './text.ts';
