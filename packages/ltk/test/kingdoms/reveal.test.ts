import { expect, test } from 'vitest';
import { genderOf, kingdomOf } from '../../src/core/heroes.ts';
import { OFFICIAL, SHU, WEI, WU, war } from './war.ts';

const CAO = { heroes: ['cao-cao', 'xu-chu'] };
const hidden = { hidden: true };

test('at the start of a turn either hero, both or none may be revealed', () => {
  const choose = (pick: string | null) => {
    const { liu, cao } = war({ liu: { heroes: SHU }, cao: { ...CAO, ...hidden }, sun: { heroes: WU } });
    liu.ends();
    expect(cao.offered).toEqual(['cao-cao', 'xu-chu', 'both', 'pass']);
    if (pick === null) cao.passes();
    else cao.picks(pick);
    if (cao.offered.includes('luoyi')) cao.passes();
    return [cao.up, cao.claimed, cao.hand.length];
  };
  expect(choose('cao-cao')).toEqual([['cao-cao'], 'wei', 5]);
  expect(choose('xu-chu')).toEqual([['xu-chu'], 'wei', 5]);
  expect(choose('both')).toEqual([['cao-cao', 'xu-chu'], 'wei', 5]);
  expect(choose(null)).toEqual([[], null, 2]);
});

test('with one hero up only the other is asked for, with both nothing is asked', () => {
  const { liu, cao, sun } = war({ liu: { heroes: SHU }, cao: { ...CAO, up: 'head' }, sun: { heroes: WU } });
  liu.ends();
  expect(cao.offered).toEqual(['xu-chu', 'pass']);
  cao.passes().passes().ends(); // the second is Bare Chest
  expect([sun.asked, sun.offered.includes('end')]).toEqual([true, true]);
});

test('using a skill reveals its hero and no other', () => {
  const { liu, cao, table: t } = war({ liu: { heroes: SHU, hand: ['strike'] }, cao: { ...CAO, ...hidden } });
  liu.plays('strike', { on: cao });
  expect(cao.offered).toEqual(['jianxiong', 'pass']);
  cao.invokes('jianxiong');
  expect([cao.up, cao.claimed, cao.hand.includes('strike')]).toEqual([['cao-cao'], 'wei', true]);
  expect(t.told('hero-revealed')).toMatchObject([{ seat: cao.seat, hero: 'cao-cao', pick: 'head' }]);
});

test('a hidden hero has no kingdom and no gender; revealed, the first one up gives the gender', () => {
  const { table: t } = war({
    a: { heroes: ['zhen-ji', 'cao-cao'], ...hidden },
    b: { heroes: ['zhen-ji', 'cao-cao'], up: 'deputy' },
    c: { heroes: ['zhen-ji', 'cao-cao'] },
  });
  expect([0, 1, 2].map((seat) => [kingdomOf(t.now(), seat), genderOf(t.now(), seat)])).toEqual([
    [null, null],
    ['wei', 'male'],
    ['wei', 'female'],
  ]);
});

test('Marriage cannot choose a hidden man', () => {
  const { sun } = war({
    sun: { heroes: ['sun-shangxiang', 'wu-a'], hand: ['strike', 'strike'], hp: 2 },
    cao: { ...CAO, ...hidden, hp: 2 },
    liu: { heroes: SHU, hp: 2 },
  });
  expect(sun.offered.filter((each) => each.startsWith('jieyin'))).toEqual(['jieyin>liu']);
});

test('Horsemanship of a hidden hero does nothing; its owner may reveal it in the play phase to get it', () => {
  const { ma, cao, liu } = war({
    ma: { heroes: ['ma-chao', 'shu-a'], ...hidden, hand: ['strike'] },
    liu: { heroes: WU },
    cao: { heroes: WEI },
    he: { heroes: WEI },
  });
  expect([ma.distanceTo(cao), ma.offered]).toEqual([2, ['strike>liu', 'strike>he', 'mashu', 'end']]);
  ma.invokes('mashu');
  expect([ma.up, ma.distanceTo(cao), liu.distanceTo(ma)]).toEqual([['ma-chao'], 1, 1]);
  expect(ma.offered.filter((each) => each.startsWith('mashu'))).toEqual([]);
  expect(ma.offered).toContain('strike>cao');
});

test('a compulsory skill of a hidden hero happens only if its owner reveals it', () => {
  const { cao, kong } = war({
    cao: { heroes: WEI, ...hidden, hand: ['strike'] },
    kong: { heroes: ['kong-rong', 'qun-a'], ...hidden },
  });
  cao.plays('strike', { on: kong });
  expect(kong.offered).toEqual(['mingshi', 'pass']);
  kong.invokes('mingshi');
  expect([kong.hp, kong.up]).toEqual([3, ['kong-rong']]);
});

test('course rules: each player’s own first reveal draws three, the second hero nothing', () => {
  const { liu, cao, sun } = war(
    { liu: { heroes: SHU, ...hidden }, cao: { heroes: WEI, ...hidden }, sun: { heroes: WU } },
    {
      phase: 'finish',
    },
  );
  expect(cao.offered).toEqual(['wei-a', 'wei-b', 'both', 'pass']);
  cao.picks('both');
  expect(cao.hand).toHaveLength(5); // 3, and the 2 of the draw phase
  cao.ends().chooses('lightning');
  sun.ends();
  liu.picks('shu-b');
  expect([liu.hand.length, liu.up]).toEqual([5, ['shu-b']]);
});

test('official rules: only the first of the game to reveal draws, two cards', () => {
  const { liu, cao } = war(
    { sun: { heroes: WU, ...hidden }, liu: { heroes: SHU, ...hidden }, cao: { heroes: WEI, ...hidden } },
    { ...OFFICIAL, phase: 'finish' },
  );
  liu.picks('shu-a');
  expect(liu.hand).toHaveLength(4);
  liu.ends();
  cao.picks('wei-a');
  expect(cao.hand).toHaveLength(2);
});

test('official rules: who is revealed by death is not the first to reveal, and takes nothing from who is', () => {
  const { sun, liu, cao, he } = war(
    {
      sun: { heroes: WU, ...hidden, hand: ['strike'] },
      liu: { heroes: SHU, ...hidden, hp: 1 },
      cao: { heroes: WEI, ...hidden },
      he: { heroes: WEI, ...hidden },
    },
    OFFICIAL,
  );
  sun.plays('strike', { on: liu });
  expect([liu.alive, liu.claimed]).toEqual([false, 'shu']);
  sun.ends();
  cao.picks('wei-a');
  expect(cao.hand).toHaveLength(4); // 2, and the 2 of the draw phase
  cao.ends();
  he.picks('wei-a');
  expect(he.hand).toHaveLength(2);
});

test('official rules: turned down and up again, the first to reveal is not the first again', () => {
  const { zou, guan, cao } = war(
    {
      cao: { heroes: WEI, hand: ['strike'] },
      zou: { heroes: ['zou-shi', 'qun-a'], hand: ['plus-mount', 'minus-mount'] },
      guan: { heroes: ['liu-bei', 'guan-yu'], hp: 3 },
    },
    { ...OFFICIAL, turn: 'zou' },
  );
  zou.invokes('qingcheng', { on: guan }).chooses('plus-mount').picks('guan-yu');
  zou.ends();
  expect(guan.offered).toEqual(['guan-yu', 'pass']);
  guan.picks('guan-yu');
  expect([guan.hand.length, guan.hp, cao.hand]).toEqual([2, 3, ['strike']]); // nor are the companions asked again
});

test('a half life left over is a card when both heroes are up, once', () => {
  const {
    liu,
    guan,
    table: t,
  } = war({
    liu: { heroes: WEI },
    guan: { heroes: ['guan-yu', 'shu-a'], ...hidden },
  });
  liu.ends();
  guan.picks('guan-yu');
  expect([t.told('half-life-paid'), guan.hand.length]).toEqual([[], 5]);
  guan.ends();
  if (guan.asked) guan.chooses(...guan.cards.slice(0, 1));
  liu.ends();
  const before = guan.hand.length;
  guan.picks('shu-a');
  expect([t.told('half-life-paid').length, guan.hand.length]).toEqual([1, before + 3]);
});

test('two halves are a whole life: no card', () => {
  const { liu, guo, table: t } = war({ liu: { heroes: SHU }, guo: { heroes: ['sima-yi', 'zhen-ji'], ...hidden } });
  liu.ends();
  guo.picks('both');
  expect([guo.maxHp, t.told('half-life-paid')]).toEqual([3, []]);
  guo.passes();
});

test('recasting with the skill of a hidden hero reveals it', () => {
  const { pang } = war({
    pang: { heroes: ['pang-tong', 'shu-a'], ...hidden, hand: ['strike:C8'] },
    cao: { heroes: WEI },
  });
  pang.recasts('strike:C8');
  expect([pang.up, pang.hand.length]).toEqual([['pang-tong'], 4]);
});

test('at the start of a turn hidden heroes are offered, both too, and staying hidden is what silence means', () => {
  const { cao, table: t } = war(
    { cao: { heroes: ['cao-cao', 'xu-chu'], hidden: true }, sun: { heroes: WU }, liu: { heroes: SHU } },
    { phase: 'finish', turn: 'liu' },
  );
  expect(t.match.decision).toMatchObject({
    kind: 'reveal',
    seat: cao.seat,
    options: [
      { type: 'hero', hero: 'cao-cao' },
      { type: 'hero', hero: 'xu-chu' },
      { type: 'pick', pick: 'both' },
      { type: 'pass' },
    ],
    default: [3],
  });
  cao.picks('both').passes();
  expect(t.match.state.players[cao.seat]?.marks).toEqual({ 'both-up': 1 }); // what both bring they bring once
  const told = (type: string) => t.told(type).filter(({ seat }) => seat === cao.seat);
  expect([told('hero-revealed').length, told('kingdom-claimed').length, told('first-reveal').length]).toEqual([
    2, 1, 1,
  ]);
});

test('who dies with both heroes up reveals nothing, and claims nothing again', () => {
  const {
    cao,
    sun,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['strike'] },
    sun: { heroes: WU, hp: 1 },
    liu: { heroes: SHU },
  });
  cao.plays('strike', { on: sun });
  expect([sun.alive, t.told('hero-revealed'), t.told('kingdom-claimed')]).toEqual([false, [], []]);
});
