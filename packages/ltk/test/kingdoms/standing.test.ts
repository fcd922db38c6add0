import { expect, test } from 'vitest';
import { OFFICIAL, QUN, SHU, WEI, WU, war } from './war.ts';

const hidden = { hidden: true };
const ZHANG = { heroes: ['zhang-fei', 'shu-a'], ...hidden };
const HUANG = { heroes: ['huang-yueying', 'shu-a'], ...hidden };
const LV = { heroes: ['lv-bu', 'qun-a'], ...hidden };

/** Cards for a first reveal that are of no use in a play phase. */
const DODGES = { deck: ['dodge', 'dodge', 'dodge'] };

test('Berserk of a hidden Zhang Fei: the Strike beyond the limit is offered, and reveals him before it is used', () => {
  const {
    zhang,
    cao,
    table: t,
  } = war({ zhang: { ...ZHANG, hand: ['strike', 'strike', 'strike'] }, cao: { heroes: WEI } }, DODGES);
  expect(zhang.offered).toEqual(['strike>cao', 'strike>cao', 'strike>cao', 'end']);
  zhang.plays('strike', { on: cao });
  expect([zhang.up, zhang.offered]).toEqual([[], ['strike>cao(zhang-fei)', 'strike>cao(zhang-fei)', 'end']]);
  zhang.plays('strike', { on: cao });
  expect([zhang.up, zhang.claimed, cao.hp, zhang.offered]).toEqual([['zhang-fei'], 'shu', 2, ['strike>cao', 'end']]);
  const told = t.log.map(({ type }) => type);
  expect(told.slice(told.indexOf('hero-revealed')).filter((type) => type !== 'kingdom-claimed')).toEqual([
    'hero-revealed',
    'first-reveal',
    'cards-drawn',
    'strike-repeated',
    'card-used',
    'damaged',
  ]);
});

test('Berserk of a hidden Zhang Fei: a converted Strike beyond the limit reveals both heroes', () => {
  const { zhang, cao } = war(
    {
      zhang: { heroes: ['zhang-fei', 'guan-yu'], ...hidden, hand: ['strike', 'peach'] },
      cao: { heroes: WEI },
    },
    DODGES,
  );
  expect(zhang.offered).toEqual(['strike>cao', 'peach(wusheng:strike)>cao', 'end']);
  zhang.plays('strike', { on: cao });
  expect(zhang.offered).toEqual(['peach(wusheng:strike)>cao(zhang-fei)', 'end']);
  zhang.plays('peach', { on: cao, by: 'wusheng' });
  expect([zhang.up, cao.hp]).toEqual([['zhang-fei', 'guan-yu'], 2]);
});

test('Berserk of a hidden Zhang Fei: two cards may make up the Strike beyond the limit', () => {
  const { zhang, cao } = war(
    {
      zhang: { ...ZHANG, hand: ['strike', 'peach', 'duel'], equipment: ['eighteen-span-viper-spear'] },
      cao: { heroes: WEI },
    },
    DODGES,
  );
  zhang.plays('strike', { on: cao });
  expect(zhang.offered).toContain('strike(eighteen-span-viper-spear:strike)>cao(zhang-fei)');
  zhang.plays('', { on: cao, by: 'eighteen-span-viper-spear' }).chooses('peach');
  expect([zhang.up, zhang.hand, cao.hp]).toEqual([['zhang-fei'], ['dodge', 'dodge', 'dodge'], 2]);
});

test('Berserk of a hidden Zhang Fei is for him alone, and for Strikes', () => {
  const { liu, table: t } = war({
    liu: { heroes: SHU, hand: ['strike', 'strike', 'wine', 'wine'] },
    zhang: ZHANG,
    cao: { heroes: WEI },
  });
  liu.plays('strike', { on: t.seats[2] as typeof liu });
  liu.plays('wine');
  expect(liu.offered).toEqual(['end']);
});

test('a reveal for a standing skill that ends the game comes before the use', () => {
  const {
    zhang,
    cao,
    table: t,
  } = war({
    zhang: { ...ZHANG, hand: ['strike', 'strike', 'duel'] },
    liu: { heroes: SHU },
    cao: { heroes: WEI, hp: 1 },
    he: { heroes: WEI, hp: 1 },
  });
  zhang.plays('duel', { on: cao });
  zhang.plays('strike', { on: t.seats[3] as typeof cao });
  expect([cao.alive, t.match.outcome]).toEqual([false, null]);
  zhang.plays('strike', { on: t.seats[1] as typeof cao });
  expect([t.match.outcome?.label, t.told('card-used').length]).toEqual(['shu', 2]);
});

test('a hidden hero whose skills are lost permits nothing', () => {
  const slay = (pick: 'head' | 'deputy') => {
    const { zhang, cai } = war({
      zhang: { ...ZHANG, hand: ['strike', 'strike'] },
      cai: { heroes: ['cai-wenji', 'qun-a'], hp: 1 },
      cao: { heroes: WEI },
    });
    zhang.plays('strike', { on: cai });
    cai.picks(pick);
    return zhang.offered;
  };
  expect(slay('head')).toEqual(['end']);
  expect(slay('deputy')).toEqual(['strike>cao(zhang-fei)', 'end']);
});

test('Genius of a hidden Huang Yueying: scrolls reach everybody, and those beyond the usual reveal her', () => {
  const setUp = () =>
    war(
      {
        huang: { ...HUANG, hand: ['snatch', 'starvation', 'strike'] },
        a: { heroes: WEI, hand: ['peach'] },
        b: { heroes: WU, hand: ['peach'] },
        c: { heroes: QUN, hand: ['peach'] },
      },
      DODGES,
    );
  const { huang, b } = setUp();
  expect(huang.offered).toEqual([
    'snatch>a',
    'snatch>c',
    'snatch>b(huang-yueying)',
    'starvation>a',
    'starvation>c',
    'starvation>b(huang-yueying)',
    'strike>a',
    'strike>c',
    'end',
  ]);
  huang.plays('snatch', { on: b });
  huang.passes(); // Wisdom, which she has now too
  expect([huang.up, b.hand, huang.offered.includes('starvation>b')]).toEqual([['huang-yueying'], [], true]);
  const near = setUp();
  near.huang.plays('snatch', { on: near.a });
  near.huang.passes(); // Wisdom would reveal her
  expect([near.huang.up, near.a.hand]).toEqual([[], []]);
});

test('a use that a hidden hero permits is no refusal; without such a hero the reason is given', () => {
  const refused = (heroes: readonly string[]) => {
    const {
      zhang,
      cao,
      table: t,
    } = war({
      zhang: { heroes, ...hidden, hand: ['strike', 'strike'] },
      cao: { heroes: WEI },
    });
    zhang.plays('strike', { on: cao });
    return t.match.refusals().map(({ reason }) => reason);
  };
  expect(refused(['zhang-fei', 'shu-a'])).not.toContain('strike-limit');
  expect(refused(['shu-a', 'shu-b'])).toContain('strike-limit');
});

test('what a hidden hero permits is told to nobody else', () => {
  const told = (heroes: readonly string[]) => {
    const {
      zhang,
      cao,
      table: t,
    } = war({
      zhang: { heroes, ...hidden, hand: ['strike', 'strike', 'snatch'] },
      liu: { heroes: SHU, hand: ['dodge'] },
      cao: { heroes: WEI },
      sun: { heroes: WU },
    });
    zhang.plays('strike', { on: t.seats[3] as typeof cao });
    return JSON.stringify([t.match.decisionFor(1), t.view(1), t.view('public')]);
  };
  expect(told(['zhang-fei', 'huang-yueying'])).toBe(told(['zhao-yun', 'gan-furen']));
});

test('official rules: the use that reveals the first hero of the game draws two cards', () => {
  const { zhang, cao } = war(
    {
      zhang: { ...ZHANG, hand: ['strike', 'strike'] },
      cao: { heroes: WEI, ...hidden },
      sun: { heroes: WU, ...hidden },
    },
    { ...OFFICIAL, ...DODGES },
  );
  zhang.plays('strike', { on: cao });
  zhang.plays('strike', { on: cao });
  expect([zhang.hand, cao.hp]).toEqual([['dodge', 'dodge'], 2]);
});

test('Unrivaled of a hidden Lü Bu: he may be revealed when his Strike has targeted, and then two Dodges are needed', () => {
  const strike = () => {
    const seated = war({
      lv: { ...LV, hand: ['strike'] },
      cao: { heroes: WEI, hand: ['dodge', 'dodge'] },
      sun: { heroes: WU },
    });
    expect(seated.lv.offered).toEqual(['strike>cao', 'strike>sun', 'end']);
    seated.lv.plays('strike', { on: seated.cao });
    expect(seated.lv.offered).toEqual(['wushuang', 'pass']);
    return seated;
  };
  const { lv, cao, sun } = strike();
  lv.invokes('wushuang');
  cao.answers('dodge').answers('dodge');
  expect([lv.up, cao.hp, cao.hand, sun.hp]).toEqual([['lv-bu'], 4, [], 4]);
  const hides = strike();
  hides.lv.passes();
  hides.cao.answers('dodge');
  expect([hides.lv.up, hides.cao.hp, hides.cao.hand]).toEqual([[], 4, ['dodge']]);
});

test('Unrivaled of a hidden Lü Bu: in a Duel too, whoever began it', () => {
  const { lv, cao } = war({ lv: { ...LV, hand: ['duel'] }, cao: { heroes: WEI, hand: ['strike'] } });
  lv.plays('duel', { on: cao }).invokes('wushuang');
  cao.answers('strike');
  expect([lv.up, lv.hp, cao.hp]).toEqual([['lv-bu'], 4, 3]);
  const other = war({ cao: { heroes: WEI, hand: ['duel', 'strike'] }, lv: { ...LV, hand: ['strike'] } });
  other.cao.plays('duel', { on: other.lv });
  other.lv.invokes('wushuang').answers('strike');
  other.cao.answers('strike');
  expect([other.lv.up, other.cao.hp, other.lv.hp]).toEqual([['lv-bu'], 3, 4]);
});

test('Unrivaled of a hidden Lü Bu is not offered for what it is not about', () => {
  const { lv, cao } = war({ lv: { ...LV, hand: ['snatch'] }, cao: { heroes: WEI, hand: ['strike', 'strike'] } });
  lv.plays('snatch', { on: cao });
  expect([lv.asked, lv.offered.includes('end'), lv.up]).toEqual([true, true, []]);
  lv.ends();
  cao.plays('strike', { on: lv });
  expect([lv.hp, lv.up]).toEqual([3, []]); // a Strike at him is met with one Dodge as ever: nothing to reveal him for
});

test('Fair Face, Sure Kill and Unrivaled have moments of their own: no reveal in the play phase for them', () => {
  for (const heroes of [['xiao-qiao', 'wu-a'], ['jia-xu', 'qun-a'], LV.heroes]) {
    const { lu } = war({ lu: { heroes, ...hidden }, cao: { heroes: WEI } });
    expect(lu.offered.filter((each) => !each.startsWith('luanwu'))).toEqual(['end']);
  }
});
