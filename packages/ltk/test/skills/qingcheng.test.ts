import { expect, test } from 'vitest';
import { SHU, war } from '../kingdoms/war.ts';

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
