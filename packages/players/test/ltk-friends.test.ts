import type { LtkDecision } from '@cardwright/ltk/public';
import { expect, test } from 'vitest';
import { endsInTreason } from '../src/ltk/search/candidates.ts';
import { think } from '../src/ltk/thinking.ts';
import { cardOf, type DrawnView, type Position, pickOf, viewOf, weighed } from './ltk-position.ts';

const pass = { type: 'pass' } as const;
const end = { type: 'end' } as const;

/** A view in which more is seen of some seats. */
const seeing = (view: DrawnView, more: Readonly<Record<number, Partial<DrawnView['players'][number]>>>): DrawnView => ({
  ...view,
  players: view.players.map((each) => ({ ...each, ...more[each.seat] })),
});

/** Da Qiao between two fellows, enemies two steps away; the Strike comes from the one opposite. */
const displaced = (hand: readonly string[]): DrawnView =>
  viewOf('kingdoms', 0, {
    heroes: 'da-qiao+xiao-qiao,lu-xun+gan-ning,guan-yu+zhang-fei,xu-chu+dian-wei,zhao-yun+ma-chao,huang-gai+lv-meng',
    claims: ['wu', 'wu', 'shu', 'wei', 'shu', 'wu'],
    hands: { 0: hand },
    worn: { 0: { weapon: 'stone-piercing-axe' } },
    round: 3,
    stack: [{ user: 3, targets: [0], card: { name: 'strike' } }] as unknown as Position['stack'] & object,
  });

const displace = { kind: 'invoke', options: [{ type: 'skill', skill: 'liuli' }, pass] } as const;

test('Displace is not paid with the weapon that reaches the enemy', () => {
  const view = displaced(['peach']);
  const axe = { type: 'card', card: view.players[0]?.slots.weapon as number } as const;
  const peach = { type: 'card', card: view.hand[0] as number } as const;
  expect(pickOf(view, displace)).toEqual({ type: 'skill', skill: 'liuli' });
  expect(pickOf(view, { kind: 'pay', options: [axe, peach], about: { skill: 'liuli', count: 1 } })).toEqual(peach);
});

test('Displace is left alone where it leaves only fellows to be struck', () => {
  expect(pickOf(displaced([]), displace)).toEqual(pass);
});

/** Diao Chan, a man of Shu, a fellow, and a seat of Shu of which a man and a woman are known. */
const alienating = (revealed: readonly boolean[]): DrawnView =>
  seeing(
    viewOf('kingdoms', 0, {
      heroes: 'diao-chan+lv-bu,guan-yu+zhang-fei,jia-xu+hua-tuo,meng-huo+huang-yueying',
      claims: ['qun', 'shu', 'qun', 'shu'],
      hands: { 0: ['lightning'] },
      round: 3,
    }),
    { 3: { revealed } },
  );

test('Alienate goes by heroes turned up: a man whom only his second hero shows is no rival if she is a woman', () => {
  const alienate = { type: 'skill', skill: 'lijian', seat: 1 } as const;
  const asked = { kind: 'play', options: [alienate, end] } as const;
  expect(pickOf(alienating([true, true]), asked)).toEqual(alienate);
  expect(pickOf(alienating([false, true]), asked)).toEqual(end);
  expect(pickOf(alienating([false, false]), asked)).toEqual(end);
});

test('Drive the Tiger is compared with nothing where it reaches only fellows', () => {
  const drive = { type: 'skill', skill: 'quhu', seat: 1 } as const;
  const ends = (claims: readonly ('wei' | 'shu')[], worn: Position['worn'] = {}): boolean => {
    const heroes = 'xun-yu+guo-jia,guan-yu+zhang-fei,xu-chu+dian-wei,cao-ren+yue-jin';
    const view = viewOf('kingdoms', 0, { heroes, claims, worn, round: 3 });
    const decision = { kind: 'play', seat: 0, about: {}, options: [drive] } as unknown as LtkDecision;
    return endsInTreason(think({ view, decision }, view.deeds), [0], null);
  };
  expect(ends(['wei', 'shu', 'wei', 'shu'])).toBe(true);
  expect(ends(['wei', 'shu', 'wei', 'shu'], { 1: { weapon: 'qilin-bow' } })).toBe(false);
  expect(ends(['wei', 'shu', 'shu', 'wei'])).toBe(false);
});

test('Exile waits for an enemy who is not face down, or a fellow who is; oneself does not count', () => {
  const view = viewOf('kingdoms', 0, {
    heroes: 'cao-pi+cao-ren,guo-jia+xu-huang,guan-yu+zhang-fei,zhao-yun+ma-chao',
    claims: ['wei', 'wei', 'shu', 'shu'],
    hp: { 0: 2 },
    round: 3,
  });
  const asked = { kind: 'invoke', options: [{ type: 'skill', skill: 'fangzhu' }, pass] } as const;
  const down = { faceDown: true };
  expect(pickOf(view, asked).type).toBe('skill');
  expect(pickOf(seeing(view, { 2: down }), asked).type).toBe('skill');
  expect(pickOf(seeing(view, { 0: down, 2: down, 3: down }), asked).type).toBe('pass');
  expect(pickOf(seeing(view, { 1: down, 2: down, 3: down }), asked).type).toBe('skill');
});

/** The Lord, two who have harmed him, the second of them armed, and two of whom nothing is known. */
const borrowing = (first: string, position: Position): DrawnView =>
  viewOf('identity', 0, {
    heroes: `cao-cao,zhang-fei,zhen-ji,${first},zhang-liao`,
    harm: [
      [3, 0, 3],
      [4, 0, 3],
    ],
    ...position,
    hands: { 0: ['borrowed-sword'], ...position.hands },
    worn: { 4: { weapon: 'stone-piercing-axe' } },
  });

test.each([
  ['an enemy stands in reach', 'ma-chao', {}, true],
  ['nobody strikes an empty city', 'zhuge-liang', {}, false],
  ['a city with a card in hand is open', 'zhuge-liang', { hands: { 3: ['dodge'] } }, true],
  ['hatred that is shared is struck', 'yuan-shu', { hp: { 3: 1 }, hands: { 3: ['dodge', 'dodge'] } }, true],
] as const)('a sword is borrowed for enemies only: %s', (_, hero, position, isUsed) => {
  const view = borrowing(hero, position);
  const sword = { type: 'use', card: view.hand[0] as number, seat: 4 } as const;
  expect(pickOf(view, { kind: 'play', options: [sword, end] })).toEqual(isUsed ? sword : end);
});

test('with a sword borrowed for nothing one names oneself rather than a known friend, and an enemy rather than oneself', () => {
  const view = viewOf('kingdoms', 0, { claims: ['wei', 'wei', 'shu', 'shu', 'wu', null], round: 3 });
  const named = (...seats: readonly number[]) =>
    pickOf(view, { kind: 'choose-victim', about: { to: 4 }, options: seats.map((seat) => ({ type: 'seat', seat })) })
      .seat;
  expect([named(1, 0), named(0, 1), named(1, 0, 2)]).toEqual([0, 0, 2]);
});

test('who shares its hatred keeps the borrowed sword from everybody else', () => {
  const heroes = 'cao-cao,yuan-shu,zhen-ji,ma-chao,zhang-liao';
  const view = (hand: readonly string[]): DrawnView =>
    borrowing('ma-chao', { heroes, hp: { 1: 1 }, hands: { 1: hand } });
  const sword = (of: DrawnView) => ({ type: 'use', card: of.hand[0] as number, seat: 4 }) as const;
  const pick = (of: DrawnView) => pickOf(of, { kind: 'play', options: [sword(of), end] }).type;
  expect([pick(view(['dodge'])), pick(view(['dodge', 'dodge']))]).toEqual(['use', 'end']);
});

test('a Lord with two life is not shot at beside somebody who may pass its share on to him', () => {
  const value = (hero: string, hand: readonly string[], life: number): number => {
    const view = viewOf('identity', 1, {
      heroes: `cao-cao,zhang-fei,${hero},lv-bu,ma-chao`,
      roles: ['loyalist', 'rebel', 'rebel', 'spy'],
      harm: [
        [2, 0, 3],
        [3, 0, 3],
      ],
      hp: { 0: life },
      hands: { 1: ['arrow-barrage'], 2: hand },
    });
    const barrage = { type: 'use', card: cardOf(view.options.deck, 'arrow-barrage') } as const;
    return weighed(view, { kind: 'play', options: [barrage, end] }).weights[0] as number;
  };
  expect(value('da-qiao', ['peach'], 2)).toBeGreaterThan(-5);
  expect(value('xiao-qiao', ['peach'], 3)).toBeGreaterThan(-5);
  expect(value('xiao-qiao', [], 2)).toBeGreaterThan(-5);
  expect(value('xiao-qiao', ['peach'], 2)).toBeLessThan(-10);
});
