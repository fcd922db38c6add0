import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyChoice, formatRecord, Match, type MatchRecord, randomFrom } from '@cardwright/engine';
import { commitmentOf, type FairDeal, seedOf } from '@cardwright/online';
import { thrones } from '@cardwright/thrones';
import { beforeAll, expect, test } from 'vitest';
import { folder, linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ANN = '11111111111111111111111111111111';
let record: MatchRecord;
const here = folder();

const written = (name: string, changes: Partial<MatchRecord> = {}): string => {
  const file = join(here, name);
  writeFileSync(file, formatRecord({ ...record, ...changes }));
  return file;
};

beforeAll(async () => {
  const fair = { table: 'a1', secret: SECRET, commitment: await commitmentOf(SECRET), numbers: [ANN, null] };
  const match = Match.start(thrones, { seed: await seedOf(fair) });
  const random = randomFrom(1);
  while (match.decision !== null) match.choose(anyChoice(match.decision, random));
  record = { ...match.record(), players: ['human', 'human', 'simple', 'simple'], fair };
});

test('what nobody chose is said to be so, point by point', async () => {
  const { commitment } = record.fair as { commitment: string };
  const { status, stdout } = await runHere([
    'verify',
    written('fair.record'),
    '--promise',
    commitment,
    '--number',
    ANN,
  ]);
  expect(status).toBe(0);
  expect(linesOf(stdout)).toEqual([
    `The server's secret has the hash that was told before the deal: ${commitment}.`,
    'That is the hash you were told.',
    '1 of 2 people added a number of their own.',
    'Your number is one of them.',
    `The seed ${record.seed} is what comes of the secret and those numbers.`,
    `Dealt from that seed, the ${record.choices.length} choices play to the end it names: ${record.outcome}.`,
  ]);
  const chinese = await runHere(['verify', written('fair.record'), '--lang', 'zh']);
  expect(linesOf(chinese.stdout)).toHaveLength(4);
});

test('a deal that was chosen is found out: exit code 1', async () => {
  const { fair } = record;
  const found = async (changes: Partial<MatchRecord>, ...more: string[]): Promise<[number | null, string]> => {
    const { status, stderr } = await runHere(['verify', written('cheat.record', changes), ...more]);
    return [status, stderr.trim()];
  };
  expect(await found({ fair: { ...fair, secret: SECRET.replace('0', '1') } })).toEqual([
    1,
    expect.stringContaining('the secret is not the one whose hash was told'),
  ]);
  expect(await found({ fair: { ...fair, numbers: [null, null] } }, '--number', ANN)).toEqual([
    1,
    expect.stringContaining('the number you added is not among those'),
  ]);
  const grind = { ...fair, numbers: [ANN, null, '3'.repeat(32)] } as never as FairDeal;
  expect(await found({ fair: { ...grind }, seed: await seedOf(grind) }, '--number', ANN)).toEqual([
    1,
    expect.stringContaining('not as many numbers as people'),
  ]);
  expect(await found({ seed: 7 })).toEqual([1, expect.stringContaining('the seed is not what comes of')]);
  expect(await found({}, '--promise', 'f'.repeat(64))).toEqual([1, expect.stringContaining('another hash was told')]);
  expect(await found({ fair: { table: 'a1' } })).toEqual([1, expect.stringContaining('not one that can be checked')]);
  const [first, ...rest] = record.choices;
  expect(await found({ choices: [{ ...first, keys: ['XX'] } as never, ...rest] })).toEqual([
    1,
    expect.stringContaining('XX'),
  ]);
});

test('what cannot be checked is refused in a sentence: exit code 2', async () => {
  const { fair: _, ...solo } = record;
  const file = join(here, 'solo.record');
  writeFileSync(file, formatRecord(solo));
  const none = await runHere(['verify', file]);
  expect([none.status, none.stderr]).toEqual([2, expect.stringMatching(/says nothing of how its seed came about/)]);
  const bad = await runHere(['verify', written('fair.record'), '--promise', '12']);
  expect([bad.status, bad.stderr]).toEqual([2, expect.stringMatching(/--promise is 64 hexadecimal digits/)]);
});
