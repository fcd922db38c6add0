import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DENG = { hero: 'deng-ai' } as const;

test('Garrison Fields: a card lost outside the own turn; unless Heart the judgement is a field', () => {
  const { liu, deng, zhang, cao } = table(
    { liu: { hand: ['strike'] }, deng: { ...DENG, hand: ['dodge'] }, zhang: {}, cao: {} },
    { deck: ['strike:S8'] },
  );
  expect(deng.distanceTo(cao)).toBe(2);
  liu.plays('strike', { on: deng });
  deng.answers('dodge');
  expect(deng.offered).toEqual(['tuntian', 'pass']);
  deng.invokes('tuntian');
  expect([deng.pile('tuntian'), deng.hand]).toEqual([['strike:S8'], []]);
  expect([deng.distanceTo(cao), cao.distanceTo(deng), zhang.distanceTo(liu)]).toEqual([1, 2, 2]);
});

test('Garrison Fields: a Heart goes to the discard pile', () => {
  const {
    liu,
    deng,
    table: t,
  } = table({ liu: { hand: ['strike'] }, deng: { ...DENG, hand: ['dodge'] } }, { deck: ['peach:H3'] });
  liu.plays('strike', { on: deng });
  deng.answers('dodge').invokes('tuntian');
  expect([deng.pile('tuntian'), t.discard.includes('peach')]).toEqual([[], true]);
});

test('Garrison Fields: several cards at once are one loss; equipment counts', () => {
  const { lu, deng } = table(
    { lu: { hero: 'lu-su', hand: ['negate', 'negate'] }, deng: { ...DENG, hand: ['dodge', 'dodge'] }, liu: {} },
    { deck: ['S7', 'S8'] },
  );
  lu.invokes('dimeng', { on: deng });
  deng.invokes('tuntian');
  expect([lu.asked, deng.pile('tuntian').length]).toEqual([true, 1]);
  const worn = table({ liu: { hand: ['dismantle'] }, deng: { ...DENG, equipment: ['qilin-bow'] } }, { deck: ['S7'] });
  worn.liu.plays('dismantle', { on: worn.deng });
  worn.deng.invokes('tuntian');
  expect(worn.deng.pile('tuntian').length).toBe(1);
});

test('Garrison Fields: not in the own turn, not when somebody else loses a card', () => {
  const own = table({ deng: { ...DENG, hand: ['strike'] }, liu: { hand: ['dodge'] } });
  own.deng.plays('strike', { on: own.liu });
  own.liu.answers('dodge');
  expect([own.deng.offered, own.deng.pile('tuntian')]).toEqual([['end'], []]);
});

test("Garrison Fields and Heaven's Envy want the same card: one of them gets it", () => {
  const { liu, deng } = table(
    { liu: { hand: ['strike'] }, deng: { heroes: ['deng-ai', 'guo-jia'], hand: ['dodge'] } },
    { deck: ['strike:S8'] },
  );
  liu.plays('strike', { on: deng });
  deng.answers('dodge').invokes('tuntian');
  expect(deng.offered).toEqual(['tuntian', 'tiandu']);
  deng.invokes('tiandu');
  expect([deng.pile('tuntian'), deng.cards]).toEqual([[], ['strike:S8']]);
});
