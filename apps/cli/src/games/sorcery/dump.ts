import { type Card, type HandCard, type MinionView, type PlayerView, printed, type View } from '@cardwright/sorcery';

const nameOf = ({ name }: Card): string => printed(name).name.en;

const minion = ({ card, attack, defence, actions, enchantments }: MinionView): object => ({
  name: nameOf(card),
  attack,
  defence,
  actions,
  enchantments: enchantments.map(nameOf),
});

/** A card in a hand: a minion with its numbers, a ritual with its charges, anything else by its name. */
function handCard({ card, attack, defence }: HandCard): object {
  const { charges } = printed(card.name);
  if (attack !== null) return { name: nameOf(card), attack, defence, actions: 0, enchantments: [] };
  return charges === null ? { name: nameOf(card) } : { name: nameOf(card), charges };
}

const player = ({ name, life, magic, hand, minions, ritual, graveyard }: PlayerView): object => ({
  name,
  life,
  magic,
  hand: hand.flatMap((card) => (card === null ? [] : [handCard(card)])),
  minions: minions.map(minion),
  ritual: ritual === null ? null : { name: nameOf(ritual.card), charges: ritual.charges },
  graveyard: graveyard.map(minion),
});

/** The state as one line of JSON. Players count from 1, as in the commands; a graveyard's top is last. */
export const dumpOf = ({ active, players }: View): string =>
  JSON.stringify({ active: active + 1, players: players.map(player) });
