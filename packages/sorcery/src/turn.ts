import type { Seat } from '@cardwright/engine';
import { happen, loseEnchantments } from './board.ts';
import { isDelayed, isDelayInForce, restoredActions } from './layers.ts';
import { playerOf } from './triggers.ts';
import {
  type Card,
  HAND_LIMIT,
  IDLE_TURNS,
  type Label,
  type Now,
  otherSeat,
  type Player,
  type Reason,
  type State,
  TURN_LIMIT,
} from './types.ts';

/** Why this player cannot draw a card, or null. */
export function whyNotDraw({ deck, hand }: Player): Reason | null {
  if (deck.length === 0) return 'deck-empty';
  return hand.length >= HAND_LIMIT ? 'hand-full' : null;
}

/** Draws a card if there is one and the hand has room; else nothing happens. */
export function draw(now: Now, seat: Seat): void {
  const s = now.state;
  const player = playerOf(s, seat);
  if (whyNotDraw(player) !== null) return;
  const id = player.deck.pop() as number;
  player.hand.push(id);
  now.emit?.({ type: 'card-drawn', seat, secret: { to: [seat], card: s.cards[id] as Card } });
}

export function beginTurn(now: Now): void {
  const s = now.state;
  const seat = s.active;
  s.begun = true;
  s.acted = false;
  now.emit?.({ type: 'turn-started', seat, turn: s.turn });
  if (s.turn === 1 && !s.options.firstTurnStart) return;
  const player = playerOf(s, seat);
  player.magic += 1;
  now.emit?.({ type: 'magic-gained', seat, amount: 1, magic: player.magic });
  draw(now, seat);
  for (const minion of player.minions) minion.actions = restoredActions(s, minion);
  happen(now, { moment: 'turn-start', seat, minion: null, isDeath: false });
}

export function endTurn(now: Now): void {
  const s = now.state;
  const seat = s.active;
  happen(now, { moment: 'turn-end', seat, minion: null, isDeath: false });
  for (const minion of playerOf(s, seat).minions.slice()) {
    if (isDelayed(s, minion)) loseEnchantments(now, minion, (layer) => isDelayInForce(s, minion, layer));
  }
  now.emit?.({ type: 'turn-ended', seat, turn: s.turn });
  s.idle = s.acted || !areDecksEmpty(s) ? 0 : s.idle + 1;
  s.ended = lifeLabel(s) ?? drawLabel(s);
  s.active = otherSeat(seat);
  s.turn++;
  s.begun = false;
}

const areDecksEmpty = ({ players: [a, b] }: State): boolean => a.deck.length + b.deck.length === 0;

/** Decks, hands and boards are empty on both sides: nothing can ever happen again. */
const isBare = ({ players }: State): boolean =>
  players.every(
    ({ deck, hand, minions, ritual }) => deck.length + hand.length + minions.length === 0 && ritual === null,
  );

/** Why the game ends after this turn without a winner, or null. Whoever is testing may sit at a dead table. */
function drawLabel(s: State): Label | null {
  if (!s.options.testing && (isBare(s) || s.idle >= IDLE_TURNS)) return 'stalemate';
  return s.turn >= TURN_LIMIT ? 'turn-limit' : null;
}

/** Who has won, now that something has been done. */
export function lifeLabel({ players: [first, second] }: State): Label | null {
  if (first.life > 0 && second.life > 0) return null;
  if (first.life <= 0 && second.life <= 0) return 'draw';
  return first.life > 0 ? 'p1' : 'p2';
}
