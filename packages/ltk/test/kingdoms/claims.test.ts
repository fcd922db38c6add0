import { expect, test } from 'vitest';
import { OFFICIAL, QUN, SHU, WEI, WU, war } from './war.ts';

const hidden = { hidden: true };

test('who claims a kingdom beyond half of all players is a careerist', () => {
  const {
    sun,
    cao,
    he,
    table: t,
  } = war({
    sun: { heroes: WU },
    cao: { heroes: WEI, ...hidden },
    he: { heroes: WEI },
    dun: { heroes: WEI },
  });
  sun.ends();
  cao.picks('wei-a');
  expect([cao.claimed, he.claimed]).toEqual(['careerist', 'wei']);
  expect(t.told('careerist-claimed')).toEqual([{ type: 'careerist-claimed', seat: cao.seat, kingdom: 'careerist' }]);
});

test('exactly half is not too many', () => {
  const { sun, cao } = war({
    sun: { heroes: WU },
    cao: { heroes: WEI, ...hidden },
    he: { heroes: WEI },
    lu: { heroes: WU },
  });
  sun.ends();
  cao.picks('wei-a');
  expect(cao.claimed).toBe('wei');
});

test('the dead count, and the number of players is that of the beginning', () => {
  const { sun, he, cao } = war({
    sun: { heroes: WU, hand: ['strike'] },
    he: { heroes: WEI, hp: 1 },
    cao: { heroes: WEI, ...hidden },
    dun: { heroes: WEI },
    liu: { heroes: SHU },
  });
  sun.plays('strike', { on: he });
  expect([he.alive, he.claimed]).toEqual([false, 'wei']);
  sun.ends();
  cao.picks('wei-a');
  expect(cao.claimed).toBe('careerist'); // 3 of 5; without the dead it would be 2 of 4
});

test('a second careerist is on a side of its own', () => {
  const { sun, cao, he } = war({
    sun: { heroes: WU },
    cao: { heroes: WEI, ...hidden },
    he: { heroes: WEI, ...hidden },
    dun: { heroes: WEI },
    yuan: { heroes: WEI },
  });
  sun.ends();
  cao.picks('wei-a').ends();
  if (cao.asked) cao.chooses(...cao.cards.slice(0, 1));
  he.picks('wei-a');
  expect([cao.claimed, he.claimed]).toEqual(['careerist', 'careerist']);
});

test('the order of reveals decides who is one too many', () => {
  const { sun, cao, he } = war({
    sun: { heroes: WU },
    cao: { heroes: WEI, ...hidden },
    he: { heroes: WEI, ...hidden },
    dun: { heroes: WEI },
  });
  sun.ends();
  cao.picks('wei-a').ends();
  if (cao.asked) cao.chooses(...cao.cards.slice(0, 1));
  he.picks('wei-a');
  expect([cao.claimed, he.claimed]).toEqual(['wei', 'careerist']);
});

test('death reveals both heroes and claims, with no reward for it', () => {
  const {
    sun,
    cao,
    table: t,
  } = war({
    sun: { heroes: WU, hand: ['strike'] },
    cao: { heroes: ['cao-cao', 'guo-jia'], ...hidden, hp: 1 },
    liu: { heroes: SHU },
  });
  sun.plays('strike', { on: cao });
  expect([cao.alive, cao.up, cao.claimed]).toEqual([false, ['cao-cao', 'guo-jia'], 'wei']);
  expect(t.told('died')).toEqual([{ type: 'died', seat: cao.seat, from: sun.seat }]); // nobody has a role here
  expect([t.told('first-reveal'), t.told('half-life-paid'), t.told('cards-drawn')]).toEqual([[], [], []]);
});

test('a player can die a careerist', () => {
  const { sun, cao } = war({
    sun: { heroes: WU, hand: ['strike'] },
    cao: { heroes: WEI, ...hidden, hp: 1 },
    he: { heroes: WEI },
    liu: { heroes: SHU, ...hidden },
    dun: { heroes: WEI },
  });
  sun.plays('strike', { on: cao });
  expect([cao.alive, cao.claimed]).toEqual([false, 'careerist']);
});

const blow = (killer: object, dead: object, rules = OFFICIAL) => {
  const {
    a,
    b,
    table: t,
  } = war(
    {
      a: { heroes: WU, hand: ['strike', 'dodge'], equipment: ['chu-ko-nu'], ...killer },
      b: { heroes: WEI, hp: 1, ...dead },
      c: { heroes: WEI },
      d: { heroes: SHU },
      e: { heroes: WEI, hidden: true },
      f: { heroes: QUN },
    },
    rules,
  );
  a.plays('strike', { on: b });
  expect(b.alive).toBe(false);
  return [a.hand.length, Object.keys(a.equipment).length, t.told('rewarded').length, t.told('punished').length];
};

test('official rules: who slays another kingdom draws a card for it and for each of its living, revealed members', () => {
  expect(blow({}, {})).toEqual([3, 1, 1, 0]);
});

test('official rules: a careerist slain is one card, also for a careerist', () => {
  expect(blow({}, { careerist: true })).toEqual([2, 1, 1, 0]);
  expect(blow({ careerist: true }, { careerist: true })).toEqual([2, 1, 1, 0]);
});

test('official rules: who slays its own kingdom loses hand and equipment', () => {
  expect(blow({ heroes: WEI }, {})).toEqual([0, 0, 0, 1]);
});

test('official rules: a hidden killer is neither rewarded nor punished', () => {
  expect(blow({ hidden: true }, {})).toEqual([1, 1, 0, 0]);
  expect(blow({ heroes: WEI, hidden: true }, {})).toEqual([1, 1, 0, 0]);
});

test('course rules: nobody is rewarded or punished', () => {
  expect(blow({}, {}, { options: { rules: 'course' } })).toEqual([1, 1, 0, 0]);
  expect(blow({ heroes: WEI }, {}, { options: { rules: 'course' } })).toEqual([1, 1, 0, 0]);
});

test('official rules: companions draw two or recover 1 when both are up, once', () => {
  const {
    liu,
    cao,
    table: t,
  } = war({ liu: { heroes: SHU }, cao: { heroes: ['cao-cao', 'xu-chu'], ...hidden, hp: 3 } }, OFFICIAL);
  liu.ends();
  cao.picks('both');
  expect(cao.offered).toEqual(['draw-two', 'recover-one', 'neither']);
  cao.picks('recover-one');
  cao.passes(); // Bare Chest
  expect([cao.hp, cao.hand.length, t.told('recovered').length]).toEqual([4, 2, 1]);
});

test.each([
  ['draw-two', 4],
  ['neither', 2],
] as const)('official rules: companions who choose %s recover nothing', (pick, cards) => {
  const {
    liu,
    cao,
    table: t,
  } = war({ liu: { heroes: SHU }, cao: { heroes: ['cao-cao', 'xu-chu'], ...hidden, hp: 3 } }, OFFICIAL);
  liu.ends();
  cao.picks('both');
  expect(t.match.decision?.kind).toBe('companions');
  cao.picks(pick).passes();
  expect([cao.hp, cao.hand.length]).toEqual([3, cards]);
});

test('official rules: whole companions can only draw', () => {
  const { liu, cao } = war({ liu: { heroes: SHU }, cao: { heroes: ['cao-cao', 'xu-chu'], ...hidden } }, OFFICIAL);
  liu.ends();
  cao.picks('both');
  expect(cao.offered).toEqual(['draw-two', 'neither']);
  cao.picks('draw-two').passes();
  expect(cao.hand).toHaveLength(4);
});

test('course rules: companions are like any two heroes', () => {
  const { liu, cao } = war({ liu: { heroes: SHU }, cao: { heroes: ['cao-cao', 'xu-chu'], ...hidden } });
  liu.ends();
  cao.picks('both');
  expect(cao.offered).toEqual(['luoyi', 'pass']);
  cao.passes();
});
