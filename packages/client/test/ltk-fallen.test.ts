import type { View } from '@cardwright/ltk';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import type { Fallen } from '../src/index.ts';
import { eachMoment, shown } from './ltk-games.ts';

interface Found {
  readonly fallen: Fallen;
  readonly role: string | null;
  readonly claimed: string | null;
}

/** What everybody who is dead is told, now and then in some games. */
async function told(
  id: string,
  seats: number,
  seeds: readonly number[],
  language: 'en' | 'zh' = 'en',
): Promise<Found[]> {
  const entry = await loadGame(id);
  const found: Found[] = [];
  await eachMoment(id, { deals: seeds.map((seed) => [seats, seed]), each: 40, language }, ({ match }) => {
    const { players } = match.view('all') as View;
    for (const { seat, alive, role, claimed } of players) {
      const fallen = shown(entry, match, seat, language).frame.scene.fallen ?? null;
      expect(fallen === null).toBe(alive);
      if (fallen !== null) found.push({ fallen, role, claimed });
    }
    expect(shown(entry, match, 'public').frame.scene.fallen).toBeNull();
  });
  return found;
}

test('identity: the dead are told what they were, and what can still be won', async () => {
  const found = await told('ltk-identity', 8, [1, 2, 3]);
  const said = new Map(found.map(({ role, fallen }) => [role, fallen]));
  expect(new Set(said.keys())).toEqual(new Set(['loyalist', 'rebel', 'spy']));
  expect(said.get('rebel')).toMatchObject({ title: 'You are dead; you were a Rebel', canWin: true });
  expect(said.get('rebel')?.hope).toMatch(/^You still win if the Lord dies: .+ has \d+ life\.$/);
  expect(said.get('loyalist')?.hope).toMatch(/^You still win if all rebels and the spy die before the Lord: /);
  expect(said.get('spy')).toMatchObject({ canWin: false, hope: 'A dead spy cannot win any more.' });
});

test('kingdom war: a dead player wins with its kingdom, a dead careerist never', async () => {
  const found = await told('ltk-kingdoms', 6, [1, 2], 'zh');
  expect(found.length).toBeGreaterThan(0);
  for (const { claimed, fallen } of found) {
    expect(fallen.canWin).toBe(claimed !== 'careerist');
    expect(fallen.hope).toMatch(claimed === 'careerist' ? /无法再获胜/ : /^场上只剩.+时，你仍可获胜。$/);
  }
});
