import { expect, test } from 'vitest';
import type { GameCard } from '../src/host/protocol.ts';
import { levelOfRest } from '../src/online/places.ts';

const CARD = {
  usualBot: 'mixed',
  bots: [
    { id: 'mixed', level: 'Newcomer' },
    { id: 'planner', level: 'Expert' },
  ],
} as unknown as GameCard;
const SETUP = { game: 'sorcery', seats: 2, options: {}, time: 'none', isPublic: false, isOpen: false } as const;

test('who takes the free seats is named: the last bot that was chosen, else whom newcomers meet', () => {
  expect(levelOfRest({ ...SETUP, isRated: false, bots: [] }, CARD)).toBe('Newcomer');
  expect(levelOfRest({ ...SETUP, isRated: false, bots: ['mixed', 'planner'] }, CARD)).toBe('Expert');
});

test('nobody is named who is not known here', () => {
  expect(levelOfRest({ ...SETUP, isRated: true, bots: [] }, CARD)).toBeNull();
  expect(levelOfRest({ ...SETUP, isRated: false, bots: [] }, null)).toBeNull();
});
