import { expect, test } from 'vitest';
import { facesOf, findCardName, parseDeck } from '../../src/decks/deck.ts';
import '../../src/index.ts';

test.each([
  ['Attack', 'strike'],
  ['Acedia', 'contentment'],
  ['Barbarians', 'barbarian-invasion'],
  ['RainArrows', 'arrow-barrage'],
  ['StealingSheep', 'snatch'],
  ['Dismantle', 'dismantle'],
  ['Zhuge Crossbow', 'chu-ko-nu'],
  ['Yin-Yang Swords', 'yin-yang-swords'],
  ['Green Dragon Blade', 'green-dragon-crescent-blade'],
  ['Serpent Spear', 'eighteen-span-viper-spear'],
  ['Rock Cleaving Axe', 'stone-piercing-axe'],
  ['Kirin Bow', 'qilin-bow'],
  ['Blue Steel Blade', 'black-pommel'],
  ['Eight Trigrams Formation', 'eight-diagram-formation'],
  ['Shadowrunner', 'plus-mount'],
  ['Violet Stallion', 'minus-mount'],
])('the hand-out calls it %s', (name, id) => {
  expect(findCardName(name)).toBe(id);
  expect(parseDeck(`${name},A,Spade`)).toMatchObject([{ name: id, rank: 1, suit: 'spade' }]);
});

test('the two weapons the hand-out shows by suit and rank are in our deck', () => {
  const deck = facesOf('battle');
  expect(deck).toContainEqual({ name: 'stone-piercing-axe', rank: 5, suit: 'diamond' });
  expect(deck).toContainEqual({ name: 'qilin-bow', rank: 5, suit: 'heart' });
  expect(deck.filter(({ name }) => name === 'yin-yang-swords')).toHaveLength(1); // the hand-out has two
});
