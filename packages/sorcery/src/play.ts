import { ask } from '@cardwright/engine';
import { act } from './act.ts';
import { optionsOf } from './legal.ts';
import { beginTurn, endTurn, lifeLabel } from './turn.ts';
import type { Asks, Card, Now, Option } from './types.ts';

/** The whole game. Every decision is a checkpoint: what a player does is resolved before anybody is asked again. */
export function* play(now: Now): Asks {
  const s = now.state;
  announceDeal(now);
  while (s.ended === null) {
    if (!s.begun) beginTurn(now);
    yield* commands(now);
    if (s.ended === null) endTurn(now);
  }
  now.emit?.({ type: 'game-ended', label: s.ended });
}

function announceDeal(now: Now): void {
  const s = now.state;
  if (s.dealt) return;
  s.dealt = true;
  s.players.forEach(({ hand }, seat) => {
    const cards = hand.map((id) => s.cards[id] as Card);
    now.emit?.({ type: 'hand-dealt', seat, count: hand.length, secret: { to: [seat], cards } });
  });
}

/** The active player acts until ending the turn or the game. */
function* commands(now: Now): Asks {
  const s = now.state;
  while (s.ended === null) {
    const options = optionsOf(s);
    const [index] = yield ask(s.active, 'act', options, true);
    const option = options[index as number] as Option;
    if (option.type === 'end') return;
    act(now, option);
    s.ended = lifeLabel(s);
  }
}
