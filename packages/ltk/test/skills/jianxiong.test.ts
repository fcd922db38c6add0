import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Treachery: the card that caused the damage may be taken', () => {
  const { liu, cao, zhang } = table({
    liu: { hand: ['strike:S7'] },
    cao: { hero: 'cao-cao' },
    zhang: { hand: ['peach'] },
  });
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.invokes('jianxiong');
  expect(cao.cards).toEqual(['strike:S7']);
  expect([cao.hp, zhang.hand]).toEqual([3, ['peach']]);
});

test('Treachery is refused: the card goes to the discard pile', () => {
  const { liu, cao, table: t } = table({ liu: { hand: ['strike'] }, cao: { hero: 'cao-cao' } });
  liu.plays('strike', { on: cao });
  cao.passes();
  expect([cao.hand, t.discard]).toEqual([[], ['strike']]);
});

test('Treachery: a Duel gives the Duel, not the Strikes', () => {
  const { cao, liu } = table({ cao: { hero: 'cao-cao', hand: ['duel'] }, liu: { hand: ['strike'] } });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  cao.invokes('jianxiong');
  expect(cao.hand).toEqual(['duel']);
});

test('Treachery: the Lightning that struck is taken', () => {
  const { cao, liu } = table(
    { cao: { hero: 'cao-cao', fates: ['lightning'] }, liu: {} },
    { phase: 'judge', deck: ['S5'] },
  );
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.invokes('jianxiong');
  expect([cao.hp, cao.hand.includes('lightning'), cao.fates, liu.fates]).toEqual([1, true, [], []]);
});

test('Treachery: damage that comes through the chain counts', () => {
  const { liu, zhang, cao } = table({
    liu: { hand: ['fire-strike'] },
    zhang: { chained: true },
    cao: { hero: 'cao-cao', chained: true },
  });
  liu.plays('fire-strike', { on: zhang });
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.invokes('jianxiong');
  expect([cao.hp, cao.hand, zhang.hp]).toEqual([3, ['fire-strike'], 3]);
});

test('Treachery: a Strike made of two cards with the Viper Spear gives both', () => {
  const { liu, cao } = table({
    liu: { hand: ['dodge', 'peach'], equipment: ['eighteen-span-viper-spear'] },
    cao: { hero: 'cao-cao' },
  });
  liu.plays('strike', { on: cao, by: 'eighteen-span-viper-spear' }).chooses('dodge');
  cao.invokes('jianxiong');
  expect([cao.hand, liu.hand]).toEqual([['dodge', 'peach'], []]);
});

test('Treachery: a mass scroll that was taken goes on for the others, and can be taken once only', () => {
  const { liu, cao, zhang } = table({
    liu: { hand: ['arrow-barrage'] },
    cao: { hero: 'cao-cao' },
    zhang: { hero: 'cao-cao', role: 'rebel' },
  });
  liu.plays('arrow-barrage');
  cao.invokes('jianxiong');
  expect(liu.asked).toBe(true);
  expect([cao.hand, cao.hp, zhang.hand, zhang.hp]).toEqual([['arrow-barrage'], 3, [], 3]);
});

test('Treachery: damage of a skill leaves nothing to take', () => {
  const { cao, dun } = table(
    { cao: { hero: 'cao-cao', hand: ['strike'] }, dun: { hero: 'xiahou-dun' } },
    { deck: ['S5'] },
  );
  cao.plays('strike', { on: dun });
  dun.invokes('ganglie');
  expect([cao.hp, cao.offered]).toEqual([3, ['end']]);
});
