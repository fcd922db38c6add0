import { Match, randomFrom } from '@cardwright/engine';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { enrol } from '../../sorcery/src/catalogue.ts';
import { plus } from '../../sorcery/src/change.ts';
import {
  type Definition,
  enchantment,
  minion,
  minionEnters,
  ritual,
  spell,
  triggered,
} from '../../sorcery/src/definition.ts';
import { damage, damageAll, gainMagic, shuffleDecks } from '../../sorcery/src/effects.ts';
import { momentIn } from '../src/search/playout.ts';
import { habitWeights } from '../src/sorcery/search/habit-weights.ts';
import { habitual } from '../src/sorcery/search/habits.ts';
import { quick } from '../src/sorcery/search/quick.ts';
import { shrewd } from '../src/sorcery/search/shrewd.ts';

const text = (name: string): Definition['text'] => ({ en: [name, ''], zh: [name, ''] });
const trigger = triggered({ when: minionEnters, effect: gainMagic(1), text: { en: '', zh: '' } });

/** Cards no bot has heard of. */
enrol<Definition>([
  spell('lightning', { cost: 1, aim: 'minion', effect: damage(4), text: text('Lightning') }),
  enchantment('vigour', { cost: 1, attack: plus(1), defence: plus(1), text: text('Vigour') }),
  enchantment('wither', { cost: 1, attack: plus(-3), text: text('Wither') }),
  spell('hail', { cost: 2, effect: damageAll(4), text: text('Hail') }),
  spell('riddle', { cost: 3, effect: shuffleDecks, text: text('Riddle') }),
  minion('hermit', { cost: 2, attack: 0, defence: 1, abilities: [trigger], text: text('Hermit') }),
  ritual('vigil', {
    cost: 1,
    activation: 1,
    charges: 5,
    when: minionEnters,
    effect: gainMagic(1),
    text: text('Vigil'),
  }),
]);

/** A table with these minions, nobody of whom can act, and this one card in the hand of the first. */
function holding(name: string, own: readonly string[], enemy: readonly string[]): Match<Sorcery> {
  const [deck1, deck2] = [own, enemy].map((minions) => [...minions, 'Banish'].join('|'));
  const deal = {
    seed: 1,
    options: { deck1, deck2, shuffle: false, testing: true } as Record<string, string | boolean>,
  };
  const match = Match.start(sorcery, deal, { askForced: true });
  for (const { length } of [own, enemy]) {
    for (let n = 0; n < length; n++) {
      const play = match.decision?.options.find(({ type }) => type === 'play');
      match.chooseKeys([match.keyOf(play as Sorcery['option'])]);
    }
    match.chooseKeys(['end']);
  }
  const parked = match.park();
  const state = parked.state as Sorcery['state'];
  const [{ hand, minions }] = state.players;
  state.cards = state.cards.map((card) => (card.id === hand[0] ? { ...card, name } : card));
  for (const each of minions) each.actions = 0;
  return Match.unpark(sorcery, deal, parked);
}

const GOLEM = 'Earth Elemental';

test.each([
  ['lightning', [GOLEM], [GOLEM], 1],
  ['vigour', [GOLEM], [GOLEM], 0],
  ['wither', [GOLEM], [GOLEM], 1],
  ['hail', [], [GOLEM, GOLEM], null],
  ['riddle', [], [], null],
  ['hermit', [], [GOLEM], null],
  ['vigil', [], [], null],
] as const)(
  '%s, of which nobody was told, is played by rule of thumb as its definition says',
  (name, own, enemy, owner) => {
    const match = holding(name, own, enemy);
    for (const policy of [quick, shrewd, habitual(habitWeights)]) {
      const [index] = policy(momentIn(match, randomFrom(1)));
      const option = match.decision?.options[index as number] as Sorcery['option'];
      expect(option).toMatchObject(owner === null ? { type: 'play' } : { type: 'play-on', owner });
    }
  },
);

test('hail that would hit the own side only is kept', () => {
  const match = holding('hail', [GOLEM, GOLEM], []);
  for (const policy of [shrewd, habitual(habitWeights)]) {
    const [index] = policy(momentIn(match, randomFrom(1)));
    expect(match.decision?.options[index as number]?.type).toBe('end');
  }
});
