import { Client, type Game, type GameClient } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

// The Whist of examples/whist, written for boardgame.io as its documentation teaches: moves that change a draft of G, a turn
// order, an end. Undo is off, there is no debug panel and no network; playerView is left out, for our side draws no views
// in this comparison either.

export interface Whist {
  leader: number;
  trick: number[];
  hands: number[][];
  taken: number[];
  played: number;
}

const suitOf = (card: number): number => Math.floor(card / 13);

/** What a seat may play: the led suit if it has any. */
export function legalCards({ trick, hands }: Whist, seat: number): readonly number[] {
  const hand = hands[seat] as number[];
  const following = trick.length === 0 ? [] : hand.filter((card) => suitOf(card) === suitOf(trick[0] as number));
  return following.length > 0 ? following : hand;
}

/** The game for one deal. */
export const whistOf = (deal: {
  readonly leader: number;
  readonly hands: readonly (readonly number[])[];
}): Game<Whist> => ({
  setup: () => ({
    leader: deal.leader,
    trick: [],
    hands: deal.hands.map((hand) => [...hand]),
    taken: [0, 0],
    played: 0,
  }),
  moves: {
    play({ G, ctx }, card) {
      const seat = Number(ctx.currentPlayer);
      if (!legalCards(G, seat).includes(card)) return INVALID_MOVE;
      const hand = G.hands[seat] as number[];
      hand.splice(hand.indexOf(card), 1);
      G.trick.push(card);
      G.played++;
      if (G.trick.length < 4) return undefined;
      const led = suitOf(G.trick[0] as number);
      const best = Math.max(...G.trick.filter((each) => suitOf(each) === led));
      G.leader = (G.leader + G.trick.indexOf(best)) % 4;
      G.taken[G.leader % 2] = (G.taken[G.leader % 2] as number) + 1;
      G.trick = [];
      return undefined;
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.leader, next: ({ G }) => (G.leader + G.trick.length) % 4 },
  },
  endIf: ({ G }) => (G.played === 52 ? { taken: G.taken } : undefined),
  disableUndo: true,
});

export function startWhist(deal: Parameters<typeof whistOf>[0]): GameClient<Whist> {
  const client = Client({ game: whistOf(deal), numPlayers: 4, debug: false });
  client.start();
  return client;
}

/** Plays a started client to its end, choosing among the legal cards, and gives the tricks taken and the cards played. */
export function playOut(
  client: GameClient<Whist>,
  choose: (cards: readonly number[]) => number,
): { taken: number[]; moves: number } {
  for (let moves = 0; ; moves++) {
    const state = client.getState();
    if (state === null) throw new Error('boardgame.io has no state');
    const { G, ctx } = state;
    if (ctx.gameover !== undefined) {
      client.stop();
      return { taken: G.taken, moves };
    }
    client.moves['play']?.(choose(legalCards(G, Number(ctx.currentPlayer))));
  }
}
