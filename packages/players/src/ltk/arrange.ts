import type { Choice } from '@cardwright/engine';
import { fortune } from './judgement.ts';
import { isFriend, type Thinking } from './thinking.ts';
import { worth } from './worth.ts';

/** A card worth less than this is better under the deck: the next one is better on average. */
const AVERAGE = 4;
const DRAWN = 2;

/** Who takes the next turn. */
function nextSeat({ view, self }: Thinking): number {
  const n = view.players.length;
  for (let step = 1; step < n; step++) {
    const seat = (self + step) % n;
    if (view.players[seat]?.alive === true) return seat;
  }
  return self;
}

/**
 * What to put on top of the deck: first what turns the own judgements out well, the newest scroll first; then two good cards to
 * draw; then good ones for a friend who is next. The rest goes under it.
 */
export function stargaze(t: Thinking): Choice {
  const left = t.decision.options.map(({ card }, index) => ({ card: card as number, index }));
  const top: number[] = [];
  const take = (value: (card: number) => number, least: number): void => {
    let best = -1;
    for (let i = 0; i < left.length; i++) {
      const each = value(left[i]?.card as number);
      if (each >= least && (best < 0 || each > value(left[best]?.card as number))) best = i;
    }
    if (best >= 0) top.push(left.splice(best, 1)[0]?.index as number);
  };
  for (const { as } of t.me.fates.toReversed()) {
    const before = top.length;
    take((card) => fortune(t.view, as, card) * 10 - worth(t.view, card), 0);
    if (top.length === before) return top; // nothing turns this one out well: let the deck decide
  }
  const worthOf = (card: number): number => worth(t.view, card);
  for (let i = 0; i < DRAWN; i++) take(worthOf, AVERAGE);
  if (top.length === t.me.fates.length + DRAWN && isFriend(t, nextSeat(t)))
    for (let i = 0; i < DRAWN; i++) take(worthOf, AVERAGE);
  return top;
}
