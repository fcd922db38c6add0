import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LORD = { hero: 'cao-pi', role: 'lord' } as const;

test('Praise of Might: another Wei hero whose judgement is black may let the Lord draw', () => {
  const {
    cao,
    guo,
    liu,
    table: t,
  } = table(
    { cao: LORD, guo: { hero: 'xu-chu', fates: ['contentment'] }, liu: {} },
    { phase: 'judge', turn: 'guo', deck: ['S7', 'dodge', 'dodge', 'dodge'] },
  );
  expect(guo.offered).toEqual(['yes', 'no']);
  guo.agrees();
  expect([cao.hand, liu.hand.length]).toEqual([['dodge'], 0]);
  expect(t.told('skill-invoked')).toMatchObject([{ seat: guo.seat, skill: 'songwei', to: cao.seat }]);
  guo.passes(); // Bare Chest
});

test('Praise of Might: the Wei hero may refuse', () => {
  const { cao, guo } = table(
    { cao: LORD, guo: { hero: 'xu-chu', fates: ['contentment'] }, liu: {} },
    { phase: 'judge', turn: 'guo', deck: ['S7'] },
  );
  guo.passes().passes();
  expect(cao.hand).toEqual([]);
});

test('Praise of Might: not for a red judgement, nor for another kingdom, nor for the own', () => {
  const red = table(
    { cao: LORD, guo: { hero: 'zhang-liao', fates: ['contentment'] } },
    { phase: 'judge', turn: 'guo', deck: ['H7'] },
  );
  expect([red.guo.asked, red.table.match.decision?.kind, red.cao.hand]).toEqual([true, 'play', []]);
  const qun = table(
    { cao: LORD, lv: { hero: 'lv-bu', fates: ['starvation'] } },
    { phase: 'judge', turn: 'lv', deck: ['S7'] },
  );
  expect([qun.lv.offered, qun.cao.hand]).toEqual([['end'], []]);
  const own = table({ cao: { ...LORD, fates: ['starvation'] }, guo: {} }, { phase: 'judge', deck: ['S7'] });
  expect([own.cao.offered, own.cao.hand]).toEqual([['end'], []]);
});

test('Praise of Might: only while Cao Pi is the Lord', () => {
  const { cao, guo } = table(
    { liu: {}, cao: { hero: 'cao-pi' }, guo: { hero: 'zhang-liao', fates: ['starvation'] } },
    { phase: 'judge', turn: 'guo', deck: ['S7'] },
  );
  expect([guo.offered, cao.hand]).toEqual([['end'], []]);
});
