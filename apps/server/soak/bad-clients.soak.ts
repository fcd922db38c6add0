import { join } from 'node:path';
import { expect, test } from 'vitest';
import { harm } from '../test/bad-clients.ts';
import { folderWithPage } from '../test/folders.ts';

const { folder, page } = folderWithPage();

test('1,000,000 messages that are none, 10,000 connections opened and dropped: no crash, no table harmed, memory as before', async () => {
  const { isAlive, accepted, faults, grown, sockets } = await harm(page, join(folder, 'data.sqlite'), {
    messages: 1_000_000,
    connections: 10_000,
    halfOpen: 500,
  });
  expect({ isAlive, faults, sockets }).toEqual({ isAlive: true, faults: '', sockets: 2 });
  expect(accepted).toBeGreaterThan(3);
  expect(grown).toBeLessThan(12_000_000);
});
