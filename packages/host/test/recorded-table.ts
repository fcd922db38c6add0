import type { Game } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { botPlayer, type FromHost, neverPassing, person, type Screen } from '../src/index.ts';
import { botFrom, tableOf } from './tables.ts';

/** The table of docs/protocol-game.jsonl: Ann and three bots that play their highest card. */
export function recordedTable(hear: (message: FromHost) => void): Screen {
  const highest = botFrom(() => [0], 'highest');
  const bots = [1, 2, 3].map(() => botPlayer(highest));
  const { host } = tableOf({
    game: whist as unknown as Game,
    origin: { seed: 3 },
    seats: [person('Ann'), ...bots],
    more: {
      passing: neverPassing,
      adviser: highest,
      beats: ({ type }) => type === 'card-played' || type === 'trick-taken',
    },
  });
  const screen = host.join({ seats: [0] }, hear);
  host.open();
  return screen;
}
