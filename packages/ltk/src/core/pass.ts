import type { Option } from './state.ts';

/** No card is given. */
export const NO_CARD: Option = { type: 'pass', pick: 'no-card' };
/** No skill is used. */
export const NO_SKILL: Option = { type: 'pass', pick: 'no-skill' };
/** No hero is revealed. */
export const STAY_HIDDEN: Option = { type: 'pass', pick: 'stay-hidden' };
