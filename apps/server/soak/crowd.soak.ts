import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ladderFor } from '../src/online/ladder.ts';
import { profileOf } from '../src/online/profile.ts';
import type { Person } from '../src/storage/storage.ts';
import { best, crowded } from '../test/crowd.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-crowd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PEOPLE = 100_000;

test('among 100,000 people a ladder and a profile come as fast as among 1,000, a rank nearly so', async () => {
  const figures: Record<string, number>[] = [];
  for (const people of [1_000, PEOPLE]) {
    const storage = await crowded(join(folder, `${people}.sqlite`), people, 5);
    const [someone] = await storage.people.byIds([`p${people / 2}`]);
    const person = someone as Person;
    figures.push({
      ladder: await best(() => storage.results.ladder('sorcery', 100)),
      rank: await best(() => storage.results.rankOf('sorcery', person.id)),
      page: await best(() => ladderFor('sorcery', person, storage.results)),
      named: await best(() => storage.people.named(person.nameKey)),
      profile: await best(() => profileOf(person, false, storage.results)),
    });
    await storage.close();
  }
  const [few, many] = figures as [Record<string, number>, Record<string, number>];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  for (const what of ['ladder', 'named', 'profile']) expect(many[what]).toBeLessThan(5 * (few[what] as number));
  expect(many['rank']).toBeLessThan(50);
  expect(many['page']).toBeLessThan(100);
});
