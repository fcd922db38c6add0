import { join } from 'node:path';
import { expect, test } from 'vitest';
import { harm } from './bad-clients.ts';
import { folderWithPage } from './folders.ts';

const { folder, page } = folderWithPage();

test('20,000 messages that are none, sockets that come and go, half-open ones, doubled answers: the table goes on', async () => {
  const { isAlive, accepted, faults, grown, sockets } = await harm(page, join(folder, 'data.sqlite'), {
    messages: 20_000,
    connections: 300,
    halfOpen: 60,
  });
  expect({ isAlive, faults, sockets }).toEqual({ isAlive: true, faults: '', sockets: 2 });
  expect(accepted).toBeGreaterThan(3);
  expect(grown).toBeLessThan(8_000_000);
});
