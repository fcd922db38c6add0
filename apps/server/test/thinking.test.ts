import { MOST_THINKING, tableSetup } from '@cardwright/online';
import type { Errand } from '@cardwright/players/remote';
import { expect, test } from 'vitest';
import { Company, SETUP } from './company.ts';

const THRONES = { ...SETUP, game: 'thrones', seats: 4, options: {}, bots: ['L4'] } as const;

/** What a bot of a table is sent away to think about first. */
async function firstErrand(think?: number): Promise<Errand> {
  const errands: Errand[] = [];
  const company = await Company.at(':memory:', {
    think: async (errand) => {
      errands.push(errand);
      return { choice: [0] };
    },
  });
  const setup = { ...THRONES, bots: [...THRONES.bots], ...(think === undefined ? {} : { think }) };
  const { guests } = await company.playing(setup, ['Ann']);
  for (let i = 0; errands.length === 0 && i < 1000; i++) {
    if (guests[0]?.asks === null || guests[0]?.asks === undefined) await company.until(() => true, 1);
    else guests[0].choose([0]);
    await company.until(() => true);
    company.clock.pass(1);
  }
  await company.die();
  expect(company.faults).toEqual([]);
  return errands[0] as Errand;
}

test('bots of a table think as long as its maker said, elsewhere', async () => {
  expect(await firstErrand(200)).toMatchObject({ bot: 'planner', budget: { ms: 200 } });
});

test('where nobody said anything they think as they are used to', async () => {
  expect((await firstErrand()).budget).toEqual({});
});

test('nobody makes a server think for ever', () => {
  const isSetup = (think: unknown): boolean => tableSetup.safeParse({ ...THRONES, think }).success;
  expect([1, 200, MOST_THINKING].every(isSetup)).toBe(true);
  expect([0, -1, 1.5, MOST_THINKING + 1, 1e9, '1s', null].some(isSetup)).toBe(false);
});
