import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('a turn: judge, draw 2, play, discard down to the life left', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hp: 2, hand: ['dodge', 'dodge'] }, liu: { hand: ['strike'] } },
    { phase: 'prepare', deck: ['wine', 'peach', 'duel', 'duel'] },
  );
  expect(cao.hand).toEqual(['dodge', 'dodge', 'peach', 'wine']);
  cao.ends();
  expect(t.match.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  cao.chooses('dodge', 'wine');
  expect([cao.hand, liu.hand, liu.asked]).toEqual([['dodge', 'peach'], ['duel', 'duel', 'strike'], true]);
});

test('equipment does not count for the hand limit', () => {
  const { cao, liu } = table({
    cao: { hp: 1, hand: ['dodge'], equipment: ['chu-ko-nu', 'plus-mount'] },
    liu: {},
  });
  cao.ends();
  expect([cao.hand, cao.equipment, liu.asked]).toEqual([['dodge'], { weapon: 'chu-ko-nu', plus: 'plus-mount' }, true]);
});

test('as many cards as life: nothing to discard', () => {
  const { cao, liu, table: t } = table({ cao: { hp: 3, hand: ['dodge', 'dodge', 'dodge'] }, liu: {} });
  cao.ends();
  expect([cao.hand.length, liu.asked]).toEqual([3, true]);
  expect(t.told('cards-discarded')).toEqual([]);
});

test('skipped by Contentment and Starvation: neither drawing nor playing, but discarding', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hp: 1, hand: ['dodge', 'peach'], fates: ['contentment', 'starvation'] }, liu: {} },
    { phase: 'judge', deck: ['S5', 'S6', 'wine', 'wine'] },
  );
  expect(t.told('phase-skipped').map(({ phase }) => phase)).toEqual(['draw', 'play']);
  expect(cao.offered).toEqual(['dodge', 'peach']);
  cao.chooses('dodge');
  expect([cao.hand, liu.asked]).toEqual([['peach'], true]);
});

test('a phase skipped is skipped once: the next turn has it again', () => {
  const { cao, liu } = table(
    { cao: { fates: ['contentment'] }, liu: {} },
    { phase: 'judge', deck: ['S5', 'wine', 'wine', 'wine', 'wine', 'dodge', 'dodge'] },
  );
  liu.ends();
  expect(cao.asked).toBe(true);
});

test('a hero that lies face down turns up instead of having a turn', () => {
  const { cao, liu, zhang, table: t } = table({ cao: {}, liu: { faceDown: true, fates: ['lightning'] }, zhang: {} });
  cao.ends();
  expect([liu.faceDown, liu.hand, liu.fates, zhang.asked]).toEqual([false, [], ['lightning'], true]);
  expect(t.told('turned-up')).toMatchObject([{ seat: liu.seat }]);
  zhang.ends();
  cao.ends();
  expect(liu.asked).toBe(true);
});

test('turns go round the table; a round is over when it has come round', () => {
  const { cao, liu, zhang, table: t } = table({ cao: {}, liu: {}, zhang: {} });
  cao.ends();
  liu.ends();
  expect(t.view('public').round).toBe(1);
  zhang.ends();
  expect([cao.asked, t.view('public').round]).toEqual([true, 2]);
});

test('who dies in its own turn has no phases left', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { role: 'rebel', hp: 1, hand: ['duel', 'dodge', 'dodge', 'dodge'] },
    liu: { role: 'lord', hand: ['strike'] },
    zhang: { role: 'rebel' },
  });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  expect([cao.alive, liu.asked]).toEqual([false, true]);
  expect(t.told('phase-skipped')).toEqual([]);
});

test('a game that has gone on for 1000 turns is a draw', () => {
  const { cao, liu, table: t } = table({ cao: {}, liu: {} });
  t.match.state.turns = 998;
  cao.ends();
  liu.ends();
  expect([t.match.state.turns, cao.asked]).toEqual([1000, true]);
  cao.ends();
  expect(t.match.outcome).toEqual({ label: 'draw', scores: [0.5, 0.5] });
});
