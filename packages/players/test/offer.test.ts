import { BadInputError, type Game, type GameTypes } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Bot, botOf, levelName, newcomersBot, type Offer, random, usualBot } from '../src/index.ts';
import { identityBots, kingdomsBots } from '../src/ltk/index.ts';
import { mixOf } from '../src/mix.ts';
import { sorceryBots } from '../src/sorcery/index.ts';
import { thronesBots } from '../src/thrones/index.ts';

const searching = { ...random, id: 'deep', level: 'L4', searches: true };
const offering = <T extends GameTypes>(game: Game<T>, bots: readonly Bot[]): Offer => ({ game, bots });
const offer = offering(thrones, [random, searching]);

test('a bot is found by its id or its level, whatever the case', () => {
  expect(botOf(offer, 'RANDOM')).toBe(random);
  expect(botOf(offer, 'l4')).toBe(searching);
  expect(() => botOf(offer, 'L9')).toThrow(
    new BadInputError('thrones has no level "L9"; its levels are random (L0), deep (L4)'),
  );
});

test.each(['expert', 'EXPERT', '高手', 'very hard', 'Very-Hard', '很难', ' VERY HARD '])(
  'a level is known in words: %s',
  (words) => {
    expect(botOf(offer, words)).toBe(searching);
  },
);

test.each(['L1–L2', 'L1-L2', 'l1-l2', 'Ｌ1-Ｌ2', 'Newcomer', ' newcomer', 'for newcomers', 'for-newcomers', '新手'])(
  'bots for newcomers are found however their level is typed: %s',
  (written) => {
    expect(botOf(offering(thrones, thronesBots), written).id).toBe('mixed');
  },
);

test.each([
  ['thrones', thronesBots],
  ['sorcery', sorceryBots],
  ['ltk-identity', identityBots],
  ['ltk-kingdoms', kingdomsBots],
] as const)('whoever writes a level of %s as it is shown gets a bot of that level', (_, bots: readonly Bot[]) => {
  const all = offering(thrones, bots);
  for (const { level, id } of bots) {
    expect(botOf(all, id).id).toBe(id);
    for (const written of [level, levelName(level, 'en'), levelName(level, 'zh')])
      expect([written, botOf(all, written).level]).toEqual([written, level]);
  }
  expect([botOf(all, 'Expert').level, botOf(all, 'expert').level]).toEqual(['L4', 'L5']);
});

test('every level there is has a name in both languages', () => {
  for (const level of ['L0', 'L1', 'L1–L2', 'L2', 'L3', 'L4', 'L5'])
    for (const language of ['en', 'zh'] as const) expect(levelName(level, language)).not.toBe(level);
  expect(levelName('L2', 'zh')).toBe('普通');
});

test('people meet the strongest bot that answers at once', () => {
  expect(usualBot(offer)).toBe(random);
  expect(usualBot(offering(thrones, [searching]))).toBe(searching);
});

test('newcomers meet a mix of two bots, one or the other at every seat, always the same one for a seed', () => {
  const mixed = newcomersBot(offering(thrones, thronesBots));
  const [simple, smart] = ['simple', 'smart'].map((id) => thronesBots.find((each) => each.id === id)) as [Bot, Bot];
  const opened: string[] = [];
  const watched = (of: Bot): Bot => ({
    ...of,
    open: (seat, seed) => {
      opened.push(of.id);
      return of.open(seat, seed);
    },
  });
  const mix = mixOf(watched(simple), watched(smart), 3);
  for (let seed = 0; seed < 400; seed++) mix.open(0, seed);
  const first = opened.splice(0);
  for (let seed = 0; seed < 400; seed++) mix.open(0, seed);
  expect(opened).toEqual(first);
  expect(first.filter((id) => id === 'simple').length / first.length).toBeCloseTo(0.3, 1);
  expect([mixed.id, mixed.level]).toEqual(['mixed', 'L1–L2']);
  expect(newcomersBot(offer)).toBe(usualBot(offer));
});
