import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Contentment lies before its target until that one’s judge phase; nobody is asked to negate it yet', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['contentment'] }, liu: { hand: ['negate'] }, zhang: {} });
  cao.plays('contentment', { on: liu });
  expect([liu.fates, zhang.fates, cao.hand, cao.asked]).toEqual([['contentment'], [], [], true]);
});

test.each([
  ['S5', true],
  ['C5', true],
  ['D5', true],
  ['H5', false],
])('Contentment: judged %s, the play phase is skipped: %s', (card, isSkipped) => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { fates: ['contentment'] }, liu: {} },
    { phase: 'judge', deck: [card, 'wine', 'wine', 'wine', 'wine'] },
  );
  expect([cao.asked, liu.asked]).toEqual([!isSkipped, isSkipped]);
  expect(t.told('phase-skipped').map(({ seat, phase }) => [seat, phase])).toEqual(isSkipped ? [[0, 'play']] : []);
  expect([cao.fates, cao.hand, t.discard.length]).toEqual([[], ['wine', 'wine'], 2]);
});

test('Contentment is discarded when negated, and the play phase happens', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { fates: ['contentment'] }, liu: { hand: ['negate'] } }, { phase: 'judge', deck: ['wine', 'wine'] });
  liu.answers('negate');
  expect([cao.asked, cao.fates, t.discard]).toEqual([true, [], ['negate', 'contentment']]);
  expect(t.told('judged')).toEqual([]);
});

test('Contentment: one before each hero, on others only, however far', () => {
  const { cao } = table({
    cao: { hand: ['contentment'] },
    liu: { fates: ['contentment'] },
    zhang: { fates: ['lightning'] },
    sun: {},
  });
  expect(cao.offered).toEqual(['contentment>zhang', 'contentment>sun', 'end']);
});
