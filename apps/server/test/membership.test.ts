import { expect, test } from 'vitest';
import { nobodyElse } from '../src/cluster/exchange.ts';
import { LeasedMembership } from '../src/cluster/leased-membership.ts';
import { Storage } from '../src/storage/storage.ts';
import { startPostgres } from './postgres.ts';

const LEASE = 2_000; // ms

test('a process that was stopped for too long has no tables before its timers have told it so', async () => {
  const postgres = await startPostgres();
  const storage = await Storage.open(postgres.url);
  const membership = await LeasedMembership.begin(storage.leases, nobodyElse, 'here', LEASE);
  let lapses = 0;
  membership.onLapse(() => lapses++);
  await expect.poll(() => membership.holds()).toBe(true);
  const [{ process }, before] = [membership, lapses];
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LEASE + 100); // nothing runs here in the meantime
  expect(membership.holds()).toBe(false);
  expect(lapses).toBe(before + 1);
  expect(membership.process).not.toBe(process);
  await expect.poll(() => membership.holds()).toBe(true); // and goes on under its other name
  await membership.end();
  await storage.close();
  postgres.stop();
}, 60_000);
