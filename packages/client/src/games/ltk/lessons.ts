export { identityLesson } from './identity-lesson.ts';
export { kingdomsLesson } from './kingdoms-lesson.ts';
