import { expect, test } from 'vitest';
import { impossibleIn, namesOf } from '../../../packages/client/src/impossible.ts';
import { asked, cardOf, frameOf, seatOf } from './prompts.ts';

test('everything on the table has its name: players, piles, skills, cards and what lies on them', () => {
  const { scene } = frameOf(null, { seats: 1, hand: ['card:1'] });
  const names = namesOf({
    ...scene,
    centre: [{ id: 'pile:0', name: 'Deck', cards: [], count: 4 }],
    seats: [
      {
        ...seatOf(0),
        zones: [
          { id: 'board:0', name: 'Board', cards: [{ ...cardOf('card:2'), under: [cardOf('card:3')] }], count: 1 },
        ],
        badges: [{ id: 'skill:x', name: 'Guile' }],
      },
    ],
    resolving: [{ id: 'r', card: cardOf('card:4'), text: [], by: null, targets: [] }],
  });
  expect(Object.fromEntries(names)).toEqual({
    'seat:0': 'Player 0',
    'skill:x': 'Guile',
    hand: 'Your hand',
    'pile:0': 'Deck',
    'board:0': 'Board',
    'card:1': 'the card:1',
    'card:2': 'the card:2',
    'card:3': 'the card:3',
    'card:4': 'the card:4',
  });
});

test('what is not possible: a line for each reason, nothing twice, names as on the table', () => {
  const prompt = asked([''], {
    refused: { 'card:1 seat:1': 'out of range', 'card:1 seat:2': 'out of range', 'card:2': 'too dear', '': 'no room' },
  });
  const { scene } = frameOf(prompt, { hand: ['card:1', 'card:2'] });
  const twice = {
    ...prompt,
    refusals: [...prompt.refusals, ...prompt.refusals, { touches: ['card:9'], text: 'too dear' }],
  };
  expect(impossibleIn(twice.refusals, scene)).toEqual([
    { why: 'out of range', what: ['the card:1 → Player 1', 'the card:1 → Player 2'] },
    { why: 'too dear', what: ['the card:2'] },
    { why: 'no room', what: [] },
  ]);
});
