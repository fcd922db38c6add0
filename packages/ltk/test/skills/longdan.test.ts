import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Dragon Heart: a Strike of any element is a Dodge', () => {
  const {
    cao,
    zhao,
    liu,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    zhao: { hero: 'zhao-yun', hand: ['fire-strike:H4', 'strike:S9', 'peach'] },
    liu: {},
  });
  cao.plays('strike', { on: zhao });
  expect(zhao.offered).toEqual(['fire-strike(longdan:dodge)', 'strike(longdan:dodge)', 'pass']);
  zhao.answers('fire-strike', { by: 'longdan' });
  expect([zhao.hp, zhao.hand, liu.hp]).toEqual([4, ['peach', 'strike'], 4]);
  expect(t.told('card-used').at(-1)?.card).toMatchObject({ name: 'dodge', suit: 'heart', rank: 4 });
});

test('Dragon Heart: a Dodge is a normal Strike, one in a phase', () => {
  const { zhao, cao } = table({
    zhao: { hero: 'zhao-yun', hand: ['dodge', 'strike', 'peach'] },
    cao: {},
    far: {},
    liu: {},
  });
  expect(zhao.offered).toEqual([
    'strike>cao',
    'strike>liu',
    'dodge(longdan:strike)>cao',
    'dodge(longdan:strike)>liu',
    'end',
  ]);
  zhao.plays('dodge', { on: cao, by: 'longdan' });
  expect([cao.hp, zhao.offered]).toEqual([3, ['end']]);
});

test('Dragon Heart works where cards are played', () => {
  const { cao, zhao } = table({
    cao: { hand: ['duel', 'arrow-barrage'] },
    zhao: { hero: 'zhao-yun', hand: ['dodge', 'strike'] },
  });
  cao.plays('arrow-barrage');
  expect(zhao.offered).toEqual(['dodge', 'strike(longdan:dodge)', 'pass']);
  zhao.answers('strike', { by: 'longdan' });
  cao.plays('duel', { on: zhao });
  expect(zhao.offered).toEqual(['dodge(longdan:strike)', 'pass']);
  zhao.answers('dodge', { by: 'longdan' });
  expect([cao.hp, zhao.hp, zhao.hand]).toEqual([3, 4, []]);
});

test('Dragon Heart: other cards stay what they are', () => {
  const { cao, zhao } = table({ cao: { hand: ['strike'] }, zhao: { hero: 'zhao-yun', hand: ['peach', 'wine'] } });
  cao.plays('strike', { on: zhao });
  expect([zhao.hp, zhao.hand]).toEqual([3, ['peach', 'wine']]);
});
