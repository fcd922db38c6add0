import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIA = { hero: 'jia-xu' } as const;

test('Chaos of War: every other strikes whoever is nearest, or loses 1 life', () => {
  const { jia, liu, zhang, cao } = table({
    jia: JIA,
    liu: { hand: ['strike'] },
    zhang: {},
    cao: { hand: ['strike', 'dodge'] },
  });
  jia.invokes('luanwu');
  expect(liu.offered).toEqual(['zhang', 'jia']);
  liu.points(zhang).answers('strike');
  cao.points(jia);
  expect(cao.offered).toEqual(['strike', 'pass']);
  cao.passes();
  expect([jia.hp, liu.hp, zhang.hp, cao.hp]).toEqual([3, 4, 2, 3]);
});

test('Chaos of War: once in a game', () => {
  const { jia, liu, table: t } = table({ jia: JIA, liu: {}, zhang: {} });
  jia.invokes('luanwu');
  expect(jia.offered).toEqual(['end']);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'luanwu' }, reason: 'once-per-game' });
  expect(liu.hp).toBe(3);
});

test('Chaos of War: range does not matter, distance alone does', () => {
  const { jia, liu } = table({
    jia: { ...JIA, equipment: ['plus-mount'] },
    liu: { hand: ['strike'] },
  });
  jia.invokes('luanwu');
  liu.answers('strike');
  expect([jia.hp, liu.hp]).toEqual([2, 4]);
});

test('Chaos of War: the nearest who cannot be struck leaves nobody to strike', () => {
  const { jia, zhuge, liu, zhang } = table({
    jia: { ...JIA, equipment: ['plus-mount'] },
    liu: { hand: ['strike'], equipment: ['plus-mount'] },
    zhuge: { hero: 'zhuge-liang' },
    zhang: { equipment: ['plus-mount'] },
  });
  jia.invokes('luanwu');
  expect([liu.hp, liu.hand, zhuge.hp, zhang.hp]).toEqual([3, ['strike'], 2, 3]);
});

test('Chaos of War: who dies of it has no slayer', () => {
  const { jia, liu, zhang } = table({ jia: JIA, liu: { hp: 1 }, zhang: {} });
  jia.invokes('luanwu');
  expect([liu.alive, jia.hand, zhang.hp]).toEqual([false, [], 3]);
});

test('Chaos of War: the Strike is not counted for the play phase of the striker', () => {
  const { jia, liu } = table(
    { jia: JIA, liu: { hand: ['strike', 'strike'] }, zhang: {} },
    { deck: ['dodge', 'dodge', 'dodge'] },
  );
  jia.invokes('luanwu');
  liu.points(jia).answers('strike');
  jia.ends();
  expect(liu.offered).toContain('strike>jia');
});
