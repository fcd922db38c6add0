export type * from './face.ts';
export { statesOf } from './seats.ts';
export { stage } from './stage.ts';
