export { isClear, type MiningPlan, mine, SEAMS } from './mine.ts';
export { type ChoiceChance, MARGIN, type Puzzle, type PuzzleFile, recordOf, THEMES, type Theme } from './puzzle.ts';
export { type Moment, searchOf, trialsOf, weigh } from './weigh.ts';
