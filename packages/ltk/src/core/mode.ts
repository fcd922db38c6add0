import type { Language, Outcome, Rng, Seat } from '@cardwright/engine';
import type { CardDefinition } from './definitions.ts';
import type { Asks, Mode, Now, Options, State } from './state.ts';

/** What differs between the ways to play: the rest of the rules is the same. */
export interface ModeRules {
  readonly id: Mode;
  /** Gives out what is secret from the start: roles, offers of heroes. */
  deal(state: State, options: Options): void;
  /** Chooses heroes; re-entered at any of its decisions. */
  chooseHeroes(g: Now): Asks;
  /** Tells what death makes public. */
  unveil(g: Now, seat: Seat): void;
  /** Ends the game (by throwing GameOver) if somebody has won. */
  checkWin(g: Now): void;
  reward(g: Now, seat: Seat, killer: Seat | null): Asks;
  /** What comes at the very start of a turn, before the prepare phase. */
  turnStart(g: Now, seat: Seat): Asks;
  /** Turns up a hidden hero. */
  reveal(g: Now, seat: Seat, hero: number): Asks;
  /** Resamples what a seat cannot know besides cards. */
  imagine(state: State, seat: Seat, rng: Rng): void;
  outcome(state: State): Outcome;
}

const modes = new Map<Mode, ModeRules>();
export const defineMode = (rules: ModeRules): void => void modes.set(rules.id, rules);
export const modeRules = (mode: Mode): ModeRules => modes.get(mode) as ModeRules;
/** Whether kingdom war is played by the official rules, not those of the course. */
export const isOfficial = ({ state }: Now): boolean => isOfficialIn(state);

/** The same, of a state or of a view of it. */
export const isOfficialIn = ({ mode, options }: Pick<State, 'mode' | 'options'>): boolean =>
  mode === 'kingdoms' && options.rules === 'official';

/** What a card does by the rules in force. */
export const textOf = (
  { text, official }: CardDefinition,
  rules: Pick<State, 'mode' | 'options'>,
  language: Language,
): string => (isOfficialIn(rules) ? official?.[language] : undefined) ?? text[language][1];

export const modeOf = (g: Now): ModeRules => modeRules(g.state.mode);
