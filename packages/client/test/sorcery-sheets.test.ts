import type { MinionView, View } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { shortened } from '../src/games/sorcery/faces.ts';
import { sheetOf } from '../src/games/sorcery/sheets.ts';

const master: MinionView = {
  card: { id: 3, name: 'master-summoner' },
  attack: 4,
  defence: 6,
  actions: 0,
  enchantments: [
    { id: 4, name: 'giant-strength' },
    { id: 5, name: 'silence' },
  ],
  layers: [
    { kind: 'enchantment', card: { id: 4, name: 'giant-strength' }, subtype: null, attack: 4, defence: 5 },
    { kind: 'enchantment', card: { id: 5, name: 'silence' }, subtype: null, attack: 4, defence: 5 },
    { kind: 'change', card: null, subtype: null, attack: 4, defence: 3 },
    { kind: 'subtype', card: null, subtype: 'summoner', attack: 4, defence: 6 },
  ],
  abilityCosts: [2],
  isSilenced: true,
  isDelayed: false,
  hasBonus: true,
};

const empty = {
  name: 'P1',
  life: 20,
  magic: 3,
  deck: 2,
  unseen: ['bomb', 'banish', 'bomb'],
  hand: [],
  minions: [],
  ritual: null,
  graveyard: [],
  deckOrder: null,
};

const view: View = {
  seat: 0,
  rules: { edition: 'f2020', subtypes: true, silenceTriggers: false, testing: false },
  turn: 5,
  active: 0,
  idle: 0,
  players: [{ ...empty, minions: [master] }, empty],
  gone: [],
  ended: null,
};

const lines = (kind: string, id: number, language: 'en' | 'zh' = 'en'): string[] =>
  sheetOf({ kind, id }, view, language)?.paragraphs.map(({ head, text }) => `${head} ${text}`.trim()) ?? [];

test('a minion’s sheet tells how its numbers came about, oldest first', () => {
  expect(lines('card', 3)).toEqual([
    'Ability, 2 magic and an action: Summon up to 3 Air Elementals.',
    'Printed: 2/3',
    '1. Giant Strength: +2/+2 → 4/5',
    '2. Silence: Enchanted minion cannot use activated abilities. → 4/5',
    '3. Damage and gains: +0/−2 → 4/3',
    '4. In company (Summoner): +0/+3 → 4/6',
    'Now: 4/6',
    'Each line acts on what the line above it left, oldest first.',
    'No action left: One action attacks the player or a minion, or uses an ability. They come back at the start of the turn.',
    'Silenced: It cannot use its activated ability. What it does by itself still happens.',
    'Summoner: two or more on one board have their defence doubled.',
  ]);
  expect(lines('card', 3, 'zh')).toContain('3. 伤害与增益： +0/−2 → 4/3');
});

test('a player’s sheet lists what nobody has seen of the deck', () => {
  expect(lines('seat', 1)).toEqual(['Not seen yet, in the deck or closed in the hand: Bomb ×2, Banish']);
});

test('what lies nowhere in sight has no sheet', () => {
  expect(sheetOf({ kind: 'card', id: 77 }, view, 'en')).toBeNull();
  expect(sheetOf({ kind: 'moon', id: 1 }, view, 'en')).toBeNull();
});

test.each([
  ['Apprentice Summoner', 'Appr. Summ.'],
  ['Air Elemental', 'Air Elem.'],
  ['Novice Pyromancer', 'Novice Pyrom.'],
  ['Potion Seller', 'Potion Seller'],
  ['学徒召唤师', '学徒召唤师'],
])('%s is short for %s', (name, short) => {
  expect(shortened(name)).toBe(short);
});
