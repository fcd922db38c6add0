export { Desk } from './desk.ts';
export type { Errand, FromDesk, RemoteThinking, ToDesk } from './errand.ts';
export { Post } from './post.ts';
