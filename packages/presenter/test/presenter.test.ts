import type { Event } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { Presenter } from '../src/presenter.ts';
import { plain } from '../src/template.ts';
import { decision, MOVES, toy } from './toy.ts';

const en = new Presenter(toy, 'en');
const zh = new Presenter(toy, 'zh');
const event = (data: object): Event => data as Event;

test.each([
  [{ type: 'drawn', seat: 2, count: 1 }, 'Player 3 draws 1 card'],
  [{ type: 'drawn', seat: 2, count: 3 }, 'Player 3 draws 3 cards'],
  [{ type: 'drawn', seat: 2, count: 2, secret: { to: [2], cards: ['♠K', '♥2'] } }, 'Player 3 draws ♠K, ♥2'],
  [{ type: 'hit', source: 0, targets: [1, 3], amount: 2 }, 'Player 1 hits Player 2, Player 4 for 2'],
  [{ type: 'chosen', pair: [1, 2], fixed: 9 }, 'chosen: this and that, as it is'],
  [{ type: 'ended', label: 'won', reason: 'tired' }, 'Somebody wins because too tired'],
  [{ type: 'odd', nothing: null, thing: { a: 1 } }, 'somebody {"a":1}'],
  [{ type: 'unheard-of' }, 'unheard-of'],
])('%j is told as %j', (data, told) => {
  expect(plain(en.event(event(data)))).toBe(told);
});

test('Chinese lists and names', () => {
  expect(plain(zh.event(event({ type: 'hit', source: 0, targets: [1, 3], amount: 2 })))).toBe(
    '玩家1对玩家2、玩家4造成 2 点伤害',
  );
  expect(plain(zh.event(event({ type: 'odd', nothing: null, thing: true })))).toBe('某人 true');
});

test('options, questions, refusals, outcomes', () => {
  expect(MOVES.map((move) => plain(en.option(move)))).toEqual([
    'Lay ♠K on pile 0',
    'Lay ♠K on pile 1',
    'Lay ♣10 on pile 0',
    'Strike Player 2',
    'Pass',
  ]);
  expect(plain(en.decision(decision()))).toBe('Player 1 may act');
  expect(plain(en.decision({ kind: 'act', seat: null }))).toBe('somebody may act');
  expect(plain(en.decision({ kind: 'unheard-of', seat: 1 }))).toBe('unheard-of');
  const refusal = { option: { type: 'pass' }, reason: 'tired' };
  expect(plain(en.refusal(refusal))).toBe('Pass: too tired');
  expect(plain(zh.refusal(refusal))).toBe('不出：太累了');
  expect(en.reason('unheard-of')).toBe('unheard-of');
  expect(en.outcome({ label: 'won', scores: [1] })).toBe('Somebody wins');
  expect(en.outcome({ label: 'lost', scores: [0] })).toBe('lost');
});

test('what a card is called may depend on the options of the match, and names are replaceable', () => {
  const presenter = new Presenter(toy, 'en', (seat) => ['Ann', 'Bob'][seat] ?? '?', { prefix: 'the ' });
  expect(plain(presenter.option({ type: 'lay', card: '♠K', pile: 0 } as never))).toBe('Lay the ♠K on pile 0');
  expect(plain(presenter.option({ type: 'strike', target: 1 } as never))).toBe('Strike Bob');
  const renamed = presenter.named((seat) => `number ${seat}`);
  expect(plain(renamed.option({ type: 'lay', card: '♠K', pile: 0 } as never))).toBe('Lay the ♠K on pile 0');
  expect(renamed.name(1)).toBe('number 1');
  expect(presenter.name(1)).toBe('Bob');
});

test('players and cards can be pointed at', () => {
  const spans = en.event(event({ type: 'hit', source: 0, targets: [1], amount: 2 }));
  expect(spans.flatMap(({ ref }) => (ref === undefined ? [] : [ref]))).toEqual([
    { kind: 'seat', id: 0 },
    { kind: 'seat', id: 1 },
  ]);
  expect(en.noun('card', '♠K')).toEqual([{ text: '♠K', ref: { kind: 'card', id: '♠K' } }]);
});
