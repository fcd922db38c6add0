import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const JI = { heroes: ['ji-ling', 'qun-a'] };

/** Ends the draw phase with known cards, so that the play phase of Ji Ling starts. */
const start = { phase: 'draw', deck: ['dodge', 'dodge'] } as const;

test('Twin Blades: won, a Strike at any distance on the loser or another of its kingdom', () => {
  const { ji, cao, liu, he } = war(
    {
      ji: { ...JI, hand: ['duel:SA', 'strike:C10'] },
      cao: { heroes: WEI, hand: ['strike:S7'] },
      liu: { heroes: SHU },
      he: { heroes: WEI, equipment: ['plus-mount'] },
      zhang: { heroes: SHU, hand: ['peach'] },
    },
    start,
  );
  expect(ji.offered).toEqual(['shuangren', 'pass']);
  ji.invokes('shuangren');
  expect(ji.offered).toEqual(['cao', 'zhang']);
  ji.points(cao).chooses('strike');
  expect(ji.offered).toEqual(['cao', 'he']);
  ji.points(he);
  expect([cao.hp, liu.hp, he.hp, cao.hand]).toEqual([4, 4, 3, []]);
  expect(ji.offered).toContain('duel>cao');
});

test('Twin Blades: the Strike is not the one of the phase', () => {
  const { ji, cao } = war(
    { ji: { ...JI, hand: ['strike:C10', 'strike:S8'] }, cao: { heroes: WEI, hand: ['strike:S7'] } },
    start,
  );
  ji.invokes('shuangren').chooses('strike:C10');
  expect([cao.hp, ji.offered]).toEqual([3, ['strike>cao', 'end']]);
});

test('Twin Blades: a tie is no win and ends the play phase', () => {
  const { ji, cao } = war(
    { ji: { ...JI, hp: 4, hand: ['strike:C8', 'duel'] }, cao: { heroes: WEI, hand: ['strike:S8'] } },
    { phase: 'draw', deck: ['dodge', 'dodge', 'peach', 'peach'] },
  );
  ji.invokes('shuangren').chooses('strike:C8');
  expect([cao.asked, cao.hp, ji.hp, ji.hand]).toEqual([true, 4, 4, ['dodge', 'dodge', 'duel']]);
});

test('Twin Blades is not offered when nobody else has a hand card', () => {
  const { ji } = war({ ji: { ...JI, hand: ['duel'] }, cao: { heroes: WEI } }, start);
  expect(ji.offered).toEqual(['duel>cao', 'end']);
});

test('Twin Blades: a hidden loser has no kingdom, so it is the only target', () => {
  const { ji, cao, he } = war(
    {
      ji: { ...JI, hand: ['strike:C10'] },
      cao: { heroes: WEI, hidden: true, hand: ['strike:S7'] },
      he: { heroes: WEI },
    },
    start,
  );
  ji.invokes('shuangren').chooses('strike:C10');
  expect([cao.hp, he.hp]).toEqual([3, 4]);
});
