import { ALONE, botPlayer, type FromHost, ManualClock, person, TableHost } from '@cardwright/host';
import { usualBot } from '@cardwright/players';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { TableClient } from '../src/index.ts';

/** What the plates of a table say of Ben and Ann, as Ben sees it. */
async function plates(game: string): Promise<[name: string, player: string][]> {
  const entry = await loadGame(game);
  const bot = usualBot(entry);
  const seats = Array.from({ length: entry.game.seats.default }, (_, seat) =>
    seat === 0 ? person('Ben') : seat === 1 ? person('Ann') : botPlayer(bot),
  );
  const host = new TableHost({ ...entry, origin: { seed: 3 }, seats, policy: ALONE, standIn: bot });
  const client = new TableClient(entry, 'en', { send: () => undefined, changed: () => undefined }, new ManualClock());
  host.join({ seats: [0] }, (message) => client.receive(JSON.parse(JSON.stringify(message)) as FromHost));
  client.pace = 0;
  host.open();
  return client.frame?.scene.seats.map(({ name, player }) => [name, player]) ?? [];
}

test.each(['sorcery', 'thrones'])('%s: who goes by the own name is not named twice', async (game) => {
  expect((await plates(game))[1]).toEqual(['Ann', '']);
});
