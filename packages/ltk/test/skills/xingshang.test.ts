import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CAO = { hero: 'cao-pi' } as const;

test('Mourning Spoils: the hand and equipment of the dead are gained, before rewards', () => {
  const {
    liu,
    zhang,
    cao,
    table: t,
  } = table({
    liu: { hand: ['strike'] },
    zhang: { hp: 1, hand: ['peach-garden', 'negate'], equipment: ['qilin-bow'], fates: ['lightning'] },
    cao: CAO,
  });
  liu.plays('strike', { on: zhang });
  expect(cao.offered).toEqual(['xingshang', 'pass']);
  cao.invokes('xingshang');
  expect(cao.hand).toEqual(['negate', 'peach-garden', 'qilin-bow']);
  expect([zhang.alive, t.discard, liu.hand.length]).toEqual([false, ['lightning', 'strike'], 3]);
  expect(t.view(liu.seat).players[cao.seat]?.known.length).toBe(1); // the bow only
});

test('Mourning Spoils is refused: the cards go to the discard pile', () => {
  const {
    liu,
    zhang,
    cao,
    table: t,
  } = table({
    liu: { hand: ['strike'] },
    zhang: { hp: 1, hand: ['negate'] },
    cao: CAO,
  });
  liu.plays('strike', { on: zhang });
  cao.passes();
  expect([cao.hand, t.discard]).toEqual([[], ['negate', 'strike']]);
});

test('Mourning Spoils is not offered when there is nothing to gain', () => {
  const { liu, zhang, cao } = table({
    liu: { hand: ['strike'] },
    zhang: { hp: 1, fates: ['lightning'] },
    cao: CAO,
  });
  liu.plays('strike', { on: zhang });
  expect([zhang.alive, liu.asked, cao.hand]).toEqual([false, true, []]);
});

test('Mourning Spoils: the dead do not draw for the cards they lose', () => {
  const { liu, lu, cao } = table({
    liu: { hand: ['strike'] },
    lu: { hero: 'lu-xun', hp: 1, hand: ['negate'] },
    cao: CAO,
  });
  liu.plays('strike', { on: lu });
  cao.invokes('xingshang');
  expect([liu.asked, lu.hand, cao.hand]).toEqual([true, [], ['negate']]);
});

test('Mourning Spoils: not at the own death', () => {
  const {
    liu,
    cao,
    table: t,
  } = table({
    liu: { hand: ['strike'] },
    cao: { ...CAO, hp: 1, hand: ['negate'] },
    zhang: {},
  });
  liu.plays('strike', { on: cao });
  expect([cao.alive, t.discard]).toEqual([false, ['negate', 'strike']]);
});

test('Mourning Spoils and Broken Heart are heard in seat order from whose turn it is: in his own turn Cao Pi takes first', () => {
  const { pi, cai } = table({
    pi: { hero: 'cao-pi', hand: ['duel'] },
    cai: { hero: 'cai-wenji', hp: 1, role: 'spy', hand: ['dodge'] },
    liu: {},
  });
  pi.plays('duel', { on: cai });
  pi.invokes('xingshang');
  expect([pi.hand, cai.alive]).toEqual([['dodge'], false]);
});

test('Mourning Spoils: in the turn of another Cai Wenji may come first, and the killer has no skill left to take with', () => {
  const slain = (seats: 'cai first' | 'pi first') => {
    const pi = { hero: 'cao-pi', role: 'lord', hand: ['strike'] } as const;
    const cai = { hero: 'cai-wenji', hp: 1, role: 'spy', hand: ['duel', 'dodge'] } as const;
    const deck = ['peach', 'peach']; // for the next turn
    const t =
      seats === 'cai first'
        ? table({ cai, pi, liu: {} }, { deck })
        : table({ pi, cai, liu: {} }, { deck, turn: 'cai' });
    t.cai.plays('duel', { on: t.pi });
    t.pi.answers('strike');
    return [t.pi.hand.includes('dodge'), t.cai.alive];
  };
  expect(slain('cai first')).toEqual([false, false]);
  expect(slain('pi first')).toEqual([false, false]); // it is her turn: she is first wherever he sits
});
