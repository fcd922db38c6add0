import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('the newest delayed scroll is judged first', () => {
  const { cao, table: t } = table(
    { cao: { fates: ['contentment', 'lightning', 'starvation'] }, liu: {} },
    { phase: 'judge', deck: ['C5', 'H5', 'H6', 'wine', 'wine'] },
  );
  expect(t.told('judged').map(({ name, card }) => [name, card?.suit])).toEqual([
    ['starvation', 'club'],
    ['lightning', 'heart'],
    ['contentment', 'heart'],
  ]);
  expect([cao.asked, cao.hand]).toEqual([true, ['wine', 'wine']]);
});

test('in the order in which they were laid', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['starvation', 'contentment'] }, liu: {}, zhang: {} },
    { deck: ['H5', 'C5', 'wine', 'wine'] },
  );
  cao.plays('starvation', { on: liu }).plays('contentment', { on: liu }).ends();
  expect(t.told('judged').map(({ name }) => name)).toEqual(['contentment', 'starvation']);
  expect([liu.asked, liu.hand.length, zhang.fates]).toEqual([true, 2, []]);
});

test('the judgement card lies open, then in the discard pile', () => {
  const { sima, table: t } = table(
    { cao: { fates: ['contentment'] }, sima: { hero: 'sima-yi', hand: ['peach'] } },
    { phase: 'judge', deck: ['H5', 'wine', 'wine'] },
  );
  expect(t.view('public').processing.map((id) => t.codeOf(id))).toEqual(['contentment:S6', 'qilin-bow:H5']);
  sima.passes();
  expect(t.discard).toEqual(['qilin-bow', 'contentment']);
});

test('a judgement can be replaced by each player once, in seat order; the last card counts', () => {
  const {
    cao,
    sima,
    liu,
    table: t,
  } = table(
    {
      cao: { hero: 'sima-yi', fates: ['contentment'], hand: ['peach:H3', 'strike:S7'] },
      liu: {},
      sima: { hero: 'sima-yi', hand: ['dodge:D2'] },
    },
    { phase: 'judge', deck: ['S5', 'wine', 'wine', 'wine', 'wine'] },
  );
  cao.invokes('guicai');
  cao.chooses('peach:H3');
  expect(sima.offered).toEqual(['guicai', 'pass']);
  sima.invokes('guicai');
  expect(t.told('judged')).toMatchObject([{ seat: cao.seat, card: { suit: 'diamond' } }]);
  expect([cao.asked, liu.asked]).toEqual([false, true]);
  expect(t.discard.slice(0, 4)).toEqual(['green-dragon-crescent-blade', 'peach', 'dodge', 'contentment']);
});

test('who dies of the first judgement does not judge again: what is left is discarded', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    {
      cao: { role: 'rebel', hp: 3, fates: ['contentment', 'lightning'] },
      liu: { role: 'lord' },
      zhang: { role: 'spy' },
    },
    { phase: 'judge', deck: ['S5'] },
  );
  expect([cao.alive, liu.asked]).toEqual([false, true]);
  expect(t.told('judged')).toHaveLength(1);
  expect(t.discard.toSorted()).toEqual(['contentment', 'green-dragon-crescent-blade', 'lightning']);
});
