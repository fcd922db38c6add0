import { describe, expect, test } from 'vitest';
import { answersOf, handleOf, isMany, isOneTooMany, litBy, manyOf, touch } from '../src/table/selection.ts';
import { asked } from './prompts.ts';

const hand = ['card:1', 'card:2', 'card:3'];

test('one of several is no picking of several; up to one is', () => {
  expect(isMany(asked(hand))).toBe(false);
  expect(isMany(asked(hand, { min: 0 }))).toBe(true);
  expect(isMany(asked(hand, { min: 2, max: 2 }))).toBe(true);
});

describe('two of three', () => {
  const prompt = asked(hand, { min: 2, max: 2 });

  test('is chosen when two are picked, in the order they were picked', () => {
    expect(manyOf(prompt, [])).toBeNull();
    expect(manyOf(prompt, ['card:3'])).toBeNull();
    expect(manyOf(prompt, ['card:3', 'card:1'])).toEqual([2, 0]);
    expect(answersOf(prompt, ['card:3', 'card:1'])).toEqual([]);
  });

  test('a third is one too many until one is put back', () => {
    const full = ['card:1', 'card:2'];
    expect(touch(prompt, full, 'card:3')).toBeNull();
    expect(isOneTooMany(prompt, full, 'card:3')).toBe(true);
    expect(isOneTooMany(prompt, full, 'card:9')).toBe(false);
    expect(isOneTooMany(prompt, ['card:1'], 'card:3')).toBe(false);
    expect([...litBy(prompt, full)]).toEqual(full);
    expect(touch(prompt, full, 'card:1')).toEqual(['card:2']);
  });

  test('nothing is picked that nobody touched', () => {
    expect(touch(asked(['card:1', 'card:2'], { min: 2, max: 2 }), [], 'card:1')).toEqual(['card:1']);
  });
});

test('none is an answer where none need be picked', () => {
  expect(manyOf(asked(hand, { min: 0, max: 3 }), [])).toEqual([]);
  expect(manyOf(asked(hand, { min: 1, max: 3 }), [])).toBeNull();
});

test('of up to one, another takes the place of the first', () => {
  const prompt = asked(hand, { min: 0, max: 1 });
  expect(touch(prompt, ['card:1'], 'card:2')).toEqual(['card:2']);
  expect(touch(prompt, ['card:1'], 'card:1')).toEqual([]);
});

test('choices that lie nowhere, or at the same place, are things of their own', () => {
  const prompt = asked(['pile:5', 'pile:5', '', 'card:1 seat:2', 'card:1 seat:3'], { min: 1, max: 3 });
  const handles = prompt.choices.map((choice) => handleOf(prompt, choice));
  expect(handles).toEqual(['choice:0', 'choice:1', 'choice:2', 'seat:2', 'seat:3']);
  expect([...litBy(prompt, [])]).toEqual(handles);
  expect(manyOf(prompt, ['choice:1', 'seat:3', 'choice:0'])).toEqual([1, 4, 0]);
});

test('what is no part of the decision is not picked', () => {
  const prompt = asked(hand, { min: 1, max: 2 });
  expect(touch(prompt, [], 'card:9')).toBeNull();
  expect(manyOf(prompt, ['card:9'])).toBeNull();
});
