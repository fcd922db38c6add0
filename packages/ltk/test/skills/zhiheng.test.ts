import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Balance: discards any number of cards, equipped ones too, and draws as many', () => {
  const {
    sun,
    liu,
    table: t,
  } = table(
    {
      sun: { hero: 'sun-quan', hand: ['strike', 'dodge', 'peach'], equipment: ['chu-ko-nu', 'plus-mount'] },
      liu: { hand: ['dodge'], equipment: ['minus-mount'] },
    },
    { deck: ['duel:SA', 'negate:SJ', 'wine:S3', 'strike:S8'] },
  );
  sun.invokes('zhiheng');
  expect(sun.offered).toEqual(['strike', 'dodge', 'peach', 'chu-ko-nu', 'plus-mount']);
  sun.chooses('strike', 'dodge', 'chu-ko-nu');
  expect(sun.cards).toEqual(['duel:SA', 'negate:SJ', 'peach:H3', 'wine:S3']);
  expect(sun.equipment).toEqual({ plus: 'plus-mount' });
  expect(t.discard).toEqual(['strike', 'dodge', 'chu-ko-nu']);
  expect([liu.hand, liu.equipment]).toEqual([['dodge'], { minus: 'minus-mount' }]);
});

test('Balance is there once in a play phase', () => {
  const { sun } = table({ sun: { hero: 'sun-quan', hand: ['dodge'] }, liu: {} }, { deck: ['negate', 'dodge'] });
  expect(sun.offered).toEqual(['zhiheng', 'end']);
  sun.invokes('zhiheng');
  expect(sun.hand).toEqual(['negate']);
  expect(sun.offered).toEqual(['end']);
});

test('Balance is there again in the next play phase', () => {
  const { sun, liu } = table(
    { sun: { hero: 'sun-quan', hand: ['dodge'] }, liu: {} },
    { deck: ['negate', 'dodge', 'dodge', 'dodge', 'dodge'] },
  );
  sun.invokes('zhiheng').ends();
  liu.ends();
  expect(sun.offered).toEqual(['zhiheng', 'end']);
});

test('Balance needs a card', () => {
  const { sun, table: t } = table({ sun: { hero: 'sun-quan' }, liu: {} });
  expect(sun.offered).toEqual(['end']);
  expect(t.match.refusals()).toEqual([{ option: { type: 'skill', skill: 'zhiheng' }, reason: 'no-cards' }]);
});

test('Balance: equipment alone can pay', () => {
  const { sun } = table({ sun: { hero: 'sun-quan', equipment: ['plus-mount'] }, liu: {} }, { deck: ['peach'] });
  sun.invokes('zhiheng');
  expect([sun.hand, sun.equipment]).toEqual([['peach'], {}]);
});
