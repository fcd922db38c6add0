import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { storedTable } from '../test/stored-table.ts';

// A disk of a megabyte that is really full. Only root may mount one.
const disk = mkdtempSync(join(tmpdir(), 'cardwright-disk-'));
beforeAll(() => void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]));
afterAll(() => {
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const table = storedTable('table');

/** Leaves so many bytes. */
const fill = (left: number): void => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
};
const makeRoom = (): void => rmSync(join(disk, 'ballast'), { force: true });

test('again and again the disk is full in mid-writing: what was accepted is there, what was refused is not', async () => {
  const path = join(disk, 'data.sqlite');
  let storage = await Storage.open(path);
  await storage.addTable(table);
  const accepted: string[] = [];
  let refused = 0;
  for (let round = 0; round < 40; round++) {
    fill(round * 1_000);
    for (let i = 0; i < 12; i++) {
      const key = `round ${round}, choice ${i}, ${'x'.repeat(400)}`;
      try {
        await storage.append('table', accepted.length, { seat: 0, keys: [key] });
        accepted.push(key);
      } catch (error) {
        expect((error as Error).message).toBe('the disk of the server is full; nothing was kept');
        refused++;
      }
    }
    makeRoom();
    await storage.append('table', accepted.length, { seat: 0, keys: ['room'] });
    accepted.push('room');
    if (round % 10 !== 9) continue;
    await storage.close();
    storage = await Storage.open(path);
    expect((await storage.choices('table')).map(({ keys }) => keys[0])).toEqual(accepted);
  }
  expect(refused).toBeGreaterThan(50);
  await storage.close();
});
