import { describe, expect, test } from 'vitest';
import { ltkIdentity } from '../../src/index.ts';
import { type Seated, type Table, table } from '../table.ts';

const knows = (t: Table, who: Seated, of: Seated): string[] =>
  (t.view(who.seat).players[of.seat]?.known ?? []).map((id) => t.nameOf(id)).sort();

const among = (t: Table, who: Seated, of: Seated): string[] =>
  (t.view(who.seat).players[of.seat]?.among ?? []).map((id) => t.nameOf(id)).sort();

/** Cao takes two open cards; then Taishi Ci has a contest with him. */
function contest() {
  const all = table(
    {
      liu: { hand: ['bountiful-harvest', 'bountiful-harvest'] },
      ci: { hero: 'taishi-ci', hand: ['peach:H9'] },
      cao: {},
    },
    { deck: ['dodge', 'wine', 'lightning', 'dodge', 'duel', 'chain', 'strike', 'strike', 'strike', 'strike'] },
  );
  const { liu, ci, cao } = all;
  for (const [own, taken] of [
    ['wine', 'lightning'],
    ['chain', 'duel'],
  ] as const) {
    liu.plays('bountiful-harvest').chooses('dodge');
    ci.chooses(own);
    expect(cao.hand).toContain(taken); // the last one left
  }
  return all;
}

describe('cards known in a hand from which one is laid face down', () => {
  test('before: everybody knows what was taken openly', () => {
    const { liu, cao, table: t } = contest();
    expect(knows(t, liu, cao)).toEqual(['duel', 'lightning']);
  });

  test('while it lies there they are in hand or under it; turned up, those left are known again', () => {
    const { liu, ci, cao, table: t } = contest();
    liu.ends();
    ci.invokes('tianyi', { on: cao }).chooses('peach');
    expect(cao.asked).toBe(true);
    expect([knows(t, liu, ci), among(t, liu, ci)]).toEqual([[], ['chain', 'wine']]);
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { players } = t.match.imagine(cao.seat, seed).state;
      const { hand, piles } = players[ci.seat] as (typeof players)[number];
      const names = [...hand, ...(piles['contest'] ?? [])].map((id) => t.nameOf(id));
      expect(names).toEqual(expect.arrayContaining(['chain', 'wine']));
      seen.add(t.nameOf(piles['contest']?.[0] as number));
    }
    expect([seen.has('chain'), seen.has('wine'), seen.size > 5]).toEqual([true, true, true]);
    cao.chooses('duel');
    expect([knows(t, liu, cao), knows(t, liu, ci)]).toEqual([['lightning'], ['chain', 'wine']]);
    expect(ltkIdentity.clone(t.match.state).doubted).toBeNull();
  });
});
