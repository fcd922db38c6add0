export { addAll, type Counts } from './counts.ts';
export { figuresOf, type Row } from './figures.ts';
export { type Gained, type GainMatter, playGain } from './gain.ts';
export type { Gauge } from './gauge.ts';
export { bootstrap, type Interval } from './interval.ts';
export { type Lift, type Lifted, liftOf, ONE, playBase, playLift, playSide, ratioOf, sidesIn } from './lift.ts';
export { namesOf } from './names.ts';
export { type PairPlan, playPair } from './pair.ts';
export { botRandoms, type Played, playGame } from './play-game.ts';
export { csvOf, type LabReport } from './report.ts';
export { type SimulationPlan, type Stretch, simulate, stretches, type Tally, together } from './simulate.ts';
export {
  DEFAULT_HYPOTHESES,
  type Hypotheses,
  type SequentialResult,
  sequentially,
  type Verdict,
} from './sprt.ts';
export { chancesBy, DIGESTS, type Survey, type SurveyPlan, survey, type Variant } from './survey.ts';
export { addTime, addTimes, noTimes, quantile, type Times, timed } from './timing.ts';
export { OWN, type TrialDeal, trial } from './trial.ts';
export type { Chances } from './witness.ts';
export { columnName, FIGURES, isChange, isShare, LAB_WORDS, rowName } from './words.ts';
