import type { Viewer } from '@cardwright/engine';
import { expect, test } from 'vitest';
import type { Damage, Player, State, Use } from '../../src/core/state.ts';
import { asItself } from '../../src/core/zones.ts';
import { ltkIdentity, ltkKingdoms } from '../../src/index.ts';
import { war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

/** A state to be changed: Liu Bei, Cao Cao and Sun Quan, each with two cards in hand. */
function state() {
  const hand = { hand: ['strike', 'dodge'] };
  const { table: t } = table({
    liu: { hero: 'liu-bei', gained: ['mashu'], ...hand },
    cao: { hero: 'cao-cao', ...hand },
    sun: { hero: 'sun-quan', ...hand },
  });
  return ltkIdentity.clone(t.match.state);
}

test('a hand card is shown to who knows it; to the public, what everybody knows', () => {
  const s = state();
  const [some, every] = (s.players[0] as Player).hand.reverse() as [number, number];
  s.known[some] = 0b011;
  s.known[every] = 0b111;
  const known = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[0]?.known;
  const both = [some, every].sort((a, b) => a - b);
  expect(both).not.toEqual([some, every]); // they are shown in a fixed order
  expect([known(0), known(1), known(2), known('public'), known('all')]).toEqual([both, both, [every], [every], both]);
  const cao = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[1]?.known.length;
  expect([cao(0), cao(1), cao('public'), cao('all')]).toEqual([0, 2, 0, 2]);
});

test('a card laid on a hero is shown to who knows it, to its owner always', () => {
  const s = state();
  const card = s.deck.pop() as number;
  (s.players[1] as Player).piles['buqu'] = [card];
  s.known[card] = 0b001;
  const laid = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[1]?.piles['buqu'];
  expect(([0, 1, 2, 'public', 'all'] as Viewer[]).map(laid)).toEqual([[card], [card], [null], [null], [card]]);
});

test('cards of the deck are shown from the top, to who knows them', () => {
  const s = state();
  const top = s.deck.at(-1) as number;
  const third = s.deck.at(-3) as number;
  s.known[top] = 0b111;
  s.known[third] = 0b010;
  const known = (viewer: Viewer) => ltkIdentity.view(s, viewer).deckKnown;
  expect([known(0), known(1), known('public')]).toEqual([
    [[0, top]],
    [
      [0, top],
      [2, third],
    ],
    [],
  ]);
  expect(known('all')).toEqual(s.deck.toReversed().map((card, i) => [i, card]));
});

test('cards in doubt are shown to whom they are in doubt, of hand and what lies face down together', () => {
  const s = state();
  const { hand, piles } = s.players[1] as Player;
  const [laid, kept] = hand.splice(0, 2) as [number, number];
  hand.push(kept);
  piles['contest'] = [laid];
  s.doubted = s.known.map((_, card) => (card === kept || card === laid ? 0b101 : 0));
  const among = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[1]?.among;
  const both = [kept, laid].sort((a, b) => a - b);
  expect(both).not.toEqual([kept, laid]); // they are shown in a fixed order
  expect(([0, 1, 2, 'public', 'all'] as Viewer[]).map(among)).toEqual([both, [], both, [], []]);
  expect(ltkIdentity.view(s, 2).players[0]?.among).toEqual([]);
});

test('skills are those in force: no lord skill but the Lord’s, none that is lost, and what was gained', () => {
  const s = state();
  const skills = () => ltkIdentity.view(s, 'public').players.map((player) => player.skills);
  const held = (id: string, hero = 0) => ({ id, hero });
  const liu = [held('rende'), held('jijiang'), held('mashu', -1)];
  expect(skills()).toEqual([liu, [held('jianxiong')], [held('zhiheng')]]);
  (s.players[0] as Player).lost = ['rende'];
  (s.players[1] as Player).marks['silenced-0'] = 1;
  expect(skills()).toEqual([liu.slice(1), [], [held('zhiheng')]]);
});

test('a hidden hero and its skills are shown to who has seen it; to the public, what everybody has seen', () => {
  const { table: t } = war({
    cao: { heroes: ['wei-a', 'wei-b'] },
    guan: { heroes: ['guan-yu', 'ma-chao'], up: 'head' },
    sun: { heroes: ['wu-a', 'wu-b'] },
  });
  const s = ltkKingdoms.clone(t.match.state);
  const seen = (viewer: Viewer) => {
    const { heroes, skills } = ltkKingdoms.view(s, viewer).players[1] as ReturnType<typeof t.view>['players'][number];
    return [heroes[1], skills.some(({ hero }) => hero === 1)];
  };
  const [hidden, shown] = [
    [null, false],
    ['ma-chao', true],
  ];
  expect(([0, 1, 2, 'public', 'all'] as Viewer[]).map(seen)).toEqual([hidden, shown, hidden, hidden, shown]);
  (s.players[1] as Player).seen = [0, 0b001];
  expect(([0, 2, 'public'] as Viewer[]).map(seen)).toEqual([shown, hidden, hidden]);
  (s.players[1] as Player).seen = [0, 0b111];
  expect(([0, 2, 'public'] as Viewer[]).map(seen)).toEqual([shown, shown, shown]);
});

/** A state in the middle of everything, with something in every zone. */
function busy(): State {
  const { table: t } = table({
    liu: {
      hand: ['strike', 'dodge'],
      equipment: ['chu-ko-nu'],
      fates: ['lightning'],
      chained: true,
      gained: ['mashu'],
    },
    cao: { hand: ['peach'], hp: 2, faceDown: true, avatars: ['guan-yu', 'zhao-yun'], piles: { buqu: ['duel'] } },
    sun: { dead: true, role: 'spy' },
  });
  const s = ltkIdentity.clone(t.match.state);
  const card = asItself(t.now(), s.deck.pop() as number, null);
  const use: Use = {
    user: 0,
    card,
    targets: [1],
    second: null,
    extra: 1,
    noDodge: [1],
    noArmor: [1],
    nullified: [2],
    source: 0,
    noNegate: true,
    alone: false,
    met: [0],
    shown: [card.real[0] as number],
  };
  const damage: Damage = { from: 0, to: 1, amount: 2, element: 'fire', card, use, chain: true, moved: false };
  s.processing = [card.real[0] as number];
  s.stack = [use];
  s.judging = [{ seat: 1, reason: 'lightning', card: s.deck.at(-1) as number }];
  s.hurting = [damage, { ...damage, card: null, use: null }];
  s.dying = [1];
  s.skipped = ['draw'];
  s.offers = [['liu-bei'], ['cao-cao', 'sun-quan'], []];
  Object.assign(s.players[1] as Player, {
    avatars: [
      { hero: 'guan-yu', open: true },
      { hero: 'zhao-yun', open: false },
    ],
    shape: 'guan-yu',
    lost: ['jianxiong'],
    strikes: 1,
    wines: 2,
    drunk: 3,
    marks: { a: 1 },
    turnMarks: { b: 2 },
    phaseMarks: { c: 3 },
  });
  return s;
}

test('what lies open and what is going on is shown to everybody, as it is', () => {
  const s = busy();
  for (const viewer of [0, 2, 'public', 'all'] as Viewer[]) {
    const { mode, stage, discard, processing, stack, judging, dying, current, round, turns, phase, skipped, result } =
      s;
    const open = {
      mode,
      stage,
      discard,
      processing,
      stack,
      judging,
      dying,
      current,
      round,
      turns,
      phase,
      skipped,
      result,
    };
    const seen = ltkIdentity.view(s, viewer);
    expect(seen).toMatchObject({ ...open, options: s.options, deck: s.deck.length });
    expect(seen.hurting).toEqual(s.hurting.map((damage) => ({ ...damage, use: null }))); // the use is on the stack
    seen.players.forEach((player, seat) => {
      const { hand, role, heroes, avatars, piles, seen: _, ...shown } = s.players[seat] as Player;
      expect(player).toMatchObject({ ...shown, seat, cards: hand.length, heroes, piles });
      expect([role, null]).toContain(player.role);
      expect(player.avatars).toHaveLength(avatars.length);
    });
  }
});

test('only the own hand, offer and reach are shown as one’s own', () => {
  const s = busy();
  const own = (viewer: Viewer) => {
    const { seat, hand, offer, reach } = ltkIdentity.view(s, viewer);
    return [seat, hand, offer, reach === null];
  };
  expect(own(1)).toEqual([1, s.players[1]?.hand, ['cao-cao', 'sun-quan'], false]);
  for (const viewer of ['public', 'all'] as const) expect(own(viewer)).toEqual([null, [], [], true]);
  s.offers = [];
  expect(own(1)[2]).toEqual([]);
});

test('roles are shown of the Lord, of the dead and to their owners; avatars when they were shown', () => {
  const s = busy();
  const roles = (viewer: Viewer) => ltkIdentity.view(s, viewer).players.map(({ role }) => role);
  expect([roles(0), roles(1), roles('public'), roles('all')]).toEqual([
    ['lord', null, 'spy'],
    ['lord', 'rebel', 'spy'],
    ['lord', null, 'spy'],
    ['lord', 'rebel', 'spy'],
  ]);
  const avatars = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[1]?.avatars;
  const all = ['guan-yu', 'zhao-yun'];
  expect([avatars(0), avatars(1), avatars('public'), avatars('all')]).toEqual([
    ['guan-yu', null],
    all,
    ['guan-yu', null],
    all,
  ]);
});

test('when it is over nothing is hidden from anybody', () => {
  const s = busy();
  s.result = { label: 'rebels', winners: [1] };
  const { players, deckKnown, result } = ltkIdentity.view(s, 0);
  expect([players, deckKnown]).toEqual([ltkIdentity.view(s, 'all').players, ltkIdentity.view(s, 'all').deckKnown]);
  expect([players[1]?.role, players[1]?.known, players[1]?.avatars]).toEqual([
    'rebel',
    s.players[1]?.hand,
    ['guan-yu', 'zhao-yun'],
  ]);
  expect([deckKnown.length, result]).toEqual([s.deck.length, s.result]);
});

/** Changes whatever can be changed of it. */
function spoil(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const each of Object.values(part)) spoil(each);
  if (Array.isArray(part)) part.reverse().push('spoilt');
  else for (const key of Object.keys(part)) (part as Record<string, unknown>)[key] = 'spoilt';
}

test('whoever spoils what it sees spoils nothing but that', () => {
  const s = busy();
  s.result = { label: 'rebels', winners: [1, 2] };
  const before = structuredClone(s);
  for (const viewer of [0, 1, 'public', 'all'] as Viewer[]) spoil(ltkIdentity.view(s, viewer));
  expect(structuredClone(s)).toEqual(before);
});
