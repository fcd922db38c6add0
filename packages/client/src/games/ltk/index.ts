export type * from './face.ts';
export { galleryOf } from './gallery.ts';
export { identityLesson } from './identity-lesson.ts';
export { kingdomsLesson } from './kingdoms-lesson.ts';
export { statesOf } from './seats.ts';
export { stage } from './stage.ts';
