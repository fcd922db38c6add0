import { expect, test } from 'vitest';
import { table } from './table.ts';

test('everything that can be done is offered, in a fixed order, and ending the turn last', () => {
  const { p1 } = table({
    p1: { hand: ['giant-strength', 'air-elemental'], minions: ['novice-pyromancer'] },
    p2: { minions: ['bomb'] },
  });
  expect(p1.offered).toEqual([
    'play:1:giant-strength>1.1',
    'play:1:giant-strength>2.1',
    'play:2:air-elemental',
    'attack:1',
    'attack:1>2.1',
    'use:1>1.1',
    'use:1>2.1',
    'end',
  ]);
});

test('two cards with one name are two choices', () => {
  const { p1 } = table({ p1: { hand: ['bomb', 'bomb'] } });
  expect(p1.offered).toEqual(['play:1:bomb', 'play:2:bomb', 'end']);
});

test('everything that cannot be done is refused with its reason', () => {
  const t = table({
    p1: {
      magic: 1,
      hand: ['banish', 'recharge', 'raise-dead', 'disenchant', 'silence'],
      minions: [
        ['bomb', { actions: 0 }],
        ['novice-pyromancer', { with: ['silence'] }],
      ],
    },
  });
  const refused = t.match.refusals().map(({ option, reason }) => `${t.match.keyOf(option)} ${reason}`);
  expect(refused).toEqual([
    'play:1:banish too-little-magic',
    'play:2:recharge no-ritual',
    'play:3:raise-dead graveyard-empty',
    'play:4:disenchant>1.1 bare-minion',
    'play:4:disenchant needs-target',
    'play:5:silence needs-target',
    'attack:1 no-action',
    'use:1 no-ability',
    'use:2 silenced',
  ]);
});

test('a refused choice changes nothing and costs nothing', () => {
  const t = table({ p1: { magic: 1, hand: ['banish'], minions: ['bomb'] } });
  const before = t.match.digest();
  expect(() => t.match.chooseKeys(['play:1:banish>1.1'])).toThrow('cannot act "play:1:banish>1.1"');
  expect(t.match.digest()).toBe(before);
  expect([t.p1.magic, t.p1.hand]).toEqual([1, ['banish']]);
});

test('testing: with too little magic everything still works and magic becomes 0', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['banish', 'earth-elemental'], minions: ['master-summoner'] },
    p2: { minions: ['bomb'] },
    options: { testing: true },
  });
  p1.plays('banish', { on: p2.minion(1) });
  expect(p1.magic).toBe(0);
  p1.plays('earth-elemental');
  p1.uses(1);
  expect([p1.magic, p1.board.length]).toEqual([0, 5]);
});

test('testing: draw takes the top card while there is one and room for it', () => {
  const { p1, p2 } = table({
    p1: { hand: ['bomb', 'bomb', 'bomb'], deck: ['banish', 'silence', 'delay'] },
    p2: { hand: ['bomb'], deck: ['bomb'] },
    options: { testing: true },
  });
  p1.draws();
  p1.draws();
  expect([p1.hand, p1.deck]).toEqual([['bomb', 'bomb', 'bomb', 'banish', 'silence'], ['delay']]);
  expect(p1.cannotDraw()).toBe('hand-full');
  p1.discards('banish');
  p1.draws();
  p1.discards('silence');
  expect(p1.cannotDraw()).toBe('deck-empty');
  expect([p2.hand, p2.deck]).toEqual([['bomb'], ['bomb']]);
});

test('testing: a discarded card leaves the game without touching the graveyard or triggering anything', () => {
  const t = table({ p1: { hand: ['bomb', 'banish'], minions: ['bone-golem'] }, options: { testing: true } });
  t.p1.discards('bomb');
  expect([t.p1.hand, t.p1.graveyard, t.gone]).toEqual([['banish'], [], ['bomb']]);
  expect(t.p1.board).toEqual(['bone-golem 1/3']);
});

test('draw and discard are offered only when testing', () => {
  const { p1 } = table({ p1: { hand: ['recharge'], deck: ['bomb'] } });
  expect(p1.offered).toEqual(['end']);
});

test('enchantments may be played on any minion of either side, also where they do nothing', () => {
  const { p1 } = table({
    p1: { hand: ['silence'], minions: [['bomb', { actions: 0 }]] },
    p2: { minions: ['air-elemental', ['novice-pyromancer', { with: ['silence'] }]] },
  });
  expect(p1.offered).toEqual(['play:1:silence>1.1', 'play:1:silence>2.1', 'play:1:silence>2.2', 'end']);
});
