import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Starvation lies before its target until that one’s judge phase', () => {
  const { cao, liu, zhang } = table({ cao: { hand: ['starvation'] }, liu: { hand: ['negate'] }, zhang: {} });
  cao.plays('starvation', { on: liu });
  expect([liu.fates, zhang.fates, cao.hand, cao.asked]).toEqual([['starvation'], [], [], true]);
});

test.each([
  ['S5', true],
  ['H5', true],
  ['D5', true],
  ['C5', false],
])('Starvation: judged %s, the draw phase is skipped: %s', (card, isSkipped) => {
  const { cao, table: t } = table(
    { cao: { fates: ['starvation'] }, liu: {} },
    { phase: 'judge', deck: [card, 'wine', 'wine'] },
  );
  expect([cao.asked, cao.hand.length, cao.fates]).toEqual([true, isSkipped ? 0 : 2, []]);
  expect(t.told('phase-skipped').map(({ phase }) => phase)).toEqual(isSkipped ? ['draw'] : []);
});

test('Starvation is discarded when negated, and the cards are drawn', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { fates: ['starvation'] }, liu: { hand: ['negate'] } }, { phase: 'judge', deck: ['wine', 'wine'] });
  liu.answers('negate');
  expect([cao.hand, cao.fates, t.discard]).toEqual([['wine', 'wine'], [], ['negate', 'starvation']]);
});

test('Starvation reaches a distance of 1 and lies only once before a hero', () => {
  const { cao } = table({
    cao: { hand: ['starvation'], equipment: ['qilin-bow'] },
    liu: { fates: ['starvation'] },
    zhang: {},
    sun: {},
    lu: { fates: ['contentment'] },
  });
  expect(cao.offered).toEqual(['starvation>lu', 'end']);
});

test('Starvation: a mount brings its target nearer', () => {
  const { cao } = table({
    cao: { hand: ['starvation'], equipment: ['minus-mount'] },
    liu: { equipment: ['plus-mount'] },
    zhang: { equipment: ['plus-mount'] },
    sun: {},
    lu: {},
  });
  expect(cao.offered).toEqual(['starvation>liu', 'starvation>sun', 'starvation>lu', 'end']);
});
