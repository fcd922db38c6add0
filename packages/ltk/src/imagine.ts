import { below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { modeRules } from './core/mode.ts';
import { hasAny, INDEX, type State } from './core/state.ts';

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
 * which of all lies there is drawn. They are put in an order that tells nothing of which it is.
 */
function imagineFaceDown(s: State, seat: Seat, doubted: readonly number[], rng: Rng): void {
  const bit = 1 << seat;
  const isKnown = (card: number): boolean => ((s.known[card] as number) & bit) !== 0;
  const isDoubted = (card: number): boolean => ((doubted[card] as number) & bit) !== 0;
  const unlike = (a: number, b: number): number =>
    (s.known[a] as number) - (s.known[b] as number) ||
    (doubted[a] as number) - (doubted[b] as number) ||
    (s.shuffled?.[a] ?? 0) - (s.shuffled?.[b] ?? 0) ||
    (s.mixed?.[a] ?? 0) - (s.mixed?.[b] ?? 0);
  s.players.forEach(({ hand, piles }, other) => {
    if (other === seat) return;
    for (const pile of Object.values(piles)) {
      const [laid] = pile;
      if (laid === undefined || isKnown(laid)) continue; // what skills lay there lies open
      const closed = [...hand, laid].filter((card) => !isKnown(card));
      if (closed.every((card) => doubted[card] === 0)) continue;
      const open = hand.filter(isKnown).sort((a, b) => a - b);
      const seen = closed.filter(isDoubted).sort((a, b) => a - b);
      const unseen = closed.filter((card) => !isDoubted(card)).sort(unlike);
      const all = [...seen, ...unseen];
      pile.splice(0, 1, ...all.splice(below(rng, all.length), 1));
      hand.splice(0, hand.length, ...open, ...all);
    }
  });
}

/**
 * By which reshuffle what lies at each place came into the deck, as far as the seat can tell: of those that are mixed any may
 * be the one that went.
 */
function imagineShuffles(
  s: State,
  zones: readonly number[][],
  certain: readonly number[],
  bit: number,
  rng: Rng,
): readonly number[] | null {
  const { shuffled, mixed } = s;
  if (shuffled === null || mixed === null) return shuffled;
  const isMixed = (card: number): boolean => mixed[card] !== 0 && ((certain[card] as number) & bit) === 0;
  const guessed = shuffled.slice();
  for (const cards of Map.groupBy(zones.flat().filter(isMixed), (card) => mixed[card]).values()) {
    const theirs = cards.map((card) => shuffled[card] as number).sort((a, b) => a - b);
    shuffle(rng, theirs);
    for (const [i, card] of cards.entries()) guessed[card] = theirs[i] as number;
  }
  return guessed;
}

/** The cards that stand for POOLED, by the reshuffle they came by: nobody had in hand what was in the discard pile then. */
function poolsOf({ known, shuffled, reshuffles }: State, rng: Rng): number[][] {
  const pools: number[][] = [[]];
  for (let i = 0; i < reshuffles; i++) pools.push([]);
  const first = pools[0] as number[];
  // In the order of ids, so that nothing of the truth is left in them.
  for (let card = 0; card < known.length; card++) {
    if (known[card] !== POOLED) continue;
    if (shuffled === null) first.push(card);
    else (pools[shuffled[card] as number] as number[]).push(card);
  }
  for (const pool of pools) shuffle(rng, pool);
  return pools;
}

/** Deals anew every card the seat does not know the place of, and what its mode keeps secret. */
export function imagine(s: State, seat: Seat, rng: Rng): void {
  const bit = 1 << seat;
  const { doubted, mixed } = s;
  if (doubted !== null) imagineFaceDown(s, seat, doubted, rng);
  const zones = closedZones(s, seat);
  const known = s.known.slice();
  const certain = doubted === null ? known : known.map((bits, card) => bits | (doubted[card] as number));
  const doubts = doubted === null ? null : doubted.slice();
  const mixes = mixed === null ? null : mixed.slice();
  const guessed = imagineShuffles(s, zones, certain, bit, rng);
  for (const zone of zones)
    for (const card of zone) if (((certain[card] as number) & bit) === 0) s.known[card] = POOLED;
  const pools = poolsOf(s, rng);
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      const before = zone[i] as number;
      if (((certain[before] as number) & bit) !== 0) continue;
      const card = (pools[guessed === null ? 0 : (guessed[before] as number)] as number[]).pop() as number;
      zone[i] = card;
      s.known[card] = known[before] as number; // who knew the card that lay here now knows this one
      if (doubts !== null) doubts[card] = doubted?.[before] as number;
      if (mixes !== null) mixes[card] = mixed?.[before] as number;
    }
  }
  s.doubted = doubts;
  s.mixed = mixes;
  modeRules(s.mode).imagine(s, seat, rng);
  if (s.mode === 'kingdoms') s[INDEX] = undefined; // other heroes, other skills
}

/** Shuffles the cards of the deck that nobody knows the place of; what came by a later reshuffle stays with its like. */
export function restack({ deck, known, doubted, shuffled }: State, rng: Rng): void {
  const isFree = (card: number): boolean => known[card] === 0 && (doubted?.[card] ?? 0) === 0;
  const pools = Map.groupBy(deck.filter(isFree), (card) => shuffled?.[card] ?? 0);
  for (const pool of pools.values()) shuffle(rng, pool);
  for (const [i, card] of deck.entries()) if (isFree(card)) deck[i] = pools.get(shuffled?.[card] ?? 0)?.pop() as number;
}
