import { TURNS } from '@cardwright/thrones/public';
import { PLAYS } from './light.ts';

/** What may be said of a move, one group after the other; of each group exactly one thing is true. */
export const VALUES = 11; //    of a card: 2 to 10
export const MARGINS = 10; //   how far an attack is from success, or a defence
export const LEADS = 13; //     how far a team is ahead
export const FIGHTS = 4; //     which of the two attacks would succeed
export const HELD = 10; //    cards in hand
export const STAGES = 3; //     of a play

let size = 0;
const group = (count: number): number => {
  size += count;
  return size - count;
};
export const NOTHING = group(1);
export const CHANGE = group(TURNS * FIGHTS * FIGHTS); //        what it changes, by turn
export const ATTACKING = group(TURNS * MARGINS); //             how safe it makes the own attack
export const DEFENDING = group(TURNS * MARGINS); //             and the own heart
export const COST = group(PLAYS * 4 * VALUES); //               the card, by play
export const ANSWERS = group(2 * 2 * 3 * TURNS); //             whether it is doubled, and what would double on it that was not seen yet
export const WON = group(STAGES * VALUES); //                   the heart that would be won
export const KEPT = group(STAGES * VALUES); //                  and the one kept
export const LEAD = group(PLAYS * LEADS); //                    the lead if the battle were fought now
export const SAVING = group(PLAYS * HELD); //                 passing, by cards in hand
export const EASE = group(PLAYS * LEADS); //                    passing, by the lead
export const OPENING = group(PLAYS * 2 * VALUES); //            a heart, by play and whether it is the first
export const ANSWERING = group(VALUES * VALUES); //             a heart after the other's
export const DARING = group(LEADS * VALUES); //                 a heart by the lead
export const ORDER = group(2 * 3 * 3); //                       the highest, the middle, the lowest
export const HABITS = size;

/** Things that are true of one move. */
export const TRUTHS = 8;
export const MOST_MOVES = 32; // there are never more to weigh

const FAR = 40;
const MARGIN = Int32Array.from({ length: 2 * FAR + 1 }, (_, i) => {
  const margin = i - FAR;
  const edges = [-14, -8, -4, 0, 2, 5, 9, 14, 20];
  return edges.filter((edge) => margin > edge).length;
});
export const marginOf = (margin: number): number =>
  MARGIN[margin < -FAR ? 0 : margin > FAR ? 2 * FAR : margin + FAR] as number;

const LEAD_STEP = 5;
const MIDDLE = (LEADS - 1) / 2;
const MOST_LEAD = 104; // 84 before the last battle, and twenty more at stake
const STEPS = Int32Array.from({ length: 2 * MOST_LEAD + 1 }, (_, i) => {
  const lead = i - MOST_LEAD;
  const steps = Math.sign(lead) * Math.ceil(Math.abs(lead) / LEAD_STEP);
  return MIDDLE + Math.max(-MIDDLE, Math.min(MIDDLE, steps));
});
export const leadOf = (lead: number): number => STEPS[lead + MOST_LEAD] as number;
