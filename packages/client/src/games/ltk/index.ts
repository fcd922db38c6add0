export type * from './face.ts';
export { galleryOf } from './gallery.ts';
export { statesOf } from './seats.ts';
export { stage } from './stage.ts';
