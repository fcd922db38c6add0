import type { Seat } from '@cardwright/engine';
import {
  HAND_LIMIT,
  type MinionView,
  otherSeat,
  type PlayerView,
  printed,
  type RitualView,
  type View,
} from '@cardwright/sorcery/public';

/** What a side's things are worth, in points of the other's life. */
export const WORTH = {
  life: 0.8, //       a point of the own life
  minion: 0.6, //     being there at all
  attack: 1.3,
  defence: 0.7,
  card: 0.7, //       a card that is not played yet
  room: 0.8, //       room in the hand for the next card
  magic: 0.3, //      a point of magic that is not spent yet
  standstill: 0.5, // a charge of any Standstill less: it stands in everybody's way
  danger: 12, //      not being dead by what already lies on the table
} as const;

const ENOUGH_DEFENCE = 10; // more of it helps little
const ENOUGH_MAGIC = 8; //    more cannot be spent

const ABILITY = 1; //         of a minion that nobody has told us about …
const CHARGE = 0.5; //        … or of a ritual

/** What a minion's abilities add. */
const ABILITIES: Readonly<Record<string, number>> = {
  'fire-elemental': 1.2,
  bomb: 0.6,
  'bone-golem': 1,
  'potion-seller': 2,
  'novice-pyromancer': 1.4,
  'apprentice-summoner': 2.2,
  'master-summoner': 3,
  'grand-summoner': 4,
};

/** What a charge of a ritual is worth to its owner. */
const CHARGES: Readonly<Record<string, number>> = {
  'dark-ritual': 0.8,
  'aura-of-power': 0.95,
  'contempt-of-the-weak': 0.1,
  standstill: 0,
};

/** What of a minion makes its worth. */
type Body = Pick<MinionView, 'card' | 'attack' | 'defence' | 'isSilenced' | 'isDelayed'>;

export const valueOfAbility = ({ card: { name }, isSilenced }: Body): number =>
  isSilenced ? 0 : (ABILITIES[name] ?? ABILITY * printed(name).abilities.length);

export function valueOfMinion(minion: Body): number {
  const { attack, defence, isDelayed } = minion;
  const body = WORTH.attack * attack + WORTH.defence * Math.min(defence, ENOUGH_DEFENCE);
  return WORTH.minion + body + valueOfAbility(minion) - (isDelayed ? attack / 2 : 0);
}

export const valueOfRitual = (ritual: RitualView | null): number =>
  ritual === null ? 0 : (CHARGES[ritual.card.name] ?? CHARGE) * ritual.charges;

function valueOfSide({ life, deck, hand, minions, ritual }: PlayerView): number {
  let value = WORTH.life * life + WORTH.card * (deck + hand.length) + valueOfRitual(ritual);
  for (const minion of minions) value += valueOfMinion(minion);
  return value;
}

/** What helps only the one whose turn it is: magic to spend, room for a card, no Standstill in the way. */
function valueOfFreedom({ magic, deck, hand }: PlayerView, { players }: View): number {
  const room = deck > 0 && hand.length < HAND_LIMIT ? WORTH.room : 0;
  const charges = players.reduce(
    (sum, { ritual }) => sum + (ritual?.card.name === 'standstill' ? ritual.charges : 0),
    0,
  );
  return WORTH.magic * Math.min(magic, ENOUGH_MAGIC) + room - WORTH.standstill * charges;
}

export const attackOf = (minions: readonly MinionView[]): number =>
  minions.reduce((sum, { attack }) => sum + attack, 0);

/** How good a position looks to a seat. */
export function valueOf(view: View, seat: Seat): number {
  const own = view.players[seat] as PlayerView;
  const enemy = view.players[otherSeat(seat)] as PlayerView;
  if (enemy.life <= 0) return Number.POSITIVE_INFINITY;
  if (own.life <= 0) return Number.NEGATIVE_INFINITY;
  const danger = attackOf(enemy.minions) >= own.life ? WORTH.danger : 0;
  return valueOfSide(own) - valueOfSide(enemy) + valueOfFreedom(own, view) - danger;
}
