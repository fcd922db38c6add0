export type { CardType, Foot, Mark, MarkId, SorceryFace, SorceryMiddle, SorceryPortrait } from './face.ts';
export { stage } from './stage.ts';
