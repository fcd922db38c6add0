import { expect, test } from 'vitest';
import { table } from '../table.ts';

const WO = { hero: 'wolong' };

test('Eight Formations: without armour a red judgement is a Dodge', () => {
  const { a, wo, b } = table({ a: { hand: ['strike'] }, wo: WO, b: {} }, { deck: ['D5'] });
  a.plays('strike', { on: wo });
  expect(wo.offered).toEqual(['bazhen', 'pass']);
  wo.invokes('bazhen');
  expect([wo.hp, b.hp]).toEqual([3, 4]);
});

test('Eight Formations: black is none, and it is a choice', () => {
  const { a, wo } = table({ a: { hand: ['strike', 'arrow-barrage'] }, wo: WO }, { deck: ['S5'] });
  a.plays('strike', { on: wo });
  wo.invokes('bazhen');
  expect(wo.hp).toBe(2);
  a.plays('arrow-barrage');
  expect(wo.offered).toEqual(['bazhen', 'pass']);
  wo.passes();
  expect(wo.hp).toBe(1);
});

test('Eight Formations is not there while armour is worn', () => {
  const { a, wo } = table({ a: { hand: ['strike:D6'] }, wo: { ...WO, equipment: ['sage-king-shield'] } });
  a.plays('strike', { on: wo });
  expect([wo.hp, a.asked]).toEqual([2, true]);
});

test('Eight Formations: an Eight Diagram that is worn counts once', () => {
  const { a, wo } = table({ a: { hand: ['strike'] }, wo: { ...WO, equipment: ['eight-diagram-formation'] } });
  a.plays('strike', { on: wo });
  expect(wo.offered).toEqual(['eight-diagram-formation', 'pass']);
  wo.passes();
  expect(wo.hp).toBe(2);
});

test('Eight Formations is ignored by the Black Pommel', () => {
  const { a, wo } = table({ a: { hand: ['strike'], equipment: ['black-pommel'] }, wo: WO });
  a.plays('strike', { on: wo });
  expect([wo.hp, a.asked]).toEqual([2, true]);
});
