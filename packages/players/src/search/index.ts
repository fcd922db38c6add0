export { layoutOf, Net } from './net.ts';
export { playout } from './playout.ts';
export { MOST_THINGS, type NetShape, Position } from './position.ts';
export { netOf, packed, unpacked, type Weights, whyStale } from './weights.ts';
