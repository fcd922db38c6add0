import { expect, test } from 'vitest';
import { OFFICIAL, QUN, SHU, WEI, WU, war } from './war.ts';

const hidden = { hidden: true };

test('course rules: the game ends when one kingdom is left and all have claimed; its dead win too', () => {
  const {
    cao,
    sun,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['strike', 'duel'] },
    sun: { heroes: WU, hp: 1 },
    he: { heroes: WEI },
    liu: { heroes: SHU, hp: 1 },
    dun: { heroes: WEI, dead: true },
    yuan: { heroes: QUN, dead: true },
  });
  cao.plays('strike', { on: sun });
  expect(t.match.outcome).toBe(null);
  cao.plays('duel', { on: t.seats[3] as typeof sun });
  expect(t.match.outcome).toEqual({ label: 'wei', scores: [1, 0, 1, 0, 1, 0] });
  expect(t.match.state.result?.winners).toEqual([0, 2, 4]);
});

test('course rules: a survivor who has not claimed keeps the game going until it does', () => {
  const {
    cao,
    sun,
    liu,
    he,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['strike', 'duel'] },
    sun: { heroes: WU, hp: 1 },
    liu: { heroes: SHU, hp: 1 },
    he: { heroes: WEI, ...hidden },
  });
  cao.plays('strike', { on: sun });
  cao.plays('duel', { on: liu });
  expect([sun.alive, liu.alive, t.match.outcome]).toEqual([false, false, null]);
  cao.ends();
  he.picks('wei-a');
  expect(t.match.outcome).toEqual({ label: 'wei', scores: [1, 0, 0, 1] });
});

test('course rules: who has not claimed keeps the game going from any seat, the first too', () => {
  const {
    cao,
    sun,
    table: t,
  } = war(
    { he: { heroes: WEI, ...hidden }, cao: { heroes: WEI, hand: ['duel'] }, sun: { heroes: WU, hp: 1 } },
    { turn: 'cao' },
  );
  cao.plays('duel', { on: sun });
  expect([sun.alive, t.match.outcome]).toEqual([false, null]);
});

test('a reveal can end the game in the middle of a card', () => {
  const {
    cao,
    he,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['barbarian-invasion'] },
    sun: { heroes: WU, hp: 1 },
    liu: { heroes: SHU, hp: 1 },
    he: { heroes: ['cao-cao', 'wei-b'], ...hidden },
  });
  cao.plays('barbarian-invasion');
  expect([t.match.outcome, he.offered]).toEqual([null, ['jianxiong', 'pass']]);
  he.invokes('jianxiong');
  expect([he.hp, t.match.outcome]).toEqual([3, { label: 'wei', scores: [1, 0, 0, 1] }]);
});

test('official rules: a hidden survivor counts by its true kingdom', () => {
  const {
    cao,
    sun,
    he,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike', 'duel'] },
      sun: { heroes: WU, hp: 1 },
      he: { heroes: WEI, ...hidden },
      liu: { heroes: SHU, hp: 1 },
    },
    OFFICIAL,
  );
  cao.plays('duel', { on: t.seats[3] as typeof sun });
  cao.plays('strike', { on: sun });
  expect(t.match.outcome).toEqual({ label: 'wei', scores: [1, 0, 1, 0] });
  expect(he.claimed).toBe('wei');
});

test('official rules: a hidden survivor who would be a careerist is not counted in', () => {
  const {
    cao,
    sun,
    he,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike'] },
      sun: { heroes: WU, hp: 1 },
      he: { heroes: WEI, ...hidden },
    },
    OFFICIAL,
  );
  cao.plays('strike', { on: sun });
  expect([sun.alive, t.match.outcome]).toEqual([false, null]); // 2 of 3 would be too many
  cao.ends();
  he.picks('wei-a');
  expect([he.claimed, t.match.outcome]).toEqual(['careerist', null]);
});

test('official rules: of two hidden survivors one too many keeps the game going', () => {
  const {
    cao,
    sun,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike'] },
      sun: { heroes: WU, hp: 1 },
      he: { heroes: WEI, ...hidden },
      dun: { heroes: WEI, ...hidden },
    },
    OFFICIAL,
  );
  cao.plays('strike', { on: sun });
  expect([sun.alive, t.match.outcome]).toEqual([false, null]);
});

test('a careerist wins alone, as the last one alive', () => {
  const {
    cao,
    sun,
    table: t,
  } = war({
    cao: { heroes: WEI, careerist: true, hand: ['strike', 'duel'] },
    sun: { heroes: WEI, hp: 1 },
    he: { heroes: WEI, hp: 1 },
  });
  cao.plays('strike', { on: sun });
  expect(t.match.outcome).toBe(null);
  cao.plays('duel', { on: t.seats[2] as typeof sun });
  expect(t.match.outcome).toEqual({ label: 'careerist', scores: [1, 0, 0] });
});

test('two careerists fight each other to the end', () => {
  const {
    cao,
    sun,
    table: t,
  } = war({
    cao: { heroes: WEI, careerist: true, hand: ['strike'] },
    sun: { heroes: WU, hp: 1 },
    he: { heroes: WEI, careerist: true },
  });
  cao.plays('strike', { on: sun });
  expect([sun.alive, t.match.outcome]).toEqual([false, null]);
});

test('a dead careerist does not keep the game from ending', () => {
  const {
    cao,
    he,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['strike'] },
    he: { heroes: WEI, careerist: true, hp: 1 },
    dun: { heroes: WEI },
  });
  cao.plays('strike', { on: he });
  expect([he.alive, t.match.outcome]).toEqual([false, { label: 'wei', scores: [1, 0, 1] }]);
});

test('a careerist wins alone: another one who is dead does not win with it', () => {
  const {
    cao,
    he,
    table: t,
  } = war({
    cao: { heroes: WEI, careerist: true, hand: ['duel'] },
    he: { heroes: WEI, careerist: true, hp: 1 },
    sun: { heroes: WU, dead: true },
  });
  cao.plays('duel', { on: he });
  expect(t.match.outcome).toEqual({ label: 'careerist', scores: [1, 0, 0] });
});

test('the last one alive is revealed and claims, be it as a careerist', () => {
  const { cao, table: t } = war({ cao: { heroes: WEI, ...hidden, hand: ['strike'] }, he: { heroes: WEI, hp: 1 } });
  cao.plays('strike', { on: t.seats[1] as typeof cao });
  expect([cao.up, cao.claimed, t.match.outcome]).toEqual([WEI, 'careerist', { label: 'careerist', scores: [1, 0] }]);
  const plain = war({ cao: { heroes: WEI, ...hidden, hand: ['strike'] }, lv: { heroes: QUN, hp: 1 } });
  plain.cao.plays('strike', { on: plain.lv });
  expect(plain.table.match.outcome).toEqual({ label: 'wei', scores: [1, 0] });
});

test('the check on a reveal: the last one to claim ends the game and draws nothing any more', () => {
  const {
    cao,
    he,
    sun,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike'] },
      sun: { heroes: WU, hp: 1 },
      liu: { heroes: SHU, hp: 1, fates: ['lightning'] },
      he: { heroes: WEI, ...hidden },
    },
    { deck: ['S5'] },
  );
  cao.plays('strike', { on: sun });
  cao.ends();
  expect([t.match.outcome, he.offered]).toEqual([null, ['wei-a', 'wei-b', 'both', 'pass']]); // Lightning killed Liu
  he.picks('wei-b');
  expect([t.match.outcome?.label, he.hand, t.told('first-reveal')]).toEqual(['wei', [], []]);
});
