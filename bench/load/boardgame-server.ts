// A server of boardgame.io 0.50 as its documentation starts it, with a game of nine fields that does not end.
import type { AddressInfo } from 'node:net';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { report } from './usage.ts';

const server = Server({
  games: [
    {
      name: 'nine',
      setup: () => ({ cells: Array.from({ length: 9 }, () => '') }),
      moves: {
        click({ G, playerID }, cell) {
          if (!G.cells.includes('')) G.cells.fill('');
          G.cells[cell] = playerID;
        },
      },
      turn: { minMoves: 1, maxMoves: 1 },
    },
  ],
  origins: ['http://localhost'],
});
const { appServer } = await server.run(0);
process.once('SIGTERM', () => process.exit(0));
report((appServer.address() as AddressInfo).port);
