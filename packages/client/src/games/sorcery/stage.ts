import type { Language, Seat } from '@cardwright/engine';
import {
  BOARD_LIMIT,
  type Card,
  type HandCard,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  type Sorcery,
  type View,
} from '@cardwright/sorcery';
import type { CardScene, SeatScene, ThingId, ZoneScene } from '../../scene.ts';
import type { Stage, StageContext } from '../../stage.ts';
import { beatOf, placeOf } from './cues.ts';
import type { SorceryFace, SorceryMiddle, SorceryPortrait } from './face.ts';
import { cardFace, deadFace, handFace, minionFace, ritualFace } from './faces.ts';
import { find, sheetOf } from './sheets.ts';
import { asks, does, next, refuses, spares } from './stakes.ts';
import { read } from './typed/index.ts';
import { STAGE_WORDS } from './words.ts';

const SEATS: readonly Seat[] = [0, 1];

const thingOf = ({ id }: Card): ThingId => `card:${id}`;

/** A card with what is read aloud of it: its name and its numbers. */
function cardScene(card: Card, face: SorceryFace, more: Partial<CardScene> = {}): CardScene {
  const { name, left, right } = face;
  const numbers = [left, right].flatMap((foot) => (foot === null ? [] : [foot.value])).join('/');
  return {
    id: thingOf(card),
    face,
    name: numbers === '' ? name : `${name} ${numbers}`,
    ref: { kind: 'card', id: card.id },
    ...more,
  };
}

function minionScene(minion: MinionView, language: Language): CardScene {
  const face = minionFace(minion, language);
  return cardScene(minion.card, face, {
    notes: [...face.marks.map(({ label }) => label), STAGE_WORDS[language].actions(minion.actions)],
    under: minion.enchantments.map((card) => cardScene(card, cardFace(card, language))),
  });
}

/** A card of a hand; a closed one is known only by its place. */
const heldScene = (held: HandCard | null, seat: Seat, place: number, language: Language): CardScene =>
  held === null
    ? { id: `hand:${seat}:${place}`, face: null, name: STAGE_WORDS[language].closed }
    : cardScene(held.card, handFace(held, language));

function zonesOf(player: PlayerView, seat: Seat, isNear: boolean, language: Language): ZoneScene[] {
  const words = STAGE_WORDS[language];
  const { ritual, minions, graveyard, hand, deck, deckOrder } = player;
  const order = [...(deckOrder ?? [])].reverse();
  return [
    {
      id: `ritual:${seat}`,
      name: words.ritual,
      cards: ritual === null ? [] : [cardScene(ritual.card, ritualFace(ritual, language))],
      count: ritual === null ? 0 : 1,
    },
    {
      id: `minions:${seat}`,
      name: words.minions,
      cards: minions.map((minion) => minionScene(minion, language)),
      count: minions.length,
    },
    {
      id: `graveyard:${seat}`,
      name: words.graveyard,
      cards: graveyard.map((minion) => cardScene(minion.card, deadFace(minion, language))),
      count: graveyard.length,
    },
    {
      id: `hand:${seat}`,
      name: words.hand,
      cards: isNear ? [] : hand.map((held, place) => heldScene(held, seat, place, language)),
      count: hand.length,
    },
    {
      id: `deck:${seat}`,
      name: words.deck,
      cards: order.map((card) => cardScene(card, cardFace(card, language))),
      count: deck,
    },
  ];
}

function seatScene(view: View, seat: Seat, { presenter, players, language }: StageContext<Sorcery>): SeatScene {
  const words = STAGE_WORDS[language];
  const player = view.players[seat] as PlayerView;
  const { life, magic, deck, hand } = player;
  const portrait: SorceryPortrait = {
    slots: BOARD_LIMIT,
    hand: hand.length,
    emptySlot: words.emptySlot,
    known: words.known,
  };
  return {
    seat,
    id: `seat:${seat}`,
    name: presenter.name(seat),
    player: players[seat] ?? '',
    portrait,
    ref: { kind: 'seat', id: seat },
    facts: [
      { id: 'life', label: words.life, value: String(life) },
      { id: 'magic', label: words.magic, value: String(magic) },
      { id: 'deck', label: words.deck, value: String(deck) },
      { id: 'hand', label: words.hand, value: String(hand.length) },
    ],
    zones: zonesOf(player, seat, seat === view.seat, language),
    badges: [],
    isTurn: view.ended === null && view.active === seat,
    isOut: life <= 0,
  };
}

const handScene = ({ hand }: PlayerView, seat: Seat, language: Language): ZoneScene => ({
  id: 'hand',
  name: STAGE_WORDS[language].yourHand,
  cards: hand.map((held, place) => heldScene(held, seat, place, language)),
  count: hand.length,
});

/** What is touched for an option: who acts, next what it is aimed at. */
function touches(option: Option, seat: Seat): readonly ThingId[] {
  switch (option.type) {
    case 'play':
    case 'discard':
      return [thingOf(option.card)];
    case 'play-on':
      return [thingOf(option.card), thingOf(option.on)];
    case 'attack':
      return [thingOf(option.minion), `seat:${otherSeat(seat)}`];
    case 'use':
      return [thingOf(option.minion)];
    case 'attack-on':
    case 'use-on':
      return [thingOf(option.minion), thingOf(option.on)];
    case 'draw':
    case 'end':
      return [];
  }
}

export const stage: Stage<Sorcery> = {
  scene(view, context) {
    const { language } = context;
    const words = STAGE_WORDS[language];
    const middle: SorceryMiddle = { turn: words.turn(view.turn) };
    return {
      near: view.seat,
      facts: [
        { id: 'turn', label: words.turnLabel, value: String(view.turn) },
        ...(view.idle > 0 ? [{ id: 'idle', label: words.idle, value: String(view.idle) }] : []),
      ],
      seats: SEATS.map((seat) => seatScene(view, seat, context)),
      centre: [
        {
          id: 'gone',
          name: words.gone,
          cards: view.gone.map((card) => cardScene(card, cardFace(card, language))),
          count: view.gone.length,
        },
      ],
      resolving: [],
      hand: view.seat === null ? null : handScene(view.players[view.seat] as PlayerView, view.seat, language),
      extra: middle,
    };
  },
  touches: (option, { seat }) => touches(option, seat),
  least: ({ type }) => (type === 'end' ? 'end' : null),
  tone: ({ type }) => (type === 'turn-started' ? 'turn' : type === 'game-ended' ? 'turning' : 'plain'),
  annals: async () => (await import('./annals.ts')).annals,
  beat: beatOf,
  place: placeOf,
  sheet: (ref, view, { language }) => sheetOf(ref, view, language),
  find,
  asks,
  does,
  next,
  refuses,
  spares,
  read,
  // Who was given no name is called as at any table.
  name: ({ players }, seat) => (players[seat]?.name === `P${seat + 1}` ? undefined : players[seat]?.name),
  ending: ({ label }, { presenter, language }) => {
    if (label !== 'p1' && label !== 'p2') return undefined;
    return STAGE_WORDS[language].wins(presenter.name(label === 'p1' ? 0 : 1));
  },
  // The next turn's beginning says it.
  hides: ({ type }) => type === 'turn-ended',
};
