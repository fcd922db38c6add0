import { type Seat, shuffle } from '@cardwright/engine';
import type { Card, CardName, Color, PhysicalCard, SkillId, Suit } from './card.ts';
import { colorOf } from './card.ts';
import { definitionOf } from './definitions.ts';
import { mix, separate } from './mixed.ts';
import { fire, listeners } from './moment.ts';
import type { LostCards } from './skill.ts';
import { modifiers, skillsChanged } from './skill-index.ts';
import {
  type Asks,
  type GameEvent,
  gameOver,
  NOTHING,
  type Now,
  type Player,
  playerAt,
  SLOTS,
  type Slot,
} from './state.ts';

/** Where cards can be put. */
export type Place =
  | { readonly zone: 'hand'; readonly seat: Seat }
  | { readonly zone: 'slot'; readonly seat: Seat; readonly slot: Slot }
  | { readonly zone: 'fate'; readonly seat: Seat; readonly as: CardName; readonly by: Seat }
  | { readonly zone: 'pile'; readonly seat: Seat; readonly pile: string }
  | { readonly zone: 'discard' | 'processing' | 'deck-top' | 'deck-bottom' };

/** Why cards go, and the event told of it. */
const REASONS = {
  used: 'cards-used',
  played: 'cards-played',
  discarded: 'cards-discarded',
  replaced: 'cards-replaced',
  given: 'cards-given',
  taken: 'cards-taken',
  gained: 'cards-gained',
  placed: 'cards-placed',
  equipped: 'cards-equipped',
  shown: 'cards-shown',
  judged: 'cards-judged',
  returned: 'cards-returned',
  contested: 'cards-contested',
  swapped: 'cards-swapped',
} as const;

/** How and why cards go. */
export interface Moving {
  readonly reason: keyof typeof REASONS;
  readonly hidden?: boolean; // only the two players see which cards
  readonly skill?: SkillId;
  readonly by?: Seat; //        who picked the card, if not whoever has it: one card then
  readonly quiet?: boolean; //  another event tells of it
}

export const DISCARD: Place = { zone: 'discard' };
export const PROCESSING: Place = { zone: 'processing' };
export const handOf = (seat: Seat): Place => ({ zone: 'hand', seat });

const everybody = (g: Now): number => (1 << g.state.players.length) - 1;

/** The suit a card has for whoever owns it. */
export function suitFor(g: Now, id: number, owner: Seat | null): Suit {
  const suit = g.faces[id]?.suit as Suit;
  if (owner === null) return suit;
  for (const { seat, modify } of modifiers(g).suit) {
    const other = modify(g, seat, owner, suit);
    if (other !== null) return other;
  }
  return suit;
}

export const colorFor = (g: Now, id: number, owner: Seat | null): Color => colorOf(suitFor(g, id, owner));

/** A physical card as itself. */
export function asItself(g: Now, id: number, owner: Seat | null): Card {
  const { plain } = g.faces[id] as PhysicalCard;
  const suit = suitFor(g, id, owner);
  return suit === plain.suit ? plain : { ...plain, suit, color: colorOf(suit) };
}

/** Real cards (none, one or several) counting as another card. */
export function converted(g: Now, name: CardName, real: readonly number[], owner: Seat, skill: SkillId | null): Card {
  if (real.length === 1) {
    const { suit, color, rank } = asItself(g, real[0] as number, owner);
    return { name, suit, color, rank, real, skill };
  }
  const [first] = real;
  const color = first === undefined ? null : colorFor(g, first, owner);
  const isOneColor = real.every((id) => colorFor(g, id, owner) === color);
  return { name, suit: null, color: isOneColor ? color : null, rank: 0, real, skill };
}

export const equippedCards = ({ slots: { weapon, armor, plus, minus } }: Player): number[] =>
  [weapon, armor, plus, minus].filter((card) => card >= 0);

/** Hand and equipment. */
export const cardsOf = (g: Now, seat: Seat): number[] => [
  ...playerAt(g, seat).hand,
  ...equippedCards(playerAt(g, seat)),
];

export function hasCards(g: Now, seat: Seat): boolean {
  const { hand, slots } = playerAt(g, seat);
  return hand.length > 0 || Math.max(slots.weapon, slots.armor, slots.plus, slots.minus) >= 0;
}

/** A turn in which the deck is made anew this often goes round in circles: the game is a draw. */
export const LAST_REFILL = 20;

/** Shuffles the discard pile and puts it under what is left of the deck. */
function refill(g: Now): void {
  const s = g.state;
  const shuffled = shuffle(s.rng, [...Uint32Array.from(s.discard).sort()]); // numbers by themselves are sorted quickly
  const generations = s.shuffled?.slice() ?? s.known.map(() => 0);
  for (const card of shuffled) {
    s.known[card] = 0;
    generations[card] = s.reshuffles + 1;
  }
  s.shuffled = generations;
  s.deck = [...shuffled, ...s.deck];
  s.discard = [];
  s.reshuffles++;
  s.refills++;
  g.emit?.({ type: 'deck-shuffled', count: s.deck.length });
  if (s.refills >= LAST_REFILL) endInDraw(g);
}

/** Refills a deck of fewer cards than this, as far as there are cards. */
export function fillDeck(g: Now, count: number): void {
  if (g.state.deck.length < count && g.state.discard.length > 0) refill(g);
}

export function endInDraw(g: Now): never {
  g.state.result = { label: 'draw', winners: [] };
  throw gameOver;
}

/**
 * Takes cards off the top of the deck; the first is the topmost. They are nowhere until they are put somewhere. With
 * nothing left anywhere the game is a draw.
 */
export function takeTop(g: Now, count: number): number[] {
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(topmost(g));
  return taken;
}

function topmost(g: Now): number {
  fillDeck(g, 1);
  if (g.state.deck.length === 0) endInDraw(g);
  return g.state.deck.pop() as number;
}

/** Draws cards into a hand. */
export function draw(g: Now, seat: Seat, count: number): number[] {
  const cards: number[] = [];
  const { hand } = playerAt(g, seat);
  for (let i = 0; i < count; i++) {
    const card = topmost(g);
    g.state.known[card]! |= 1 << seat;
    hand.push(card);
    cards.push(card);
  }
  if (count > 0) g.emit?.({ type: 'cards-drawn', seat, count, hand: hand.length, secret: { to: [seat], cards } });
  return cards;
}

function dropFrom(list: number[], id: number): boolean {
  const at = list.indexOf(id);
  if (at < 0) return false;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as number;
  list.pop();
  return true;
}

type Left = 'hand' | 'slot' | 'other';

/** Equipment with nothing but a range or a distance changes nobody's skills. */
function equipmentChanged(g: Now, id: number): void {
  if (definitionOf(g, id).skills !== undefined) skillsChanged(g);
}

/** Takes a card out of wherever it is. */
function lift(g: Now, id: number, owner: Seat | null): Left {
  const s = g.state;
  if (owner === null) {
    if (dropFrom(s.processing, id) || dropFrom(s.discard, id) || dropFrom(s.deck, id)) return 'other';
    return 'other'; // taken off the deck before
  }
  const player = playerAt(g, owner);
  if (dropFrom(player.hand, id)) return 'hand';
  for (const slot of SLOTS) {
    if (player.slots[slot] !== id) continue;
    player.slots[slot] = -1;
    equipmentChanged(g, id);
    return 'slot';
  }
  const fate = player.fates.findIndex((each) => each.card === id);
  if (fate >= 0) player.fates = player.fates.toSpliced(fate, 1);
  else for (const pile of Object.values(player.piles)) if (dropFrom(pile, id)) break;
  return 'other';
}

function put(g: Now, id: number, to: Place): void {
  const s = g.state;
  switch (to.zone) {
    case 'hand':
      playerAt(g, to.seat).hand.push(id);
      break;
    case 'slot':
      playerAt(g, to.seat).slots[to.slot] = id;
      equipmentChanged(g, id);
      break;
    case 'fate': {
      const player = playerAt(g, to.seat);
      player.fates = [...player.fates, { card: id, as: to.as, by: to.by }];
      break;
    }
    case 'pile':
      (playerAt(g, to.seat).piles[to.pile] ??= []).push(id);
      break;
    case 'discard':
      s.discard.push(id);
      break;
    case 'processing':
      s.processing.push(id);
      break;
    case 'deck-top':
      s.deck.push(id);
      break;
    case 'deck-bottom':
      s.deck.unshift(id);
      break;
  }
}

/**
 * Who knows where the card is once it lies there. Where a whole hand goes, whoever knew a card of it knows where it went; where
 * a part of it goes unseen, the others forget the hand: any card they knew there may be the one that went.
 */
function learn(g: Now, id: number, owner: Seat | null, to: Place, hidden: boolean, isWholeHand: boolean): void {
  const { known } = g.state;
  if (!hidden || to.zone !== 'hand') {
    known[id] = everybody(g);
    if (g.state.mixed !== null) separate(g.state, [id]);
    return;
  }
  if (owner === null) {
    known[id]! |= 1 << to.seat;
    return;
  }
  const both = (1 << owner) | (1 << to.seat);
  if (isWholeHand) {
    known[id]! |= both;
    return;
  }
  known[id] = both;
  for (const left of playerAt(g, owner).hand) known[left]! &= both; // the others no longer know which of them went
}

/**
 * Moves cards of one owner (null: of nobody) together, tells of it, and lets those who listen to lost cards act. The cards
 * are there at once; what comes of it is for the caller to go through.
 */
export function move(g: Now, ids: readonly number[], owner: Seat | null, to: Place, moving: Moving): Asks {
  if (ids.length === 0) return NOTHING;
  const hand: number[] = [];
  const equipment: number[] = [];
  const isWholeHand =
    moving.hidden === true && owner !== null && playerAt(g, owner).hand.every((id) => ids.includes(id));
  for (const id of ids) {
    const left = lift(g, id, owner);
    if (left === 'hand') hand.push(id);
    else if (left === 'slot') equipment.push(id);
    learn(g, id, owner, to, moving.hidden === true && left !== 'slot', isWholeHand);
    put(g, id, to);
  }
  if (moving.hidden === true && owner !== null && hand.length > 0 && to.zone === 'hand' && !isWholeHand)
    mix(g.state, [...hand, ...playerAt(g, owner).hand]);
  if (moving.quiet !== true) tell(g, ids, owner, to, moving, hand, equipment);
  if (owner === null || hand.length + equipment.length === 0) return NOTHING;
  const emptied = hand.length > 0 && playerAt(g, owner).hand.length === 0;
  const lost = { seat: owner, hand, equipment, emptied, reason: moving.reason };
  const isPiled = moving.reason === 'discarded' && listeners(g)['discard-piled'].length > 0;
  if (equipment.length > 0 || isPiled) return miss(g, lost);
  return listeners(g).lost.length > 0 ? fire(g, 'lost', lost) : NOTHING;
}

/** Lets those act who listen to cards having left a hero, where equipment or a discard may have more to it. */
function* miss(g: Now, lost: LostCards): Asks {
  const { seat, hand, equipment, reason } = lost;
  for (const id of equipment) {
    const { leaves } = definitionOf(g, id);
    if (leaves !== undefined && playerAt(g, seat).alive) yield* leaves(g, seat);
  }
  if (listeners(g).lost.length > 0) yield* fire(g, 'lost', lost);
  if (reason === 'discarded') yield* fire(g, 'discard-piled', { seat, cards: [...hand, ...equipment] });
}

function tell(
  g: Now,
  ids: readonly number[],
  owner: Seat | null,
  to: Place,
  { reason, hidden, skill, by }: Moving,
  hand: readonly number[],
  equipment: readonly number[],
): void {
  if (g.emit === undefined) return;
  const seat = owner ?? ('seat' in to ? to.seat : undefined);
  const receiver = 'seat' in to && to.seat !== owner ? to.seat : undefined;
  const event: { -readonly [K in keyof GameEvent]: GameEvent[K] } = { type: REASONS[reason] };
  if (seat !== undefined) event.seat = seat;
  if (receiver !== undefined && owner !== null) event.to = receiver;
  if (skill !== undefined) event.skill = skill;
  if (by !== undefined) {
    event.by = by;
    event.zone = hand.length > 0 ? 'hand' : equipment.length > 0 ? 'equipment' : 'fate';
  }
  event.count = ids.length;
  const closed = hidden === true && (owner === null || hand.length > 0);
  if (!closed) event.cards = ids.slice();
  else {
    const open = ids.filter((id) => owner !== null && !hand.includes(id));
    const parties = [owner, receiver].filter((party): party is Seat => party !== null && party !== undefined);
    if (open.length > 0) event.cards = open;
    event.secret = { to: parties, cards: ids.slice() };
  }
  g.emit(event);
}

/** Two heroes swap their whole hands, unseen by the others. */
export function* swapHands(g: Now, a: Seat, b: Seat, skill: SkillId): Asks {
  const [one, other] = [playerAt(g, a), playerAt(g, b)];
  const [ofOne, ofOther] = [one.hand, other.hand];
  one.hand = ofOther;
  other.hand = ofOne;
  for (const id of [...ofOne, ...ofOther]) g.state.known[id]! |= (1 << a) | (1 << b);
  const secret = { to: [a, b], cards: [...ofOne, ...ofOther] };
  g.emit?.({ type: 'cards-swapped', seat: a, to: b, skill, secret });
  for (const [seat, hand] of [
    [a, ofOne.slice()],
    [b, ofOther.slice()],
  ] as const) {
    if (hand.length > 0 && listeners(g).lost.length > 0)
      yield* fire(g, 'lost', { seat, hand, equipment: [], emptied: true, reason: 'swapped' });
  }
}

/** Shows hand cards to everybody; they stay where they are. */
export function show(g: Now, seat: Seat, ids: readonly number[]): void {
  for (const id of ids) g.state.known[id] = everybody(g);
  g.emit?.({ type: 'cards-shown', seat, cards: ids.slice() });
}

/** Discards cards of a hero. */
export const discard = (g: Now, seat: Seat, ids: readonly number[], skill?: SkillId): Asks =>
  move(g, ids, seat, DISCARD, skill === undefined ? { reason: 'discarded' } : { reason: 'discarded', skill });

/** Discards a card of a hero that somebody else has picked. */
export const discardFrom = (g: Now, by: Seat, seat: Seat, card: number, skill?: SkillId): Asks =>
  move(g, [card], seat, DISCARD, { reason: 'discarded', by, ...(skill === undefined ? {} : { skill }) });

/** Real cards that are still being used or judged go to the discard pile. */
export function settle(g: Now, ids: readonly number[]): void {
  for (const id of ids) {
    if (!dropFrom(g.state.processing, id)) continue;
    learn(g, id, null, DISCARD, false, false);
    put(g, id, DISCARD);
  }
}
