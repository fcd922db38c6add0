import { EDITIONS, type Sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { EXTENSION } from '../../sorcery/src/editions.ts';
import { type Bot, byReflex } from '../src/index.ts';
import { smart, sorceryBots } from '../src/sorcery/index.ts';
import { unusedIn } from './ltk-uses.ts';
import { sorceryUses } from './sorcery-uses.ts';

const expert = sorceryBots.find(({ id }) => id === 'expert') as Bot<Sorcery>;

test('every card and ability of Sorcery comes up, and a bot uses it', async () => {
  const uses = await sorceryUses(smart, 60);
  expect(unusedIn(uses)).toEqual(['card standstill']); // its rule of thumb never likes it …
  await sorceryUses(expert, 8, { iterations: 20 }, uses); // … whoever searches sometimes does
  expect(unusedIn(uses)).toEqual([]);
  const cards = new Set([...EDITIONS.f2020, ...EDITIONS.standard, ...EXTENSION].map(({ id }) => `card ${id}`));
  expect([...cards].filter((card) => !uses.has(card))).toEqual([]);
});

test('a bot that never plays a card would be found out', async () => {
  const idle: Bot<Sorcery> = { ...smart, open: byReflex(({ decision }) => ({ choice: decision.default })) };
  expect(unusedIn(await sorceryUses(idle, 4))).toContain('card potion-seller');
});
