import { expect, test } from 'vitest';
import { findCard } from '../../src/core/definitions.ts';
import { table } from '../table.ts';

const JI = { hero: 'yu-ji' };

test('Bewilder: nobody questions, and any card counts as what it is said to be, with its own suit', () => {
  const { ji, a, b, table: t } = table({ ji: { ...JI, hand: ['dodge:D2', 'peach:H3'] }, a: {}, b: {} });
  ji.invokes('guhuo').chooses('dodge').picks('duel').points(a);
  expect(a.offered).toEqual(['yes', 'no']);
  expect(t.view(a.seat).players[ji.seat]?.piles['guhuo']).toEqual([null]);
  a.passes();
  b.passes();
  ji.passes(); // no Negate
  expect([a.hp, b.hp, ji.hand, t.discard]).toEqual([3, 4, ['peach'], ['dodge']]);
  expect(t.told('card-used').map(({ card }) => [card?.name, card?.suit, card?.rank])).toEqual([['duel', 'diamond', 2]]);
});

test('Bewilder: a true card that is no Heart costs the questioners 1 life, and is gone', () => {
  const { ji, a, b, table: t } = table({ ji: { ...JI, hand: ['strike:S7', 'strike:S8'] }, a: {}, b: {} });
  ji.invokes('guhuo').chooses('S7').picks('strike').points(a);
  a.agrees();
  b.passes();
  expect([a.hp, b.hp, t.discard, t.told('card-used')]).toEqual([3, 4, ['strike'], []]);
  expect(ji.offered).toEqual(['strike>a', 'strike>b', 'guhuo', 'end']); // the quota is kept
});

test('Bewilder: a true Heart is used all the same', () => {
  const { ji, a, b } = table({ ji: { ...JI, hand: ['strike:HJ'] }, a: {}, b: {} });
  ji.invokes('guhuo').picks('strike').points(b);
  a.agrees();
  b.agrees();
  expect([a.hp, b.hp, ji.offered]).toEqual([3, 2, ['end']]);
});

test('Bewilder: a lie gives each questioner a card, and is gone', () => {
  const { ji, a, b, table: t } = table({ ji: { ...JI, hand: ['dodge:H2'] }, a: {}, b: {} });
  ji.invokes('guhuo').picks('barbarian-invasion');
  a.agrees();
  b.agrees();
  expect([a.hp, a.hand.length, b.hand.length, t.discard]).toEqual([4, 1, 1, ['dodge']]);
});

test('Bewilder: a Fire Strike is not a Strike', () => {
  const { ji, a } = table({ ji: { ...JI, hand: ['fire-strike:H4'] }, a: {} });
  ji.invokes('guhuo').picks('strike');
  a.agrees();
  expect([a.hp, a.hand.length]).toEqual([4, 1]);
});

test('Bewilder as an answer: a Dodge that is none, and again when it failed', () => {
  const { a, ji, b } = table({ a: { hand: ['strike'] }, ji: { ...JI, hand: ['strike:C2', 'strike:C3'] }, b: {} });
  a.plays('strike', { on: ji });
  expect(ji.offered).toEqual(['guhuo', 'pass']);
  ji.invokes('guhuo').chooses('C2');
  a.agrees();
  b.passes();
  expect([ji.offered, a.hand.length]).toEqual([['guhuo', 'pass'], 1]);
  ji.invokes('guhuo');
  a.passes();
  b.passes();
  expect([ji.hp, ji.hand, b.hp]).toEqual([3, [], 4]);
});

test('Bewilder as a rescue: the dying Yu Ji may say Peach or Wine', () => {
  const { a, ji } = table({ a: { hand: ['strike'] }, ji: { ...JI, hp: 1, hand: ['strike:C2'] } });
  a.plays('strike', { on: ji });
  ji.passes();
  expect(ji.offered).toEqual(['guhuo', 'pass']);
  ji.invokes('guhuo');
  expect(ji.offered).toEqual(['peach', 'wine']);
  ji.picks('wine');
  a.passes();
  expect([ji.hp, ji.hand]).toEqual([1, []]);
});

test('Bewilder as Negate', () => {
  const { a, ji, b } = table({ a: { hand: ['duel'] }, ji: { ...JI, hand: ['peach'] }, b: {} });
  a.plays('duel', { on: b });
  ji.invokes('guhuo');
  a.passes();
  b.passes();
  expect([b.hp, a.hp, ji.hand]).toEqual([4, 4, []]);
});

test('Bewilder: only what could be used now can be said; no equipment, no delayed scroll', () => {
  const { ji, a } = table({ ji: { ...JI, hand: ['dodge:D2'] }, a: { hand: ['peach'] } });
  ji.invokes('guhuo');
  const usable = ['arrow-barrage', 'arson', 'barbarian-invasion', 'bountiful-harvest', 'chain', 'dismantle', 'duel'];
  const more = ['fire-strike', 'lightning-strike', 'peach-garden', 'snatch', 'something-for-nothing', 'strike', 'wine'];
  expect(ji.offered).toEqual(expect.arrayContaining([...usable, ...more]));
  const unusable = ['dodge', 'negate', 'peach', 'borrowed-sword']; // nobody is wounded, and nobody has a weapon
  const kinds = ji.offered.map((name) => findCard(name)?.kind);
  expect(ji.offered.filter((name, i) => unusable.includes(name) || !/^(basic|scroll)$/.test(kinds[i] ?? ''))).toEqual(
    [],
  );
  ji.picks('wine');
  a.passes();
  expect(ji.offered).toEqual(['end']);
});

test('Bewilder: what others knew of his hand does not tell the card on the table', () => {
  const {
    ji,
    a,
    b,
    table: t,
  } = table(
    { ji: { ...JI, hand: ['arson', 'strike:C2', 'dodge:D2'] }, a: { hand: ['arson', 'peach'] }, b: {} },
    { turn: 'a' },
  );
  a.plays('arson', { on: ji });
  ji.passes();
  ji.chooses('strike');
  expect(t.view(b.seat).players[ji.seat]?.known).toHaveLength(1);
  a.ends();
  b.ends();
  ji.invokes('guhuo').chooses('strike').picks('wine');
  expect(t.view(a.seat).players[ji.seat]?.known).toEqual([]);
  expect(t.view(a.seat).players[ji.seat]?.piles['guhuo']).toEqual([null]);
  a.passes();
  b.passes();
  expect(ji.asked).toBe(true);
});

test('Bewilder is not offered without hand cards', () => {
  const { ji } = table({ ji: JI, a: {} });
  expect(ji.offered).toEqual(['end']);
});

test('Bewilder: who has no life left cannot question', () => {
  const { ji, zhou, b } = table({
    ji: { ...JI, hand: ['strike:S7'] },
    zhou: { hero: 'zhou-tai', hp: 0 },
    b: {},
  });
  ji.invokes('guhuo').picks('strike').points(b);
  expect(b.offered).toEqual(['yes', 'no']);
  b.agrees();
  expect([b.hp, zhou.hp, ji.hand]).toEqual([3, 0, []]);
});

test('Bewilder: a questioner that dies of it is no target any more', () => {
  const {
    ji,
    a,
    b,
    table: t,
  } = table({
    ji: { ...JI, hand: ['duel:SA', 'strike:HJ'] },
    a: { hp: 1, role: 'rebel' },
    b: {},
  });
  ji.invokes('guhuo').chooses('strike').picks('strike').points(a);
  a.agrees();
  b.passes();
  ji.passes(); // no Peach
  expect([a.alive, b.hp, t.told('card-used'), ji.hand]).toEqual([false, 4, [], ['duel']]);
});

test('Bewilder: the suit decides only when the card is turned up; who it cannot be used on is left out', () => {
  const {
    ji,
    jia,
    b,
    table: t,
  } = table({
    ji: { ...JI, hand: ['strike:S7'] },
    jia: { hero: 'jia-xu', hand: ['dodge:D2'] },
    b: {},
  });
  ji.invokes('guhuo').picks('barbarian-invasion');
  jia.passes();
  b.passes();
  expect([jia.hp, jia.hand, b.hp, t.discard]).toEqual([3, ['dodge'], 3, ['strike']]);
});
