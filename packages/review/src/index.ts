export { type Contrast, contrastAt, temptationAt } from './contrast.ts';
export { DEPTHS, type DepthName, depthNamed, USUAL_DEPTH } from './depth.ts';
export type { Estimate } from './estimate.ts';
export { lossOf } from './mark.ts';
export { type Reviewable, type ReviewPlan, reviewOf, reviewStretch } from './review.ts';
export type { Cause, Mark, Review, Side, Step, Verdict, WeighedOption } from './reviewed.ts';
export { type Judged, judgedIn, MARK_SIGNS, mattered, meanLoss, Teller } from './teller.ts';
export { chanceLine, type TurningPoint, turningsIn } from './turnings.ts';
