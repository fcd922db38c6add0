import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const KONG = { heroes: ['kong-rong', 'qun-a'] };

test('Courtesy: cards discarded in the discard phase are shared out among others', () => {
  const {
    kong,
    cao,
    liu,
    table: t,
  } = war(
    {
      kong: { ...KONG, hp: 1, hand: ['peach', 'dodge', 'duel', 'strike'] },
      cao: { heroes: WEI },
      liu: { heroes: SHU },
    },
    { phase: 'discard' },
  );
  kong.chooses('peach', 'dodge', 'duel');
  expect(kong.offered).toEqual(['lirang', 'pass']);
  kong.invokes('lirang');
  expect(kong.offered).toEqual(['peach', 'dodge', 'duel']);
  kong.chooses('peach');
  expect(kong.offered).toEqual(['cao', 'liu']);
  kong.points(liu).chooses('dodge').points(cao).chooses();
  expect([kong.hand, liu.hand, t.discard]).toEqual([['strike'], ['peach'], ['duel']]);
  expect(cao.hand).toContain('dodge');
});

test('Courtesy: a card others discard, and a card discarded as a price, count', () => {
  const { cao, kong, liu } = war({
    cao: { heroes: WEI, hand: ['dismantle'] },
    kong: { ...KONG, hand: ['peach'] },
    liu: { heroes: SHU },
  });
  cao.plays('dismantle', { on: kong });
  kong.invokes('lirang').points(liu);
  expect([kong.hand, liu.hand, cao.hand]).toEqual([[], ['peach'], []]);
});

test('Courtesy is not offered for used, played or recast cards, nor for cards of others', () => {
  const {
    kong,
    cao,
    table: t,
  } = war({
    kong: { ...KONG, hand: ['strike', 'chain', 'dismantle'] },
    cao: { heroes: WEI, hand: ['peach'] },
  });
  kong.plays('strike', { on: cao });
  kong.recasts('chain');
  kong.plays('dismantle', { on: cao });
  expect([cao.hp, cao.hand, t.told('skill-invoked')]).toEqual([3, [], []]);
});

test('Courtesy: the cards of the dead are nobody’s to give', () => {
  const {
    cao,
    kong,
    table: t,
  } = war({ cao: { heroes: WEI, hand: ['strike'] }, kong: { ...KONG, hp: 1, hand: ['duel'] }, liu: { heroes: SHU } });
  cao.plays('strike', { on: kong });
  expect([kong.alive, t.told('skill-invoked'), t.discard]).toEqual([false, [], ['duel', 'strike']]);
});
