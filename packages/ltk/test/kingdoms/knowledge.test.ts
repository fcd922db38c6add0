import { Match, seedRng } from '@cardwright/engine';
import { CHECKS } from '@cardwright/testing';
import { isShort } from '@cardwright/testing/suite';
import { describe, expect, test } from 'vitest';
import { heroNamed } from '../../src/core/definitions.ts';
import { imagine } from '../../src/imagine.ts';
import { ltkKingdoms } from '../../src/index.ts';
import { SHU, WEI, WU, war } from './war.ts';

const secrets = CHECKS.find(({ name }) => name.startsWith('non-interference'));

describe.each(['course', 'official'])('%s rules', (rules) => {
  // At 4 and 8 seats too, with what every game promises (generic.test.ts).
  test.each(isShort ? [4] : [2, 3, 5, 6, 7, 9, 10])(
    'nothing follows from what a seat cannot know, at %i seats',
    (seats) => {
      const looked = secrets?.run(ltkKingdoms, { seed: seats, seats, options: { rules } });
      expect(looked?.['compared']).toBeGreaterThan(50);
    },
  );
});

const knowing = () =>
  war({
    cao: { heroes: WEI, hand: ['know-thyself', 'know-thyself'] },
    liu: { heroes: ['guan-yu', 'zhao-yun'], hidden: true, hand: ['peach', 'duel'] },
    sun: { heroes: WU },
    he: { heroes: SHU },
  });

test('Know Thyself shows a hero to its user alone, and only that one', () => {
  const { cao, liu, sun, table: t } = knowing();
  cao.plays('know-thyself', { on: liu }).picks('deputy');
  const seen = (viewer: number | 'public') => t.view(viewer).players[liu.seat]?.heroes;
  expect([seen(cao.seat), seen(sun.seat), seen('public')]).toEqual([
    [null, 'zhao-yun'],
    [null, null],
    [null, null],
  ]);
  expect([liu.up, liu.claimed]).toEqual([[], null]);
  expect(t.told('hero-seen')).toEqual([
    {
      type: 'hero-seen',
      seat: cao.seat,
      to: liu.seat,
      pick: 'deputy',
      secret: { to: [cao.seat, liu.seat], heroes: ['zhao-yun'] },
    },
  ]);
});

test('Know Thyself shows a hand to its user alone, and later views remember what is still there', () => {
  const { cao, liu, sun, table: t } = knowing();
  cao.plays('know-thyself', { on: liu }).picks('hand');
  const known = (viewer: number) =>
    t
      .view(viewer)
      .players[liu.seat]?.known.map((id) => t.nameOf(id))
      .sort();
  expect([known(cao.seat), known(sun.seat)]).toEqual([['duel', 'peach'], []]);
  cao.ends();
  liu.passes(); // reveals nothing
  liu.plays('duel', { on: sun });
  expect([known(cao.seat), known(sun.seat), liu.hand.length]).toEqual([['peach'], [], 3]);
});

test('whoever saw a hero imagines it where it is; the others may imagine another', () => {
  const { cao, liu, sun, table: t } = knowing();
  cao.plays('know-thyself', { on: liu }).picks('head');
  const imagined = (viewer: number) =>
    Array.from({ length: 30 }, (_, seed) => {
      const state = ltkKingdoms.clone(t.match.state);
      imagine(state, viewer, seedRng(seed));
      return state.players[liu.seat]?.heroes[0];
    });
  expect(new Set(imagined(cao.seat))).toEqual(new Set(['guan-yu']));
  expect(new Set(imagined(sun.seat)).size).toBeGreaterThan(3);
});

test('imagined heroes fit what is known: the life of a pair, the kingdom claimed, no hero twice', () => {
  const match = Match.start(ltkKingdoms, { seed: 7, seats: 8 });
  while (match.decision !== null && (match.decision.kind === 'choose-pair' || match.state.turns < 12))
    match.choose(match.decision.kind === 'reveal' ? [0] : match.decision.default);
  for (let seed = 0; seed < 50; seed++) {
    const state = ltkKingdoms.clone(match.state);
    imagine(state, 0, seedRng(seed));
    const heroes = [...state.offers.flat(), ...state.pool];
    for (const [seat, player] of state.players.entries())
      expect(state.offers[seat]).toEqual(expect.arrayContaining([...player.heroes]));
    expect(new Set(heroes).size).toBe(heroes.length);
    expect(ltkKingdoms.view(state, 0)).toEqual(ltkKingdoms.view(match.state, 0));
  }
});

test('official rules: nobody imagines a world in which the game would be over', () => {
  const { table: t } = war(
    {
      cao: { heroes: WEI },
      he: { heroes: WEI, up: 'head' },
      sun: { heroes: ['zhao-yun', 'zhang-fei'], hidden: true },
      a: { heroes: WU, hp: 1 },
      b: { heroes: WU, hp: 1 },
      c: { heroes: WU, hp: 1 },
    },
    { options: { rules: 'official' } },
  );
  const state = ltkKingdoms.clone(t.match.state);
  for (const seat of [3, 4, 5]) Object.assign(state.players[seat] ?? {}, { alive: false });
  for (let seed = 0; seed < 30; seed++) {
    const world = ltkKingdoms.clone(state);
    imagine(world, 0, seedRng(seed));
    expect(heroNamed('kingdoms', world.players[2]?.heroes[0] as string).kingdom).not.toBe('wei');
  }
});

test('the same questions are asked whatever hides: a hidden player is asked, but not who is asked what', () => {
  const asked = (heroes: readonly string[]) => {
    const {
      sun,
      cao,
      table: t,
    } = war({
      sun: { heroes: WU, hand: ['strike'] },
      cao: { heroes, hidden: true, hand: ['dodge'] },
      liu: { heroes: SHU },
    });
    sun.plays('strike', { on: cao });
    const told = JSON.stringify([t.match.decisionFor(2), t.view(2)]);
    cao.answers('dodge');
    return told;
  };
  expect(asked(['cao-cao', 'xu-chu'])).toBe(asked(['zhang-liao', 'wei-a']));
});

test('reach is what everybody can tell: the own hidden hero does not count for it', () => {
  const reach = (up: object) => {
    const { table: t } = war({
      ma: { heroes: ['ma-chao', 'shu-a'], ...up },
      a: { heroes: WEI },
      b: { heroes: WU },
      c: { heroes: WEI },
    });
    return t.view(0).reach;
  };
  expect(reach({ hidden: true })).toEqual({ range: 1, distances: [null, 1, 2, 1] });
  expect(reach({})).toEqual({ range: 1, distances: [null, 1, 1, 1] });
});

test('nobody imagines others with heroes it was offered itself and put back, and its view keeps that offer', () => {
  for (let seed = 0; seed < 5; seed++) {
    const match = Match.start(ltkKingdoms, { seed, seats: 6 });
    const offers = match.state.offers.map((offer) => offer.slice());
    while (match.decision?.kind === 'choose-pair') match.choose(match.decision.default);
    for (let seat = 0; seat < 6; seat++) {
      expect(match.view(seat).offer).toEqual(offers[seat]);
      for (let world = 0; world < 20; world++) {
        const state = ltkKingdoms.clone(match.state);
        imagine(state, seat, seedRng(world));
        const others = state.players.flatMap(({ heroes }, other) => (other === seat ? [] : heroes));
        expect(others.filter((hero) => offers[seat]?.includes(hero))).toEqual([]);
      }
    }
  }
});
