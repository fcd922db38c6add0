import { HUMAN } from '@cardwright/players';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { botsAt, type Member } from '../src/online/members.ts';
import { SETUP } from './company.ts';

const ANN: Member = { person: 'ann', name: 'Ann', secret: '', seat: 1, hasLeft: false, number: null };

test.each(['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'])(
  '%s: whom newcomers meet takes the free seats, and at a rated table somebody who was measured',
  async (game) => {
    const entry = await loadGame(game);
    const setup = { ...SETUP, game, seats: entry.game.seats.default, options: {}, bots: [] };
    const seated = (more: Partial<typeof SETUP>): string[] =>
      botsAt({ ...setup, ...more }, [ANN], entry).map((bot) => bot?.id ?? HUMAN);
    const free = seated({ isRated: false });
    expect(free[1]).toBe(HUMAN);
    expect(new Set(free)).toEqual(new Set([HUMAN, 'mixed']));
    expect(seated({ isRated: true })).not.toContain('mixed');
    expect(seated({ isRated: false, bots: ['L2'] })).not.toContain('mixed');
  },
);
