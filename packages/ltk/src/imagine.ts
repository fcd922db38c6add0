import { below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { modeRules } from './core/mode.ts';
import { hasAny, type State } from './core/state.ts';

/** Every zone whose cards a seat may not know: the deck, and what the others hold and have lying face down. */
function closedZones(s: State, seat: Seat): number[][] {
  const zones = [s.deck];
  s.players.forEach((player, other) => {
    if (other === seat) return;
    zones.push(player.hand);
    if (hasAny(player.piles)) zones.push(...Object.values(player.piles));
  });
  return zones;
}

/** Stands for who knows a card while it is in the pool of those to be dealt anew. */
const POOLED = -1;

/**
 * Who has a card face down could have laid any card of its hand, also one this seat had known there: those stay with it, and
 * which of them lies there is drawn.
 */
function imagineFaceDown(s: State, seat: Seat, doubted: readonly number[], rng: Rng): void {
  const isDoubted = (card: number): boolean => ((doubted[card] as number) & (1 << seat)) !== 0;
  s.players.forEach(({ hand, piles }, other) => {
    if (other === seat) return;
    for (const pile of Object.values(piles)) {
      const doubts = [...hand, ...pile].filter(isDoubted).sort((a, b) => a - b);
      if (doubts.length === 0 || pile.length !== 1) continue;
      const laid = pile[0] as number;
      const drawn = below(rng, hand.length + 1);
      const wanted = doubts[drawn] ?? (isDoubted(laid) ? hand.find((card) => !isDoubted(card)) : laid);
      if (wanted === undefined || wanted === laid) continue;
      hand[hand.indexOf(wanted)] = laid;
      pile[0] = wanted;
    }
  });
}

/** Deals anew every card the seat does not know the place of, and what its mode keeps secret. */
export function imagine(s: State, seat: Seat, rng: Rng): void {
  const bit = 1 << seat;
  const { doubted } = s;
  if (doubted !== null) imagineFaceDown(s, seat, doubted, rng);
  const zones = closedZones(s, seat);
  const known = s.known.slice();
  const isUnknown =
    doubted === null
      ? (card: number): boolean => ((known[card] as number) & bit) === 0
      : (card: number): boolean => (((known[card] as number) | (doubted[card] as number)) & bit) === 0;
  const doubts = doubted?.slice() ?? null;
  for (const zone of zones) for (const card of zone) if (isUnknown(card)) s.known[card] = POOLED;
  // What was in the discard pile when it was shuffled, nobody had in hand then: cards change places with their like only.
  const { shuffled } = s;
  const like = (card: number): number => (shuffled === null ? 0 : (shuffled[card] as number));
  const pools: number[][] = [[]];
  for (let i = 0; i < s.reshuffles; i++) pools.push([]);
  for (
    let card = 0;
    card < known.length;
    card++ // in the order of ids, so that nothing of the truth is left in them
  )
    if (s.known[card] === POOLED) (pools[like(card)] as number[]).push(card);
  for (const pool of pools) shuffle(rng, pool);
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      const before = zone[i] as number;
      if (!isUnknown(before)) continue;
      const card = (pools[like(before)] as number[]).pop() as number;
      zone[i] = card;
      s.known[card] = known[before] as number; // who knew the card that lay here now knows this one
      if (doubts !== null) doubts[card] = doubted?.[before] as number;
    }
  }
  s.doubted = doubts;
  modeRules(s.mode).imagine(s, seat, rng);
  if (s.mode === 'kingdoms') s.epoch++; // other heroes, other skills
}
