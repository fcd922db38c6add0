import { LANGUAGES, randomFrom } from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { enter, GAMES, listingOf, loadGame } from '../src/index.ts';
import { gameName } from '../src/list.ts';
import { leastOf, SHIPPED } from './shipped.ts';

describe.each(GAMES)('$id', ({ id, name, about }) => {
  test('is loaded with all that is needed to play it', async () => {
    const { game, bots, stage, rules, passing } = await loadGame(id);
    expect(game.id).toBe(id);
    expect(bots.map((bot) => bot.id)).toContain('random');
    expect(stage.scene).toBeTypeOf('function');
    for (const language of LANGUAGES) {
      expect(rules[language].length).toBeGreaterThanOrEqual(leastOf(id).chapters);
      expect(Math.min(name[language].length, about[language].length)).toBeGreaterThan(1);
    }
    playAtRandom(game, { seed: 3 }, randomFrom(3), {}, (match) => {
      const { decision } = match;
      if (decision === null) return;
      expect(passing.turn(match.view(decision.seat))).not.toMatch(/undefined|null/);
      expect(passing.topic(match.view(decision.seat), decision) ?? '').not.toMatch(/undefined|object/);
      expect(decision.options.filter((option) => passing.pass(option)).length).toBeLessThanOrEqual(1);
    });
  });

  test('tells nobody "You plays": where a sentence begins with a player, its verb fits both', async () => {
    const { events } = (await loadGame(id)).game.text.en;
    expect(Object.values(events).filter((sentence) => /^\{(seat|to|from|by)\} [a-z]+s\b/.test(sentence))).toEqual([]);
  });
});

test('every game that is shipped is listed', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(expect.arrayContaining([...SHIPPED.keys()]));
});

test('what is not there is said in a line, and called by its id', () => {
  expect(() => loadGame('bridge')).toThrow('there is no game "bridge"; the games are ltk-identity, ltk-kingdoms');
  expect([listingOf('bridge'), gameName('bridge', 'zh'), gameName('thrones', 'zh')]).toEqual([
    undefined,
    'bridge',
    '王座',
  ]);
});

test('a game that brings nothing along has a bot, a stage and a way to pass', () => {
  const { bots, stage, passing } = enter(ltkIdentity);
  expect(bots.map(({ id }) => id)).toEqual(['random']);
  expect(stage.least({ type: 'pass' })).toBe('pass');
  expect([passing.pass({ type: 'pass' }), passing.pass({ type: 'use' })]).toEqual([true, false]);
});
