import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ladderFor } from '../src/online/ladder.ts';
import { profileOf } from '../src/online/profile.ts';
import type { Person, Storage } from '../src/storage/storage.ts';
import { bestOf, crowded } from '../test/crowd.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-crowd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = async (people: number): Promise<{ storage: Storage; person: Person }> => {
  const storage = await crowded(join(folder, `${people}.sqlite`), people, 5);
  const [person] = await storage.people.byIds([`p${people / 2}`]);
  return { storage, person: person as Person };
};

test('among 100,000 people a ladder and a profile come as fast as among 1,000, a rank as fast as all are counted', async () => {
  const [few, many] = [await open(1_000), await open(100_000)];
  const ladder = ({ storage }: typeof few) => storage.results.ladder('sorcery', 100);
  const named = ({ storage, person }: typeof few) => storage.people.named(person.nameKey);
  const profile = ({ storage, person }: typeof few) => profileOf(person, false, storage.results);
  const took = await bestOf({
    fewLadder: () => ladder(few),
    ladder: () => ladder(many),
    fewNamed: () => named(few),
    named: () => named(many),
    fewProfile: () => profile(few),
    profile: () => profile(many),
    count: () => many.storage.results.count('sorcery'),
    rank: () => many.storage.results.rankOf('sorcery', many.person.id),
    page: () => ladderFor('sorcery', many.person, many.storage.results),
  });
  for (const { storage } of [few, many]) await storage.close();
  process.stdout.write(`${JSON.stringify(took)}\n`);
  expect(took.ladder).toBeLessThan(5 * took.fewLadder);
  expect(took.named).toBeLessThan(5 * took.fewNamed);
  expect(took.profile).toBeLessThan(5 * took.fewProfile);
  // A rank counts a part of the index that `count` counts; looking at rows takes seven times as long and more.
  expect(took.rank).toBeLessThan(4 * took.count);
  expect(took.page).toBeLessThan(2 * (took.ladder + took.rank + took.count));
});
