import { shuffle } from '@cardwright/engine';
import { die, enter, goBack, hasRoom, damage as hurt, loseEnchantments, minionsInOrder, strengthen } from './board.ts';
import type { Effect } from './definition.ts';
import { addLayer, freshMinion, newestEnchantment } from './layers.ts';
import { isInPlay, playerOf } from './triggers.ts';
import { type Card, type Minion, type Now, otherSeat, type Reason, type State } from './types.ts';

/** An effect with the numbers that its card's text prints. */
type Printed<N extends object> = Effect & Readonly<N>;

const goneAlready = (s: State, minion: Minion | null): Reason | null =>
  minion === null || isInPlay(s, minion) ? null : 'already-gone';

/** An effect on the minion aimed at; it does not happen when that minion has left. */
const onMinion = <N extends object>(numbers: N, act: (now: Now, on: Minion) => void): Printed<N> => ({
  ...numbers,
  whyNot: (s, { on }) => goneAlready(s, on),
  run: (now, { on }) => {
    if (on !== null) act(now, on);
  },
});

/** Deals damage to the minion aimed at. */
export const damage = (amount: number): Printed<{ amount: number }> =>
  onMinion({ deed: 'damage' as const, amount }, (now, on) => hurt(now, on, amount));

/** The minion aimed at gains attack and defence. */
export const gain = (attack: number, defence: number): Printed<{ attack: number; defence: number }> =>
  onMinion({ attack, defence }, (now, on) => strengthen(now, on, attack, defence));

/** Deals damage to all minions, one at a time. */
export const damageAll = (amount: number): Printed<{ amount: number }> => ({
  deed: 'damage-all',
  amount,
  run: (now) => {
    for (const minion of minionsInOrder(now.state)) hurt(now, minion, amount);
  },
});

/** Deals the acting minion's attack to every enemy minion, left to right. */
export const damageEnemiesByAttack: Effect = {
  run: (now, { seat, self }) => {
    const amount = self?.attack ?? 0;
    for (const minion of playerOf(now.state, otherSeat(seat)).minions.slice()) hurt(now, minion, amount);
  },
};

/** The acting minion itself gains attack and defence. */
export const grow = (attack: number, defence: number): Printed<{ attack: number; defence: number }> => ({
  attack,
  defence,
  whyNot: (s, { self }) => goneAlready(s, self),
  run: (now, { self }) => {
    if (self !== null) strengthen(now, self, attack, defence);
  },
});

/** All minions of the controller gain attack and defence. */
export const gainAll = (attack: number, defence: number): Printed<{ attack: number; defence: number }> => ({
  attack,
  defence,
  run: (now, { seat }) => {
    for (const minion of playerOf(now.state, seat).minions) strengthen(now, minion, attack, defence);
  },
});

export const gainMagic = (amount: number): Printed<{ amount: number }> => ({
  amount,
  run: (now, { seat }) => {
    const player = playerOf(now.state, seat);
    player.magic += amount;
    now.emit?.({ type: 'magic-gained', seat, amount, magic: player.magic });
  },
});

function removeRitual(now: Now, seat: number): void {
  const player = playerOf(now.state, seat);
  if (player.ritual === null) return;
  const { card } = player.ritual;
  player.ritual = null;
  now.state.gone.push(card.id);
  now.emit?.({ type: 'ritual-destroyed', seat, ritual: card });
}

/** Destroys the minion or ritual aimed at. A ritual leaves the game. */
export const destroy: Effect = {
  deed: 'destroy',
  whyNot: (s, { on }) => goneAlready(s, on),
  run: (now, { on, ritualOf }) => {
    if (on !== null) die(now, on);
    else if (ritualOf !== null) removeRitual(now, ritualOf);
  },
};

/** Destroys the other player's ritual. */
export const destroyEnemyRitual: Effect = {
  deed: 'nullify',
  whyNot: (s, { seat }) => (playerOf(s, otherSeat(seat)).ritual === null ? 'no-enemy-ritual' : null),
  run: (now, { seat }) => removeRitual(now, otherSeat(seat)),
};

/** Returns the minion aimed at to its owner's hand. */
export const returnToHand: Effect = onMinion({ deed: 'return' as const }, goBack);

/** The controller's ritual gains charges. */
export const gainCharges = (amount: number): Printed<{ amount: number }> => ({
  deed: 'recharge',
  amount,
  whyNot: (s, { seat }) => (playerOf(s, seat).ritual === null ? 'no-ritual' : null),
  run: (now, { seat }) => {
    const { ritual } = playerOf(now.state, seat);
    if (ritual === null) return;
    ritual.charges += amount;
    now.emit?.({ type: 'ritual-recharged', seat, ritual: ritual.card, amount, charges: ritual.charges });
  },
});

/** Destroys the newest enchantment on the minion aimed at. */
export const destroyNewestEnchantment: Effect = {
  deed: 'disenchant',
  whyNot: (_s, { on }) => (on === null || newestEnchantment(on) === undefined ? 'bare-minion' : null),
  run: (now, { on }) => {
    if (on === null) return;
    const newest = newestEnchantment(on);
    loseEnchantments(now, on, (layer) => layer === newest);
  },
};

/** The top minion of the controller's graveyard enters play with this defence. */
export const raise = (defence: number): Printed<{ defence: number }> => ({
  deed: 'raise',
  defence,
  whyNot: (s, { seat }) => {
    if (playerOf(s, seat).graveyard.length === 0) return 'graveyard-empty';
    return hasRoom(s, seat) ? null : 'board-full';
  },
  run: (now, { seat }) => {
    const top = playerOf(now.state, seat).graveyard.pop();
    if (top === undefined) return;
    const minion = { ...top };
    addLayer(minion, { kind: 'set', defence });
    now.emit?.({ type: 'minion-raised', seat, minion: minion.card });
    enter(now, minion);
  },
});

/** Summons up to so many minions, one at a time, while there is room. */
export const summon = (name: string, count: number): Printed<{ name: string; count: number }> => ({
  name,
  count,
  whyNot: (s, { seat }) => (hasRoom(s, seat) ? null : 'board-full'),
  run: (now, { seat }) => {
    for (let i = 0; i < count && hasRoom(now.state, seat); i++) {
      const card = newCard(now.state, name);
      now.emit?.({ type: 'minion-summoned', seat, minion: card });
      enter(now, freshMinion(card, seat));
    }
  },
});

function newCard(s: State, name: string): Card {
  const card = Object.freeze({ id: s.cards.length, name });
  s.cards = [...s.cards, card];
  return card;
}

/** Shuffles both decks, the controller's first. */
export const shuffleDecks: Effect = {
  run: (now, { seat }) => {
    for (const each of [seat, otherSeat(seat)]) shuffle(now.state.rng, playerOf(now.state, each).deck);
    now.emit?.({ type: 'decks-shuffled', seat });
  },
};

const isWeak = (minion: Minion, attack: number): boolean => minion.attack <= attack;

/** Every minion with this attack or less dies, one at a time; each is looked at when its turn comes. */
export const buryWeak = (attack: number): Printed<{ attack: number }> => ({
  attack,
  whyNot: (s) => (minionsInOrder(s).some((minion) => isWeak(minion, attack)) ? null : 'no-weak-minion'),
  run: (now) => {
    for (const minion of minionsInOrder(now.state)) if (isWeak(minion, attack)) die(now, minion);
  },
});
