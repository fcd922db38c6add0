export { Desk } from './desk.ts';
export type { Elsewhere, Errand, FromDesk, ToDesk } from './errand.ts';
export { Post } from './post.ts';
