import type { Viewer } from '@cardwright/engine';
import { expect, test } from 'vitest';
import type { Player } from '../../src/core/state.ts';
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
  const [some, every] = (s.players[0] as Player).hand as [number, number];
  s.known[some] = 0b011;
  s.known[every] = 0b111;
  const known = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[0]?.known;
  const both = [some, every].sort((a, b) => a - b);
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
  const { hand, piles } = s.players[0] as Player;
  const [kept, laid] = hand.splice(0, 2) as [number, number];
  hand.push(kept);
  piles['contest'] = [laid];
  s.doubted = s.known.map((_, card) => (card === kept || card === laid ? 0b100 : 0));
  const among = (viewer: Viewer) => ltkIdentity.view(s, viewer).players[0]?.among;
  const both = [kept, laid].sort((a, b) => a - b);
  expect(([0, 1, 2, 'public', 'all'] as Viewer[]).map(among)).toEqual([[], [], both, [], []]);
  expect(ltkIdentity.view(s, 2).players[1]?.among).toEqual([]);
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
