import type { Setting } from '@cardwright/engine';
import { settingValue } from '@cardwright/presenter';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { playerAt } from '../src/index.ts';

const entries = await Promise.all(GAMES.map(({ id }) => loadGame(id)));
const HAN = /\p{Script=Han}/u;
const SAME = new Set(['p1', 'p2']); // seats are P1 and P2 in Chinese too

describe.each(entries)('$game.id', ({ game, bots, stage }) => {
  const choices = Object.entries<Setting>(game.settings).flatMap(([name, setting]) =>
    setting.kind === 'choice' ? setting.values.map((value) => [name, value] as const) : [],
  );

  test('every value of a choice has a Chinese word', () => {
    const bare = choices.filter(
      ([name, value]) => !SAME.has(value) && !HAN.test(settingValue(game.text, 'zh', name, value)),
    );
    expect(bare).toEqual([]);
  });

  test('no word is of a value there is not', () => {
    const strange = Object.entries(game.text.zh.values ?? {}).flatMap(([name, words]) => {
      const setting = (game.settings as Readonly<Record<string, Setting>>)[name];
      if (setting?.kind !== 'choice') return setting === undefined ? [name] : [];
      return Object.keys(words).filter((value) => !setting.values.includes(value));
    });
    expect(strange).toEqual([]);
  });

  test('every bot has a Chinese name, and is called by it at the table', () => {
    for (const bot of bots) {
      expect(bot.name.zh).toMatch(HAN);
      expect(bot.name.en).toBe(bot.id);
      const seated = { holder: 'bot', name: bot.id } as const;
      expect(playerAt({ game, stage, bots }, seated, false, 'zh')).toBe(`电脑：${bot.name.zh}`);
      const away = { holder: 'person', name: 'Ann', isHere: false, standIn: bot.id } as const;
      expect(playerAt({ game, stage, bots }, away, false, 'zh')).toBe(`Ann（离开，电脑代打：${bot.name.zh}）`);
    }
  });
});
