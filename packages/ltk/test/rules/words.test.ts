import type { Event, Language } from '@cardwright/engine';
import { seenBy } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { weapons } from '../../src/cards/equipment.ts';
import { ltkIdentity } from '../../src/index.ts';
import { type Table, table } from '../table.ts';

const LANGUAGES = ['en', 'zh'] as const;

const presenter = (t: Table, language: Language) =>
  new Presenter(ltkIdentity, language, (seat) => t.seats[seat]?.name ?? '', t.match.state.options);

/** The open question, in both languages. */
const questions = (t: Table): string[] =>
  LANGUAGES.map((language) =>
    plain(presenter(t, language).decision(t.match.decision as { kind: string; seat: number })),
  );

/** Why things cannot be done now, in both languages. */
const reasons = (t: Table): string[] =>
  LANGUAGES.flatMap((language) => t.match.refusals().map((refusal) => plain(presenter(t, language).refusal(refusal))));

/** What a seat is told, in both languages. */
const told = (t: Table, viewer: number): string[] =>
  LANGUAGES.flatMap((language) =>
    t.log.map((event) => plain(presenter(t, language).event(seenBy(event as Event, viewer)))),
  );

test('every weapon says how far it reaches, in both languages', () => {
  for (const { range, text, skills } of weapons) {
    expect(text.en[1]).toMatch(new RegExp(`^Range ${range}\\. `));
    expect(text.zh[1]).toMatch(new RegExp(`^攻击范围${range}。`));
    expect(skills?.[0]?.text).toEqual(text);
  }
});

test('a Peach that cannot be used: it is the user who is not wounded, whoever else is', () => {
  const { table: t } = table({ cao: { hand: ['peach:H3'] }, liu: { hp: 1 } });
  expect(reasons(t)).toEqual(['♥3 Peach: you are not wounded', '使用♥3 桃：你没有受伤']);
});

test('Marriage with a single hand card: too few, not none', () => {
  const { table: t } = table({ sun: { hero: 'sun-shangxiang', hand: ['dodge:H2'] }, liu: { hp: 1 } });
  expect(reasons(t)).toContain('Marriage: there are too few hand cards');
  expect(reasons(t)).toContain('发动【结姻】：手牌不足');
});

test('the next Strike of the Green Dragon Crescent Blade: on whom, and not against the own Strike', () => {
  const {
    guan,
    cao,
    table: t,
  } = table({
    guan: { hand: ['strike', 'strike'], equipment: ['green-dragon-crescent-blade'] },
    cao: { hand: ['dodge'] },
  });
  guan.plays('strike', { on: cao });
  cao.answers('dodge');
  guan.invokes('green-dragon-crescent-blade');
  expect(questions(t)).toEqual(['guan may use Strike on cao', 'guan可以使用【杀】（目标cao）']);
  guan.passes();
});

test('the Strike that Borrowed Sword asks for: on whom', () => {
  const {
    cao,
    liu,
    sun,
    table: t,
  } = table({
    cao: { hand: ['borrowed-sword:CQ'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu'] },
    sun: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(sun);
  expect(questions(t)).toEqual([
    'liu may use Strike against ♣Q Borrowed Sword of cao on sun',
    'liu可以使用【杀】响应cao的♣Q 借刀杀人（目标sun）',
  ]);
  liu.passes();
});

test('cards gained unseen: the others are told how many, the owner which', () => {
  const { li, table: t } = table(
    { li: { hero: 'li-dian' }, liu: {} },
    { phase: 'draw', deck: ['strike:S7', 'dodge:H2', 'peach:H3', 'duel:SA'] },
  );
  li.invokes('xunxun').chooses('dodge', 'peach').chooses('duel', 'strike');
  expect(told(t, 1)).toEqual(expect.arrayContaining(['li keeps 2 cards', 'li留下 2 张牌']));
  expect(told(t, 0)).toEqual(expect.arrayContaining(['li keeps ♥2 Dodge, ♥3 Peach', 'li留下♥2 闪、♥3 桃']));
});

test('one who may use either of several skills is not asked about nothing', () => {
  const { wu, table: t } = table({
    wu: { heroes: ['sun-quan', 'lu-xun', 'sun-shangxiang'], hand: ['strike'], equipment: ['chu-ko-nu'] },
    liu: {},
  });
  wu.invokes('zhiheng').chooses('strike', 'chu-ko-nu');
  expect(wu.offered).toEqual(['lianying', 'xiaoji', 'pass']);
  expect(questions(t)).toEqual(['wu may use a skill', 'wu可以发动技能']);
  wu.invokes('lianying');
  expect(questions(t)).toEqual(['wu may use a skill: Warrior Lady', 'wu可以发动技能【枭姬】']);
  wu.passes();
});
