import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Legacy: the top two cards go where Guo Jia likes, unseen by the others', () => {
  const {
    liu,
    guo,
    zhang,
    table: t,
  } = table({ liu: { hand: ['strike'] }, guo: { hero: 'guo-jia' }, zhang: {} }, { deck: ['peach:H3', 'dodge:D2'] });
  liu.plays('strike', { on: guo });
  expect(guo.offered).toEqual(['yiji', 'pass']);
  guo.invokes('yiji');
  expect(guo.offered).toEqual(['guo', 'zhang', 'liu']);
  guo.points(zhang).points(guo);
  expect([guo.cards, zhang.cards, liu.hand, guo.hp]).toEqual([['dodge:D2'], ['peach:H3'], [], 2]);
  expect(t.view(guo.seat).players[zhang.seat]?.known).toHaveLength(1);
  expect(t.view(liu.seat).players[zhang.seat]?.known).toEqual([]);
  expect(t.view(liu.seat).players[guo.seat]?.known).toEqual([]);
});

test('Legacy: each point of damage is accepted or refused by itself', () => {
  const { liu, guo } = table(
    { liu: { hand: ['wine', 'strike'] }, guo: { hero: 'guo-jia' } },
    { deck: ['peach:H3', 'dodge:D2', 'wine:S9', 'strike:S9'] },
  );
  liu.plays('wine').plays('strike', { on: guo });
  guo.invokes('yiji').points(guo).points(guo);
  expect(guo.offered).toEqual(['yiji', 'pass']);
  guo.invokes('yiji').points(liu).points(liu);
  expect([guo.hand, liu.hand, guo.hp]).toEqual([['dodge', 'peach'], ['strike', 'wine'], 1]);
});

test('Legacy: the second point is refused', () => {
  const { liu, guo } = table(
    { liu: { hand: ['wine', 'strike'] }, guo: { hero: 'guo-jia' } },
    { deck: ['peach:H3', 'dodge:D2'] },
  );
  liu.plays('wine').plays('strike', { on: guo });
  guo.invokes('yiji').points(guo).points(guo).passes();
  expect([guo.hand, liu.hand]).toEqual([['dodge', 'peach'], []]);
});

test('Legacy needs no source, and is not asked when another is hurt', () => {
  const { guo, liu } = table(
    { guo: { hero: 'guo-jia', maxHp: 5, fates: ['lightning'] }, liu: {} },
    { phase: 'judge', deck: ['strike:S9', 'peach:H3', 'dodge:D2'] },
  );
  guo.passes();
  guo.invokes('yiji').points(liu).points(guo).passes();
  expect([guo.hp, liu.hand, guo.hand.includes('dodge')]).toEqual([2, ['peach'], true]);
});

test('Legacy is not offered when somebody else is hurt', () => {
  const { liu, zhang, guo } = table({ liu: { hand: ['strike'] }, zhang: {}, guo: { hero: 'guo-jia' } });
  liu.plays('strike', { on: zhang });
  expect([zhang.hp, guo.hand, liu.offered]).toEqual([3, [], ['end']]);
});

const gazed = () =>
  table(
    {
      zhuge: { hero: 'zhuge-liang', hand: ['strike'] },
      guo: { hero: 'guo-jia' },
      liu: {},
      zhang: {},
      wu: {},
    },
    { phase: 'prepare', deck: ['wine', 'wine', 'peach:H3', 'dodge:D2', 'duel'] },
  );

test('Legacy: who had seen the cards on the deck knows where both went', () => {
  const { zhuge, guo, liu, table: t } = gazed();
  zhuge.invokes('guanxing').chooses('wine', 'wine', 'peach', 'dodge', 'duel').plays('strike', { on: guo });
  guo.invokes('yiji').points(liu).points(liu);
  expect(t.view(zhuge.seat).players[liu.seat]?.known).toHaveLength(2);
});

test('Legacy: who had seen the cards on the deck cannot tell which of the two went where', () => {
  const { zhuge, guo, liu, zhang, table: t } = gazed();
  zhuge.invokes('guanxing').chooses('wine', 'wine', 'peach', 'dodge', 'duel').plays('strike', { on: guo });
  guo.invokes('yiji').points(liu).points(zhang);
  const seen = t.view(zhuge.seat);
  expect([seen.players[liu.seat]?.known, seen.players[zhang.seat]?.known]).toEqual([[], []]);
  expect(t.view(liu.seat).players[liu.seat]?.known).toHaveLength(1);
});
