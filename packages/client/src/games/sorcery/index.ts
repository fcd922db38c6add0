export type { CardType, Foot, Mark, MarkId, SorceryFace, SorceryMiddle, SorceryPortrait } from './face.ts';
export { gallery } from './gallery.ts';
export { stage } from './stage.ts';
export { type CommandContext, type Found, findChoice } from './typed/find-choice.ts';
export { PROBLEMS } from './typed/problems.ts';
export { type Deed, LONGEST, type Look, readCommand, VERBS } from './typed/read-command.ts';
