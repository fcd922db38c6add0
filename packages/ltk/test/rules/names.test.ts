import { Match } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { describe, expect, test } from 'vitest';
import { heroCalled } from '../../src/heroes/called.ts';
import { allHeroes, facesOf, findHero, ltkIdentity, ltkKingdoms, parseDeck, parseHeroes } from '../../src/index.ts';

describe.each(['identity', 'kingdoms'] as const)('heroes of %s', (mode) => {
  test.each([
    ['Sun Shang Xiang', 'sun-shangxiang'],
    ['sun shangxiang', 'sun-shangxiang'],
    ['Lu Bu', 'lv-bu'],
    ['Lv Bu', 'lv-bu'],
    ['Lü Bu', 'lv-bu'],
    ['LU BU', 'lv-bu'],
    ['LYU BU', 'lv-bu'],
    ['Lu\u0308 Bu', 'lv-bu'],
    ['Ｌｕ　Ｂｕ', 'lv-bu'],
    ['吕布', 'lv-bu'],
    ['Lu Xun', 'lu-xun'],
  ])('%s is %s', (name, id) => expect(heroCalled(mode, name)?.id).toBe(id));

  test('every hero is called by its id and its names alone', () => {
    for (const { id, text } of allHeroes(mode))
      expect([id, text.en, text.zh].map((name) => heroCalled(mode, name)?.id)).toEqual([id, id, id]);
  });
});

test('a file names heroes in any spelling; the nearest name is told of one that is not known', () => {
  const { ids, unknown } = parseHeroes('Lu Bu,QUN,4\nSun Shang Xiang,WU,3\nSun Shang Xian,WU,3', 'identity');
  expect(ids).toEqual(['lv-bu', 'sun-shangxiang', 'sun-shang-xian~wu~3']);
  expect(unknown).toEqual([{ name: 'Sun Shang Xian', nearest: 'Sun Shangxiang' }]);
});

test('options name heroes in any spelling too', () => {
  const match = Match.start(ltkIdentity, { seed: 1, seats: 2, options: { fixed: 'Lu Bu,Sun Shang Xiang' } });
  expect(match.state.players.map(({ heroes }) => heroes)).toEqual([['lv-bu'], ['sun-shangxiang']]);
});

test('a file may name skills, by id or name: the hero has them', () => {
  const { ids, unknown } = parseHeroes('Zhou Cang,SHU,4,wusheng+Berserk\n关索,SHU,4,武圣', 'identity');
  expect([ids, unknown]).toEqual([['zhou-cang~shu~4~wusheng.paoxiao', '关索~shu~4~wusheng'], []]);
  expect(findHero('identity', ids[0] as string)).toMatchObject({
    skills: ['wusheng', 'paoxiao'],
    life: 4,
    kingdom: 'shu',
  });
  const match = Match.start(ltkIdentity, { seed: 1, seats: 2, options: { fixed: ids.join(',') } });
  while (match.state.phase !== 'play') match.choose(match.decision?.default ?? [0]);
  expect(match.decision?.options.some(({ skill }) => skill === 'wusheng')).toBe(true);
});

test('a skill nobody knows is refused with the nearest', () => {
  expect(() => parseHeroes('Zhou Cang,SHU,4,wushen', 'identity')).toThrow(
    'heroes line 1: no skill is called "wushen"; the nearest is "wusheng"',
  );
  expect(() => parseHeroes('!!,SHU,4', 'identity')).toThrow('"!!" is no name; it has no letter');
});

test.each([
  ['a name of ours, spelt and written twice', 'Lu Bu,QUN,4\nLü Bu,QUN,5', 'line 2: "Lü Bu" is there twice'],
  ['a name of its own', 'Guan Suo,SHU,4\nguan-suo,WEI,3,wusheng', 'line 2: "guan-suo" is there twice'],
  ['a skill', 'Guan Suo,SHU,4,wusheng+Warrior Saint', 'line 1: "Guan Suo" has the skill "wusheng" twice'],
])('nothing is in a file twice: %s', (_, text, refusal) => {
  expect(() => parseHeroes(text, 'identity')).toThrow(refusal);
});

test.each([
  ['the same hero twice', { heroes: 'cao-cao,xu-chu,Cao Cao,dian-wei' }, '"cao-cao" is among the heroes twice'],
  ['a life of no number', { heroes: 'foo~wei~1.2.3' }, '"foo~wei~1.2.3" is no hero of this mode'],
  ['no life', { heroes: 'foo~wei~0' }, '"foo~wei~0" is no hero of this mode'],
  ['more life than a file may give', { fixed: 'foo~wei~21,cao-cao+xu-chu' }, '"foo~wei~21" is no hero of this mode'],
  ['a third of a life', { heroes: 'foo~wei~2.33' }, '"foo~wei~2.33" is no hero of this mode'],
  ['a skill twice', { heroes: 'foo~shu~4~mashu.mashu' }, '"foo~shu~4~mashu.mashu" is no hero of this mode'],
])('options that no file would give are refused: %s', (_, options, refusal) => {
  expect(() => Match.start(ltkKingdoms, { seed: 1, seats: 2, options })).toThrow(refusal);
});

test.each([ltkIdentity, ltkKingdoms])('the mounts of $id have their names in both languages', (game) => {
  const deck = game === ltkIdentity ? 'battle' : 'kingdoms';
  const mounts = facesOf(deck).flatMap(({ name }, card) => (name.endsWith('-mount') ? [card] : []));
  const called = (language: 'en' | 'zh') =>
    mounts.map((card) => plain(new Presenter(game, language).option({ type: 'card', card } as never)));
  expect(called('en').slice(0, 6)).toEqual([
    '♠5 Shadowrunner (+1 Mount)',
    '♣5 Dilu (+1 Mount)',
    '♥K Zhuahuang Feidian (+1 Mount)',
    '♥5 Red Hare (-1 Mount)',
    '♠K Dayuan (-1 Mount)',
    '♦K Violet Stallion (-1 Mount)',
  ]);
  expect(called('zh').map((name) => name.slice(3))).toEqual(
    [
      '绝影（+1马）',
      '的卢（+1马）',
      '爪黄飞电（+1马）',
      '赤兔（-1马）',
      '大宛（-1马）',
      '紫骍（-1马）',
      '骅骝（+1马）',
    ].slice(0, mounts.length),
  );
});

test('a mount in a cards file keeps the name it has there', () => {
  expect(parseDeck('Hua Liu,K,Diamond\n的卢,5,Club\n+1 Mount,5,Club').map(({ name, mount }) => [name, mount])).toEqual([
    ['plus-mount', 'hualiu'],
    ['plus-mount', 'dilu'],
    ['plus-mount', undefined],
  ]);
});

test('the old word for the rules of the course is still read', () => {
  const match = Match.start(ltkKingdoms, { seed: 1, seats: 2, options: { rules: 'seed' } });
  expect(match.state.options.rules).toBe('course');
});
