export { bootstrap, type Interval } from './interval.ts';
export { type Lift, type Lifted, liftOf, ONE, playLift, sidesIn } from './lift.ts';
export { type PairPlan, playPair } from './pair.ts';
export { botRandoms, type Played, playGame } from './play-game.ts';
export { type SimulationPlan, type Stretch, simulate, stretches, type Tally, together } from './simulate.ts';
export { DEFAULT_HYPOTHESES, type Hypotheses, logRatio, type Verdict, verdict } from './sprt.ts';
export { addTime, addTimes, noTimes, quantile, type Times, timed } from './timing.ts';
