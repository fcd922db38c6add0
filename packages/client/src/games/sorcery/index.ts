export type { CardType, CornerNumber, Mark, MarkId, SorceryFace, SorceryMiddle, SorceryPortrait } from './face.ts';
export { gallery } from './gallery.ts';
export { stage } from './stage.ts';
export { type CommandContext, findChoice, type TypedChoice } from './typed/find-choice.ts';
export { PROBLEMS } from './typed/problems.ts';
export { LONGEST, type Look, readCommand, type TypedAction, VERBS } from './typed/read-command.ts';
