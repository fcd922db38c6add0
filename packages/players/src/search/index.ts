export { type CandidateStanding, compare } from './compare.ts';
export { layoutOf, Net } from './net.ts';
export { judged, judgedByAll, type Moment, momentIn, type Playing, playOn, playout } from './playout.ts';
export { MOST_THINGS, type NetShape, Position } from './position.ts';
export type { Comparison, Search } from './search.ts';
export { netOf, packed, unpacked, type Weights, whyStale } from './weights.ts';
export { Worlds } from './worlds.ts';
