export { isClear, mine, SEAMS, type Seam } from './mine.ts';
export { MARGIN, type Puzzle, type PuzzleFile, recordOf, THEMES, type Theme, type Weighed } from './puzzle.ts';
export { type Moment, searchOf, trialsOf, weigh } from './weigh.ts';
