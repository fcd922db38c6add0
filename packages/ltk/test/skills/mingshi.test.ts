import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const KONG = { heroes: ['kong-rong', 'qun-a'] };

test('Celebrity: damage from a player with a hidden hero is 1 less', () => {
  const {
    cao,
    kong,
    he,
    table: t,
  } = war({
    cao: { heroes: WEI, up: 'head', hand: ['strike', 'wine'] },
    kong: KONG,
    he: {},
  });
  cao.plays('wine');
  cao.plays('strike', { on: kong });
  expect([kong.hp, kong.maxHp, cao.hp, he.hp]).toEqual([2, 3, 4, 4]);
  expect(t.told('damaged')).toMatchObject([{ seat: kong.seat, amount: 1 }]);
});

test('Celebrity: 1 damage is prevented; the next player is hurt as ever', () => {
  const { cao, kong, he } = war({
    cao: { heroes: WEI, hidden: true, hand: ['barbarian-invasion'] },
    kong: KONG,
    he: {},
  });
  cao.plays('barbarian-invasion');
  expect([kong.hp, he.hp]).toEqual([3, 3]);
});

test('Celebrity does nothing against a player with both heroes revealed, nor without a source', () => {
  const { cao, kong } = war({ cao: { heroes: WEI, hand: ['strike'] }, kong: KONG });
  cao.plays('strike', { on: kong });
  expect(kong.hp).toBe(2);
  const judged = war(
    { kong: { ...KONG, fates: ['lightning'] }, cao: { heroes: WEI, hidden: true } },
    { phase: 'judge', deck: ['S5'] },
  );
  expect([judged.kong.alive, judged.table.told('damaged')]).toMatchObject([false, [{ amount: 3 }]]);
});

test('Celebrity, hidden: Kong Rong may be revealed for it, or not', () => {
  const { cao, kong } = war({
    cao: { heroes: WEI, hidden: true, hand: ['strike', 'duel'] },
    kong: { ...KONG, up: 'deputy' },
  });
  cao.plays('duel', { on: kong });
  expect(kong.offered).toEqual(['mingshi', 'pass']);
  kong.passes();
  expect([kong.hp, kong.up]).toEqual([2, ['qun-a']]);
  cao.plays('strike', { on: kong });
  kong.invokes('mingshi');
  expect([kong.hp, kong.up]).toEqual([2, ['kong-rong', 'qun-a']]);
});

test('Celebrity: damage reduced to 0 is prevented; Rattan Armor adds nothing to it', () => {
  const { cao, kong } = war({
    cao: { heroes: WEI, up: 'head', hand: ['fire-strike'] },
    kong: { heroes: ['kong-rong', 'qun-a'], equipment: ['rattan-armor'] },
    liu: { heroes: SHU },
  });
  cao.plays('fire-strike', { on: kong });
  expect(kong.offered).toEqual(['mingshi', 'rattan-armor']);
  kong.invokes('mingshi');
  expect([kong.hp, cao.asked]).toEqual([3, true]);
});
