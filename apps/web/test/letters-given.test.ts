import { expect, test } from 'vitest';
import { HAND_KEYS, lettersOf } from '../src/table/letters.ts';
import { asked, frameOf } from './prompts.ts';

const given = (...parameters: Parameters<typeof lettersOf>): Record<string, string> =>
  Object.fromEntries(lettersOf(...parameters));

test('nobody asked, no letters', () => {
  expect(given(null, [])).toEqual({});
  expect(given(frameOf(null), [])).toEqual({});
});

test('players first, then the rest in the order of the answers; cards of the hand have numbers', () => {
  const prompt = asked(['card:1 pile:0', 'card:1 seat:2', 'card:1 seat:1']);
  const frame = frameOf(prompt, { hand: ['card:1'] });
  expect(given(frame, [])).toEqual({ 'seat:1': 'a', 'seat:2': 's', 'pile:0': 'd' });
});

test('only what can be touched now; what is picked keeps a letter, to be put back', () => {
  const prompt = asked(['card:1 seat:1', 'card:2 seat:2']);
  expect(given(frameOf(prompt, { hand: ['card:1', 'card:2'] }), ['card:1', 'seat:1'])).toEqual({ 'seat:1': 'a' });
});

test('buttons have letters, but not those with keys of their own', () => {
  const prompt = asked(['', '']);
  const frame = frameOf({
    ...prompt,
    choices: prompt.choices.map((each, i) => (i === 0 ? { ...each, does: null } : each)),
  });
  expect(given(frame, [])).toEqual({ 'choice:0': 'a' });
});

test('answers that are touched alike are told apart by letters', () => {
  const prompt = asked(['card:1 seat:1', 'card:1 seat:1']);
  const letters = given(frameOf(prompt, { hand: ['card:1'] }), ['card:1', 'seat:1']);
  expect(letters).toEqual({ 'seat:1': 'a', 'choice:0': 's', 'choice:1': 'd' });
});

test('of several to pick, what lies nowhere has a letter like everything else', () => {
  const prompt = asked(['card:1', 'pile:0', ''], { min: 0, max: 2 });
  expect(given(frameOf(prompt, { hand: ['card:1'] }), [])).toEqual({ 'pile:0': 'a', 'choice:2': 's' });
});

test('cards of the hand beyond the tenth have letters', () => {
  const hand = Array.from({ length: 12 }, (_, i) => `card:${i}`);
  expect(given(frameOf(asked(hand), { hand }), [])).toEqual({ 'card:10': 'a', 'card:11': 's' });
});

test('no letter twice, none that means something else, and what is left over has none', () => {
  const letters = lettersOf(frameOf(asked(Array.from({ length: 40 }, (_, i) => `pile:${i}`))), []);
  const all = [...letters.values()];
  expect(new Set(all).size).toBe(all.length);
  expect(all.join('')).not.toMatch(/[ewhulri0-9]/);
  expect(letters.size).toBeLessThan(40);
  expect(HAND_KEYS).toHaveLength(10);
});
