import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out §2: what its attack() does when Cao Cao, the Lord, is struck.

test('Entourage: a Wei hero dodges for Cao Cao; there is no damage, so nothing for Treachery', () => {
  const {
    zhang,
    cao,
    xu,
    table: t,
  } = table(
    {
      cao: { hero: 'cao-cao' },
      zhang: { hero: 'zhang-fei', hand: ['strike:S7'] },
      xu: { hero: 'xu-chu', role: 'loyalist', hand: ['dodge:D2'] },
    },
    { turn: 'zhang' },
  );
  zhang.plays('strike', { on: cao });
  cao.invokes('hujia');
  xu.answers('dodge');
  expect([cao.hp, cao.hand, xu.hand, t.discard]).toEqual([4, [], [], ['dodge', 'strike']]);
  expect(linesOf(t)).toEqual([
    'Zhang Fei uses ♠7 Strike on Cao Cao',
    'Cao Cao uses Entourage',
    'Xu Chu plays ♦2 Dodge for Cao Cao',
    'Cao Cao uses ♦2 Dodge',
    'Cao Cao dodges ♠7 Strike',
  ]);
});

test('Entourage is refused: Cao Cao is hit and takes the attack card by Treachery', () => {
  const {
    zhang,
    cao,
    xu,
    table: t,
  } = table(
    {
      cao: { hero: 'cao-cao' },
      zhang: { hero: 'zhang-fei', hand: ['strike:S7'] },
      xu: { hero: 'xu-chu', role: 'rebel', hand: ['dodge:D2'] },
    },
    { turn: 'zhang' },
  );
  zhang.plays('strike', { on: cao });
  cao.invokes('hujia');
  xu.passes();
  cao.invokes('jianxiong');
  expect([cao.hp, cao.cards, xu.hand]).toEqual([3, ['strike:S7'], ['dodge']]);
  expect(linesOf(t)).toEqual([
    'Zhang Fei uses ♠7 Strike on Cao Cao',
    'Cao Cao uses Entourage',
    'Cao Cao takes 1 plain damage from Zhang Fei, 3 life left',
    'Cao Cao uses Treachery',
    'Cao Cao gains ♠7 Strike',
  ]);
});

test('Bare Chest: Xu Chu draws one card fewer and strikes for 2', () => {
  const {
    xu,
    liu,
    table: t,
  } = table({ xu: { hero: 'xu-chu' }, liu: { hero: 'liu-bei' } }, { phase: 'draw', deck: ['strike:S7', 'peach'] });
  xu.invokes('luoyi');
  xu.plays('strike', { on: liu });
  expect([liu.hp, xu.hand]).toEqual([2, []]);
  expect(linesOf(t)).toContain('Liu Bei takes 2 plain damage from Xu Chu, 2 life left');
});
