import type { Seat } from '@cardwright/engine';
import { chooseCards } from './ask.ts';
import { fire } from './skill.ts';
import { type Asks, type Now, playerAt } from './state.ts';
import { settle } from './zones.ts';

/** A point contest. Both lay down a hand card; they are turned up together; the higher rank wins, a tie is no win. */
export interface Contest {
  readonly won: boolean; // by whoever began it
  readonly cards: readonly [number, number];
}

const FACE_DOWN = 'contest';

/** Lays a hand card face down, where only its owner knows it. It is in the state, not in a variable: others may imagine it. */
function* layDown(g: Now, seat: Seat, opponent: Seat, skill: string): Asks {
  const player = playerAt(g, seat);
  const [card] = yield* chooseCards(g, seat, 'contest', player.hand, 1, 1, { skill, to: opponent });
  player.hand.splice(player.hand.indexOf(card as number), 1);
  player.piles[FACE_DOWN] = [card as number];
}

function turnUp(g: Now, seat: Seat): number {
  const [card] = playerAt(g, seat).piles[FACE_DOWN] as number[];
  delete playerAt(g, seat).piles[FACE_DOWN];
  g.state.processing.push(card as number);
  g.state.known[card as number] = (1 << g.state.players.length) - 1;
  return card as number;
}

/** Holds a contest. Both cards stay in processing until `settleContest`. */
export function* contest(g: Now, from: Seat, to: Seat, skill: string): Asks<Contest> {
  yield* layDown(g, from, to, skill);
  yield* layDown(g, to, from, skill);
  const cards = [turnUp(g, from), turnUp(g, to)] as const;
  const rank = (id: number): number => g.faces[id]?.rank ?? 0;
  g.emit?.({ type: 'contested', seat: from, to, skill, cards });
  for (const [i, seat] of [from, to].entries()) {
    const emptied = playerAt(g, seat).hand.length === 0;
    yield* fire(g, 'lost', { seat, hand: [cards[i as 0 | 1]], equipment: [], emptied, reason: 'contested' });
  }
  return { won: rank(cards[0]) > rank(cards[1]), cards };
}

/** The contest cards go to the discard pile, unless a skill took them. */
export const settleContest = (g: Now, { cards }: Contest): Asks => settle(g, cards);

export const mayContest = (g: Now, from: Seat, to: Seat): boolean =>
  from !== to && playerAt(g, from).hand.length > 0 && playerAt(g, to).hand.length > 0;
