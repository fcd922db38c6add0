import { randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { minionCardOf } from '../src/catalogue.ts';
import { sorcery } from '../src/index.ts';
import { hasBonus, removeLayers } from '../src/layers.ts';
import { BONUSES, isWithSubtypes } from '../src/subtypes.ts';
import { BOARD_LIMIT, HAND_LIMIT, type Minion, type Options, type Player, type State, SUBTYPES } from '../src/types.ts';

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

function checkMinion(minion: Minion): void {
  const again = { ...minion };
  removeLayers(again, () => false);
  const isSame = again.attack === minion.attack && again.defence === minion.defence;
  must(isSame, `${minion.card.name} ${minion.attack}/${minion.defence} folds to ${again.attack}/${again.defence}`);
}

function checkPlayer(player: Player, options: Options): void {
  must(player.hand.length <= HAND_LIMIT, 'the hand is too big');
  must(player.minions.length <= BOARD_LIMIT, 'the board is too full');
  must(player.magic >= 0, 'there is less than no magic');
  for (const minion of player.minions) {
    checkMinion(minion);
    must(minion.defence > 0, `${minion.card.name} should be dead`);
  }
  for (const minion of [...player.graveyard, ...player.returned]) {
    checkMinion(minion);
    must(minion.actions === 0, `${minion.card.name} has actions out of play`);
    const isBare = minion.layers.every(({ kind }) => kind === 'change' || kind === 'set');
    must(isBare, `${minion.card.name} has enchantments out of play`);
  }
  for (const { card } of player.returned) must(player.hand.includes(card.id), `${card.name} is not in the hand`);
  for (const subtype of SUBTYPES) {
    const alike = player.minions.filter(({ card }) => minionCardOf(card.name).subtype === subtype);
    const isEnough = isWithSubtypes(options) && alike.length >= BONUSES[subtype].atLeast;
    for (const minion of alike) must(hasBonus(minion, subtype) === isEnough, `${minion.card.name} is miscounted`);
  }
}

function check(s: State): void {
  must(s.pending === 0, 'a trigger is left unresolved');
  must(
    s.cards.every(({ id }, i) => id === i),
    'a card has another’s number',
  );
  for (const player of s.players) checkPlayer(player, s.options);
}

const variants: Readonly<Record<string, Partial<Options>>> = {
  f2020: {},
  standard: { edition: 'standard' },
  'extended decks': { deck1: 'extended', deck2: 'extended' },
  testing: { testing: true, shuffle: false },
  'standard with subtypes': { edition: 'standard', subtypes: 'on', silenceTriggers: true },
};

test.each(Object.keys(variants))('every state of random games is sound, whatever is played: %s', (name) => {
  let states = 0;
  for (let seed = 0; seed < 60; seed++) {
    playAtRandom(sorcery, { seed, options: variants[name] ?? {} }, randomFrom(seed), {}, (match) => {
      check(match.state);
      states++;
    });
  }
  expect(states).toBeGreaterThan(1000);
});
