import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Lightning is put before its user', () => {
  const { cao, liu } = table({ cao: { hand: ['lightning'] }, liu: {} });
  expect(cao.offered).toEqual(['lightning', 'end']);
  cao.plays('lightning');
  expect([cao.fates, liu.fates, cao.hand]).toEqual([['lightning'], [], []]);
});

test('Lightning: only one before a hero', () => {
  const { cao, table: t } = table({ cao: { hand: ['lightning'], fates: ['lightning'] }, liu: {} });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['lightning-here']);
});

test.each([
  ['SA', false],
  ['S2', true],
  ['S9', true],
  ['S10', false],
  ['C5', false],
  ['H5', false],
])('Lightning: judged %s, it hits: %s', (card, isHit) => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { hp: 4, fates: ['lightning:HQ'] }, liu: {} }, { phase: 'judge', deck: [card] });
  expect([cao.hp, liu.hp]).toEqual([isHit ? 1 : 4, 4]);
  expect([cao.fates, liu.fates]).toEqual(isHit ? [[], []] : [[], ['lightning']]);
  expect(t.discard.includes('lightning')).toBe(isHit);
  expect(t.told('damaged')).toMatchObject(isHit ? [{ from: null, element: 'thunder', amount: 3 }] : []);
});

test('Lightning moves on when it is negated', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { fates: ['lightning'] }, liu: { hand: ['negate'] }, zhang: {} },
    { phase: 'judge', deck: ['S5', 'wine'] },
  );
  liu.answers('negate');
  expect([cao.hp, cao.fates, liu.fates, zhang.fates]).toEqual([4, [], ['lightning'], []]);
  expect(t.told('judged')).toEqual([]);
});

test('Lightning skips the dead', () => {
  const { cao, liu, zhang, sun } = table(
    { cao: { hand: ['duel'] }, liu: { fates: ['lightning'] }, zhang: { role: 'spy', hp: 1 }, sun: {} },
    { deck: ['H5'] },
  );
  cao.plays('duel', { on: zhang });
  cao.ends();
  expect([zhang.alive, liu.asked, liu.fates, sun.fates]).toEqual([false, true, [], ['lightning']]);
});

test('Lightning goes past another Lightning', () => {
  const { cao, liu, zhang } = table(
    { cao: { fates: ['lightning:SA'] }, liu: { fates: ['lightning:HQ'] }, zhang: {} },
    { phase: 'judge', deck: ['H5'] },
  );
  expect([cao.fates, liu.fates, zhang.fates]).toEqual([[], ['lightning'], ['lightning']]);
});

test('Lightning comes back when everybody else has one; it is not judged twice', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { fates: ['lightning:SA'] }, liu: { fates: ['lightning:HQ'] } },
    { phase: 'judge', deck: ['H5', 'S5'] },
  );
  expect([cao.fates, liu.fates, cao.hp, t.told('judged').length]).toEqual([['lightning'], ['lightning'], 4, 1]);
});
