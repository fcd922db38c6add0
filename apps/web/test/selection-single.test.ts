import { describe, expect, test } from 'vitest';
import { answersOf, buttonsOf, litBy, openTo, type Picked, touch, whyNotTouch } from '../src/table/selection.ts';
import { asked } from './prompts.ts';

/** Touches one thing after the other. */
const touched = (prompt: ReturnType<typeof asked>, ...things: readonly string[]): Picked =>
  things.reduce<Picked>((picked, thing) => touch(prompt, picked, thing) ?? [...picked, `not ${thing}`], []);

const labels = (answers: readonly { readonly index: number }[]): number[] => answers.map(({ index }) => index);

describe('a card and its target', () => {
  const prompt = asked(['card:1 seat:2', 'card:1 seat:3', 'card:4 seat:2', 'card:5', '']);

  test('cards and targets are lit, then what goes on with what is picked', () => {
    expect([...litBy(prompt, [])]).toEqual(['card:1', 'seat:2', 'seat:3', 'card:4', 'card:5']);
    expect([...litBy(prompt, ['card:1'])]).toEqual(['seat:2', 'seat:3']);
    expect([...litBy(prompt, ['seat:2'])]).toEqual(['card:1', 'card:4']);
  });

  test('an answer needs all of its touches', () => {
    expect(labels(answersOf(prompt, []))).toEqual([]);
    expect(labels(answersOf(prompt, ['card:1']))).toEqual([]);
    expect(labels(answersOf(prompt, ['card:1', 'seat:3']))).toEqual([1]);
    expect(labels(answersOf(prompt, ['card:5']))).toEqual([3]);
  });

  test('a target that is certain is picked with the card; one that is not is left open', () => {
    expect(touched(prompt, 'card:4')).toEqual(['card:4', 'seat:2']);
    expect(touched(prompt, 'card:1')).toEqual(['card:1']);
    expect(touched(prompt, 'seat:3')).toEqual(['card:1', 'seat:3']);
  });

  test('the target first is the same as the card first', () => {
    expect(touched(prompt, 'seat:2', 'card:1')).toEqual(touched(prompt, 'card:1', 'seat:2'));
  });

  test('another card keeps the target if it can be aimed there', () => {
    expect(touched(prompt, 'card:1', 'seat:2', 'card:4')).toEqual(['card:4', 'seat:2']);
    expect(touched(prompt, 'card:1', 'seat:3', 'card:4')).toEqual(['card:4', 'seat:2']);
    expect(touched(prompt, 'card:1', 'seat:3', 'card:5')).toEqual(['card:5']);
  });

  test('another target keeps the card, and is lit to say so', () => {
    expect([...litBy(prompt, ['card:1', 'seat:2'])]).toEqual(['seat:3']);
    expect(touched(prompt, 'card:1', 'seat:2', 'seat:3')).toEqual(['card:1', 'seat:3']);
  });

  test('a target is put back alone, a card with its target', () => {
    expect(touched(prompt, 'card:1', 'seat:2', 'seat:2')).toEqual(['card:1']);
    expect(touched(prompt, 'card:1', 'seat:2', 'card:1')).toEqual([]);
  });

  test('what is no part of any answer cannot be touched', () => {
    expect(touch(prompt, [], 'card:9')).toBeNull();
    expect(touch(prompt, ['card:1'], 'card:9')).toBeNull();
    expect(openTo(prompt, ['card:5']).has('card:1')).toBe(true);
    expect(openTo(prompt, ['card:5']).has('card:9')).toBe(false);
  });

  test('what needs no touch is a button', () => {
    expect(labels(buttonsOf(prompt))).toEqual([4]);
    expect(litBy(prompt, []).has('choice:4')).toBe(false);
  });
});

test('answers that are touched alike are all offered, whichever way round', () => {
  const prompt = asked(['card:1 seat:2 seat:3', 'card:1 seat:3 seat:2', 'card:1 seat:2 seat:4']);
  const picked = touched(prompt, 'card:1', 'seat:3');
  expect(picked).toEqual(['card:1', 'seat:2', 'seat:3']);
  expect(labels(answersOf(prompt, picked))).toEqual([0, 1]);
});

test('a card alone and the same card aimed: what is complete is not completed further', () => {
  const prompt = asked(['card:1', 'card:1 seat:2']);
  expect(touched(prompt, 'card:1')).toEqual(['card:1']);
  expect(labels(answersOf(prompt, ['card:1']))).toEqual([0]);
  expect([...litBy(prompt, ['card:1'])]).toEqual(['seat:2']);
  expect(labels(answersOf(prompt, touched(prompt, 'card:1', 'seat:2')))).toEqual([1]);
});

test('one target, or two: the second is added, not put in the place of the first', () => {
  const prompt = asked(['card:1 seat:2', 'card:1 seat:3', 'card:1 seat:2 seat:3']);
  expect(touched(prompt, 'card:1', 'seat:2', 'seat:3')).toEqual(['card:1', 'seat:2', 'seat:3']);
});

test('a thing that is named twice is touched once', () => {
  const prompt = asked(['card:1 card:1']);
  expect(labels(answersOf(prompt, touched(prompt, 'card:1')))).toEqual([0]);
});

describe('why not', () => {
  const prompt = asked(['card:1 seat:2', 'card:4 seat:3'], {
    refused: {
      'card:9': 'only on your own turn',
      'card:1 seat:3': 'out of range',
      'card:7 seat:2': 'no target',
      'seat:3': 'protected',
    },
  });

  test('a card says its own reason, or why it has no target', () => {
    expect(whyNotTouch(prompt, [], 'card:9')).toBe('only on your own turn');
    expect(whyNotTouch(prompt, [], 'card:7')).toBe('no target');
    expect(whyNotTouch(prompt, ['card:1'], 'card:9')).toBe('only on your own turn');
  });

  test('a target says why not for the card that is picked, before what it says by itself', () => {
    expect(whyNotTouch(prompt, ['card:1'], 'seat:3')).toBe('out of range');
    expect(whyNotTouch(prompt, ['card:7'], 'seat:3')).toBe('protected');
    expect(whyNotTouch(prompt, [], 'seat:2')).toBeNull();
  });

  test('a target that is refused with the card does not begin anew without it', () => {
    expect(touch(prompt, ['card:1', 'seat:2'], 'seat:3')).toBeNull();
    expect(openTo(prompt, ['card:1', 'seat:2']).has('seat:3')).toBe(false);
    expect(touch(prompt, [], 'seat:3')).toEqual(['card:4', 'seat:3']);
  });

  test('a card can be changed even where the two together are refused', () => {
    const pairs = asked(['card:1 seat:2', 'card:4 seat:2'], { refused: { 'card:1 card:4': 'two cards are too many' } });
    expect(touch(pairs, ['card:1', 'seat:2'], 'card:4')).toEqual(['card:4', 'seat:2']);
  });
});
