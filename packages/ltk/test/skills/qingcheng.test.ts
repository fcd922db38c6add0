import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const ZOU = { heroes: ['zou-shi', 'qun-a'] };
const MA = { heroes: ['ma-chao', 'shu-a'] };

test('City-toppling: for an equipment card a hero of another is turned down', () => {
  const {
    zou,
    ma,
    cao,
    table: t,
  } = war({
    zou: { ...ZOU, hand: ['plus-mount', 'strike'], equipment: ['chu-ko-nu'] },
    ma: MA,
    cao: { heroes: SHU, up: 'head' },
    he: { heroes: SHU, hidden: true },
  });
  expect(zou.offered.filter((each) => each.startsWith('qingcheng'))).toEqual(['qingcheng>ma']);
  zou.invokes('qingcheng', { on: ma });
  expect(zou.offered).toEqual(['plus-mount', 'chu-ko-nu']);
  zou.chooses('plus-mount');
  expect(zou.offered).toEqual(['ma-chao', 'shu-a']);
  zou.picks('ma-chao');
  expect([ma.up, ma.claimed, ma.distanceTo(cao), cao.up]).toEqual([['shu-a'], 'shu', 1, ['shu-a']]);
  expect(t.view(cao.seat).players[ma.seat]?.heroes).toEqual(['ma-chao', 'shu-a']); // everybody remembers
  expect(t.view('public').players[ma.seat]?.heroes).toEqual(['ma-chao', 'shu-a']);
});

test('City-toppling: the skills of the hero turned down no longer work', () => {
  const { zou, ma, he } = war({ zou: { ...ZOU, hand: ['plus-mount'] }, cao: {}, ma: MA, he: {} });
  expect([ma.distanceTo(zou), ma.distanceTo(he)]).toEqual([1, 1]);
  zou.invokes('qingcheng', { on: ma }).picks('ma-chao');
  expect([ma.distanceTo(zou), ma.distanceTo(he)]).toEqual([2, 1]);
});

test('City-toppling: as often as there is equipment, but not on one with a hidden hero, and not without a card', () => {
  const { zou, ma, guan } = war({
    zou: { ...ZOU, hand: ['plus-mount', 'minus-mount', 'dodge'] },
    ma: MA,
    guan: { heroes: SHU },
  });
  zou.invokes('qingcheng', { on: ma }).chooses('plus-mount').picks('shu-a');
  expect(zou.offered.filter((each) => each.startsWith('qingcheng'))).toEqual(['qingcheng>guan']);
  zou.invokes('qingcheng', { on: guan }).picks('shu-b');
  expect([ma.up, guan.up, zou.offered]).toEqual([['ma-chao'], ['shu-a'], ['end']]);
});

test('City-toppling: turned up again, the hero pays nothing a second time', () => {
  const { zou, guan } = war({
    zou: { ...ZOU, hand: ['plus-mount'] },
    guan: { heroes: ['guan-yu', 'shu-a'] },
    cao: {},
  });
  zou.invokes('qingcheng', { on: guan }).picks('guan-yu');
  zou.ends();
  guan.picks('guan-yu');
  expect([guan.up, guan.hand.length]).toEqual([['guan-yu', 'shu-a'], 2]);
});

/** Zhou Tai below 1 life, whom only Refusing Death keeps alive, and turned down. */
function toppled(helper: readonly string[]) {
  const set = war(
    {
      zou: { ...ZOU, hand: ['strike', 'plus-mount'] },
      zhou: { heroes: ['zhou-tai', 'wu-a'], hp: 1 },
      cao: { heroes: WEI, hand: helper },
    },
    { deck: ['C2'] },
  );
  set.zou.plays('strike', { on: set.zhou });
  set.zhou.invokes('buqu');
  expect([set.zhou.hp, set.zhou.alive, set.zhou.pile('buqu').length]).toEqual([0, true, 1]);
  set.zou.invokes('qingcheng', { on: set.zhou }).picks('zhou-tai');
  return set;
}

test('City-toppling: whom only a skill of that hero kept alive is dying, and dies by nobody’s hand', () => {
  const { zhou, zou, cao, table: t } = toppled([]);
  expect([zhou.alive, zou.asked, cao.hp]).toEqual([false, true, 4]);
  expect(t.told('died')).toMatchObject([{ seat: zhou.seat, from: null }]);
});

test('City-toppling: who is dying of it can be rescued, and the cards that lay on the hero are gone', () => {
  const { zhou, zou, cao, table: t } = toppled(['peach']);
  expect(cao.offered).toEqual(['peach', 'pass']);
  cao.answers('peach');
  expect([zhou.alive, zhou.hp, zhou.up, zhou.pile('buqu'), zou.asked]).toEqual([true, 1, ['wu-a'], [], true]);
  expect(t.discard).toContain('strike');
});
