import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHU = { hero: 'zhu-rong' } as const;

test('Fierce Blade: after the damage a contest; won, a card of the victim is gained', () => {
  const {
    zhu,
    liu,
    zhang,
    table: t,
  } = table({
    zhu: { ...ZHU, hand: ['strike', 'negate:SK'] },
    liu: { hand: ['duel:SA'], equipment: ['qilin-bow'] },
    zhang: { hand: ['peach'] },
  });
  zhu.plays('strike', { on: liu });
  expect(zhu.offered).toEqual(['lieren', 'pass']);
  zhu.invokes('lieren');
  expect([zhu.hand, liu.equipment, liu.hand, zhang.hand]).toEqual([['qilin-bow'], {}, [], ['peach']]);
  expect(t.discard).toEqual(['negate', 'duel', 'strike']);
});

test('Fierce Blade: the victim chooses its card for the contest; a tie is no win', () => {
  const { zhu, liu } = table({
    zhu: { ...ZHU, hand: ['strike', 'snatch:S3'] },
    liu: { hand: ['dismantle:C3', 'duel:SA'] },
  });
  zhu.plays('strike', { on: liu }).invokes('lieren');
  expect(liu.offered).toEqual(['dismantle', 'duel']);
  liu.chooses('dismantle');
  expect([zhu.hand, liu.hand]).toEqual([[], ['duel']]);
});

test('Fierce Blade: a hand card is taken unseen by the others', () => {
  const {
    zhu,
    liu,
    table: t,
  } = table({
    zhu: { ...ZHU, hand: ['strike', 'negate:SK'] },
    liu: { hand: ['duel:SA', 'peach'] },
    zhang: {},
  });
  zhu.plays('strike', { on: liu }).invokes('lieren');
  liu.chooses('duel');
  expect(zhu.hand).toEqual(['peach']);
  expect(t.view(2).players[0]?.known).toEqual([]);
});

test('Fierce Blade is not offered when one of them has no hand card, or the Strike was dodged', () => {
  const bare = table({ zhu: { ...ZHU, hand: ['strike', 'negate'] }, liu: { equipment: ['qilin-bow'] } });
  bare.zhu.plays('strike', { on: bare.liu });
  expect(bare.zhu.offered).toEqual(['end']);
  const last = table({ zhu: { ...ZHU, hand: ['strike'] }, liu: { hand: ['negate'] } });
  last.zhu.plays('strike', { on: last.liu });
  expect(last.zhu.offered).toEqual(['end']);
  const dodged = table({ zhu: { ...ZHU, hand: ['strike', 'negate'] }, liu: { hand: ['dodge', 'peach'] } });
  dodged.zhu.plays('strike', { on: dodged.liu });
  dodged.liu.answers('dodge');
  expect(dodged.zhu.offered).toEqual(['end']);
});

test('Fierce Blade: not for what the chain passes on, nor for a Duel', () => {
  const { zhu, liu, zhang } = table({
    zhu: { ...ZHU, hand: ['fire-strike', 'negate'] },
    liu: { chained: true },
    zhang: { chained: true, hand: ['peach'] },
  });
  zhu.plays('fire-strike', { on: liu });
  expect([zhu.offered, zhang.hp, zhang.hand]).toEqual([['end'], 3, ['peach']]);
  const duel = table({ zhu: { ...ZHU, hand: ['duel', 'dodge'] }, liu: { hand: ['peach'] } });
  duel.zhu.plays('duel', { on: duel.liu });
  expect([duel.liu.hp, duel.zhu.offered]).toEqual([3, ['end']]);
});
