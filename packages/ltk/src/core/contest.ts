import type { Seat } from '@cardwright/engine';
import { chooseCards } from './ask.ts';
import { fire } from './moment.ts';
import { type Asks, type Now, playerAt } from './state.ts';
import { settle } from './zones.ts';

/** A point contest. Both lay down a hand card; they are turned up together; the higher rank wins, a tie is no win. */
export interface Contest {
  readonly won: boolean; // by whoever began it
  readonly cards: readonly [number, number];
}

const FACE_DOWN = 'contest';

/**
 * Lays a hand card face down on its owner, who alone knows which it is: who knew cards of that hand cannot tell which of
 * them are left until it is turned up. It is in the state, not in a variable: others may imagine it.
 */
export function layFaceDown(g: Now, seat: Seat, card: number, pile: string): void {
  const player = playerAt(g, seat);
  const { known, doubted } = g.state;
  if (player.hand.length > 1) {
    const doubts = doubted?.slice() ?? known.map(() => 0);
    for (const each of player.hand) {
      doubts[each] = known[each] as number;
      known[each] = 1 << seat;
    }
    g.state.doubted = doubts;
  }
  player.hand.splice(player.hand.indexOf(card), 1);
  player.piles[pile] = [card];
}

/** Chooses a card for a contest and lays it down. */
function* layDown(g: Now, seat: Seat, opponent: Seat, skill: string): Asks {
  const [card] = yield* chooseCards(g, seat, 'contest', playerAt(g, seat).hand, 1, 1, { skill, to: opponent });
  layFaceDown(g, seat, card as number, FACE_DOWN);
}

/** Nothing of this seat lies face down any more: who knew cards of its hand knows them again. */
function resolveDoubt(g: Now, seat: Seat): void {
  const { doubted, known } = g.state;
  if (doubted === null) return;
  const left = doubted.slice();
  for (const card of playerAt(g, seat).hand) {
    known[card]! |= left[card] as number;
    left[card] = 0;
  }
  for (const card of g.state.processing) left[card] = 0;
  g.state.doubted = left.some((bits) => bits !== 0) ? left : null;
}

/** Turns up the card that lies face down on a seat; it is in processing then. */
export function turnUp(g: Now, seat: Seat, pile: string): number {
  const [card] = playerAt(g, seat).piles[pile] as number[];
  delete playerAt(g, seat).piles[pile];
  g.state.processing.push(card as number);
  g.state.known[card as number] = (1 << g.state.players.length) - 1;
  resolveDoubt(g, seat);
  return card as number;
}

/** Holds a contest. Both cards stay in processing until `settleContest`. */
export function* contest(g: Now, from: Seat, to: Seat, skill: string): Asks<Contest> {
  yield* layDown(g, from, to, skill);
  yield* layDown(g, to, from, skill);
  const cards = [turnUp(g, from, FACE_DOWN), turnUp(g, to, FACE_DOWN)] as const;
  const rank = (id: number): number => g.faces[id]?.rank ?? 0;
  g.emit?.({ type: 'contested', seat: from, to, skill, cards });
  const lost = [from, to].map((seat, i) => ({
    seat,
    hand: [cards[i as 0 | 1]],
    equipment: [],
    emptied: playerAt(g, seat).hand.length === 0,
    reason: 'contested',
  }));
  for (const each of lost) yield* fire(g, 'lost', each);
  return { won: rank(cards[0]) > rank(cards[1]), cards };
}

/** The contest cards go to the discard pile, unless a skill took them. */
export const settleContest = (g: Now, { cards }: Contest): void => settle(g, cards);

export const mayContest = (g: Now, from: Seat, to: Seat): boolean =>
  from !== to && playerAt(g, from).hand.length > 0 && playerAt(g, to).hand.length > 0;
