import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Wine: the next Strike deals 1 more damage', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['wine', 'fire-strike'] }, liu: {}, zhang: {} });
  cao.plays('wine').plays('fire-strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 2, 4]);
});

test('Wine: once per play phase', () => {
  const { cao, table: t } = table({ cao: { hand: ['wine', 'wine'] }, liu: {} });
  cao.plays('wine');
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['wine-limit']);
});

test('Wine is spent by a Strike that is dodged', () => {
  const { cao, liu } = table({
    cao: { hand: ['wine', 'strike', 'strike'], equipment: ['chu-ko-nu'] },
    liu: { hand: ['dodge'] },
  });
  cao.plays('wine').plays('strike', { on: liu });
  liu.answers('dodge');
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Wine does nothing for a Duel, and waits for the Strike', () => {
  const { cao, liu } = table({ cao: { hand: ['wine', 'duel', 'strike'] }, liu: {} });
  cao.plays('wine').plays('duel', { on: liu });
  expect(liu.hp).toBe(3);
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(1);
});

test('Wine has worn off at the end of the turn', () => {
  const { cao, liu } = table(
    { cao: { hand: ['wine', 'strike'] }, liu: {} },
    { deck: ['wine', 'wine', 'peach', 'peach'] },
  );
  cao.plays('wine').ends();
  liu.ends();
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});

test('Wine saves the dying who uses it, not another', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    liu: { hp: 1, hand: ['wine', 'peach', 'strike'] },
    zhang: { hand: ['wine'] },
  });
  cao.plays('strike', { on: liu });
  expect(liu.offered).toEqual(['wine', 'peach', 'pass']);
  liu.answers('wine');
  expect([liu.hp, liu.hand, zhang.hand]).toEqual([1, ['peach', 'strike'], ['wine']]);
});

test('Wine that saved its user neither counts nor strengthens', () => {
  const { cao, liu } = table({ cao: { hp: 1, hand: ['duel', 'wine', 'wine', 'strike'] }, liu: { hand: ['strike'] } });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  cao.passes();
  cao.answers('wine');
  expect([cao.hp, cao.offered]).toEqual([1, ['wine', 'strike>liu', 'end']]);
  cao.plays('strike', { on: liu });
  expect(liu.hp).toBe(3);
});
