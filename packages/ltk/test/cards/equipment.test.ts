import { expect, test } from 'vitest';
import { attackRange } from '../../src/core/seats.ts';
import { table } from '../table.ts';
import { deckWith } from './stand-ins.ts';

const RANGES = {
  'chu-ko-nu': 1,
  'black-pommel': 2,
  'frost-sword': 2,
  'yin-yang-swords': 2,
  'ancient-scimitar': 2,
  'six-swords-of-wu': 2,
  'eighteen-span-viper-spear': 3,
  'green-dragon-crescent-blade': 3,
  'stone-piercing-axe': 3,
  'tri-point-double-edged-blade': 3,
  'heavenly-double-halberd': 4,
  'phoenix-fan': 4,
  'qilin-bow': 5,
};

test.each(Object.entries(RANGES))('%s reaches %i', (weapon, range) => {
  const deck = deckWith('Six Swords of Wu,6,Diamond', 'Tri-point Double-edged Blade,Q,Diamond');
  const { table: t } = table({ cao: { equipment: [weapon] }, liu: {} }, { options: { deck } });
  expect([attackRange(t.now(), 0), attackRange(t.now(), 1)]).toEqual([range, 1]);
});

test('equipment put on lies in its slot, and an old one goes to the discard pile first', () => {
  const { cao, table: t } = table({ cao: { hand: ['qilin-bow', 'rattan-armor'], equipment: ['chu-ko-nu'] }, liu: {} });
  cao.plays('qilin-bow').plays('rattan-armor');
  expect(cao.equipment).toEqual({ weapon: 'qilin-bow', armor: 'rattan-armor' });
  expect([cao.hand, t.discard]).toEqual([[], ['chu-ko-nu']]);
  const happened = t.log.map(({ type }) => type).filter((type) => type.startsWith('card'));
  expect(happened).toEqual(['card-used', 'cards-replaced', 'cards-equipped', 'card-used', 'cards-equipped']);
});

test('a Silver Lion that is replaced heals before the new armour is on', () => {
  const { cao, table: t } = table({ cao: { hp: 2, hand: ['rattan-armor'], equipment: ['silver-lion'] }, liu: {} });
  cao.plays('rattan-armor');
  expect([cao.hp, cao.equipment]).toEqual([3, { armor: 'rattan-armor' }]);
  const order = t.log.map(({ type }) => type);
  expect(order.indexOf('recovered')).toBeGreaterThan(order.indexOf('cards-replaced'));
  expect(order.indexOf('recovered')).toBeLessThan(order.indexOf('cards-equipped'));
});

test('equipment that is replaced or discarded counts as lost', () => {
  const { cao, liu } = table(
    {
      cao: { hero: 'mender', hand: ['qilin-bow', 'dismantle'], equipment: ['chu-ko-nu'] },
      liu: { hero: 'mender', equipment: ['plus-mount'] },
    },
    { deck: ['peach:H3', 'dodge:H2'] },
  );
  cao.plays('qilin-bow');
  cao.invokes('stand-in-mend');
  expect([cao.hand, cao.equipment]).toEqual([['dismantle', 'peach'], { weapon: 'qilin-bow' }]);
  cao.plays('dismantle', { on: liu });
  liu.invokes('stand-in-mend');
  expect([liu.hand, liu.equipment]).toEqual([['dodge'], {}]);
});

test('putting on the first weapon loses nothing', () => {
  const { cao } = table({ cao: { hero: 'mender', hand: ['qilin-bow'] }, liu: {} });
  cao.plays('qilin-bow');
  expect([cao.hand, cao.offered]).toEqual([[], ['end']]);
});

test('a weapon taken in mid-Strike does nothing for the targets that are left', () => {
  const { sun, thief, liu } = table({
    sun: { hero: 'reacher', hand: ['strike'], equipment: ['ancient-scimitar'] },
    thief: { hero: 'disarmer' },
    liu: {},
  });
  sun.plays('strike', { on: thief });
  sun.points(liu);
  expect([thief.hp, liu.hp, thief.hand]).toEqual([2, 3, ['ancient-scimitar']]);
});
