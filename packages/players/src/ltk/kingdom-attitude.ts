import type { Seat } from '@cardwright/engine';
import { findHero, type HeroId, type Kingdom, type View } from '@cardwright/ltk/public';
import type { Deeds } from './deeds.ts';

/** The kingdom printed on the heroes of a seat, as far as this viewer has seen one. */
export function printedKingdom(view: View, seat: Seat): Kingdom | null {
  const hero = view.players[seat]?.heroes.find((each): each is HeroId => each !== null);
  return hero === undefined ? null : (findHero('kingdoms', hero)?.kingdom ?? null);
}

const claims = (view: View, kingdom: Kingdom): number =>
  view.players.reduce((sum, { claimed }) => sum + (claimed === kingdom ? 1 : 0), 0);

/** How many more may claim a kingdom before the next is a careerist. The dead count. */
export const placesLeft = (view: View, kingdom: Kingdom): number =>
  Math.floor(view.players.length / 2) - claims(view, kingdom);

/** The kingdom a seat fights for, or would on claiming now; null for careerists, and for who would become one. */
export function ownSide(view: View, self: Seat): Kingdom | null {
  const claimed = view.players[self]?.claimed ?? null;
  if (claimed !== null) return claimed === 'careerist' ? null : claimed;
  const kingdom = printedKingdom(view, self);
  return kingdom === null || placesLeft(view, kingdom) <= 0 ? null : kingdom;
}

/** Whether a seat has claimed the kingdom this one fights for. */
export function isOfKnownKingdom(view: View, self: Seat, other: Seat): boolean {
  const side = ownSide(view, self);
  return other !== self && side !== null && view.players[other]?.claimed === side;
}

/** What an unclaimed seat is thought to be at first, and how that falls with every round of hiding. */
const STRANGER = -0.15;
const HIDING = -0.06;
const MOST_HIDING = -0.4;

/** How much one deed to somebody of the own side, or of another, moves the feeling about who did it. */
const DEED = { own: 0.35, other: 0.12 } as const;

/** What this seat makes of somebody who has not claimed: by whom it hurt and helped. */
function stranger(view: View, self: Seat, seat: Seat, side: Kingdom, deeds: Deeds): number {
  let feeling = STRANGER + Math.max(MOST_HIDING, HIDING * (view.round - 1));
  for (const { seat: other, claimed } of view.players) {
    if (other === seat) continue;
    const balance = deeds.balance(seat, other);
    if (balance === 0) continue;
    if (other === self || claimed === side) feeling += DEED.own * balance;
    else if (claimed !== null) feeling -= DEED.other * balance;
  }
  return Math.max(-0.9, Math.min(0.3, feeling));
}

/** How many of the living fight for each side; careerists each for their own. */
function camp(view: View, claimed: Kingdom | 'careerist'): number {
  if (claimed === 'careerist') return 1;
  return view.players.reduce((sum, player) => sum + (player.alive && player.claimed === claimed ? 1 : 0), 0);
}

/** How this seat feels about the others in kingdom war, from its own kingdom, what is claimed, and what everybody did. */
export function kingdomAttitude(view: View, self: Seat, deeds: Deeds): number[] {
  const side = ownSide(view, self);
  const living = view.players.reduce((sum, { alive }) => sum + (alive ? 1 : 0), 0);
  return view.players.map(({ seat, claimed }) => {
    if (seat === self) return 1;
    if (claimed !== null) {
      if (side !== null && claimed === side) return 1;
      return -0.6 - 0.4 * (camp(view, claimed) / Math.max(1, living)); // the strongest camp is the worst enemy
    }
    if (side === null || placesLeft(view, side) <= (view.players[self]?.claimed === null ? 1 : 0)) return -0.7;
    const printed = printedKingdom(view, seat);
    if (printed !== null) return printed === side ? 0.9 : -0.8;
    return stranger(view, self, seat, side, deeds);
  });
}
