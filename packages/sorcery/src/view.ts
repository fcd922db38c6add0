import { type Rng, type Seat, shuffle, type Viewer } from '@cardwright/engine';
import { cardOf } from './catalogue.ts';
import { abilityCost, activatedOf, enchantmentsOn, hasDelay, isSilenced, viewLayers } from './layers.ts';
import { namesOf } from './setup.ts';
import { isWithSubtypes } from './subtypes.ts';
import { playerOf } from './triggers.ts';
import {
  type Card,
  type HandCard,
  type Minion,
  type MinionView,
  type Options,
  type Player,
  type PlayerView,
  type RulesView,
  SEATS,
  type State,
  type View,
} from './types.ts';

/** Everything that leaves a state. Closed until it is over: the other's hand but for minions that went back to it, and the order of both decks. */
export function view(s: State, viewer: Viewer): View {
  return {
    seat: typeof viewer === 'number' ? viewer : null,
    rules: viewRules(s.options),
    turn: s.turn,
    active: s.active,
    idle: s.idle,
    players: [viewPlayer(s, 0, viewer), viewPlayer(s, 1, viewer)],
    gone: s.gone.map((id) => cardIn(s, id)),
    ended: s.ended,
  };
}

/** A card by its id, for somebody outside: nothing that leaves a state is part of it. */
export const cardIn = (s: State, id: number): Card => ({ ...(s.cards[id] as Card) });

export const viewRules = (options: Options): RulesView => ({
  edition: options.edition,
  subtypes: isWithSubtypes(options),
  silenceTriggers: options.silenceTriggers,
  testing: options.testing,
});

function viewPlayer(s: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(s, seat);
  const seesAll = viewer === 'all' || s.ended !== null;
  const isOpen = seesAll || viewer === seat;
  const hand = player.hand.map((id) => viewHandCard(s, player, id, isOpen));
  return {
    name: namesOf(s.options)[seat] as string,
    life: player.life,
    magic: player.magic,
    deck: player.deck.length,
    unseen: unseenOf(s, player, isOpen),
    hand,
    minions: player.minions.map(viewMinion),
    ritual: player.ritual === null ? null : { card: { ...player.ritual.card }, charges: player.ritual.charges },
    graveyard: player.graveyard.map(viewMinion),
    deckOrder: seesAll ? player.deck.map((id) => cardIn(s, id)).reverse() : null,
  };
}

const byId = (a: number, b: number): number => a - b;

const returnedMinion = ({ returned }: Player, id: number): Minion | undefined =>
  returned.find(({ card }) => card.id === id);

/** The cards that the other player cannot tell apart: the deck, and the hand but for what went back to it. */
const closedCards = (player: Player): number[] => [
  ...player.deck,
  ...player.hand.filter((id) => returnedMinion(player, id) === undefined),
];

/** The names of the cards whose places a viewer does not know: of a player's deck, and of its hand where that is closed. */
export const unseenOf = (s: State, player: Player, isOpen: boolean): string[] =>
  (isOpen ? player.deck.slice() : closedCards(player)).sort(byId).map((id) => (s.cards[id] as Card).name);

export function viewHandCard(s: State, player: Player, id: number, isOpen: boolean): HandCard | null {
  const returned = returnedMinion(player, id);
  if (returned !== undefined) {
    return { card: { ...returned.card }, attack: returned.attack, defence: returned.defence, isKnown: true };
  }
  if (!isOpen) return null;
  const card = cardIn(s, id);
  const definition = cardOf(card.name);
  const [attack, defence] = definition.type === 'minion' ? [definition.attack, definition.defence] : [null, null];
  return { card, attack, defence, isKnown: false };
}

export const viewMinion = (minion: Minion): MinionView => ({
  card: { ...minion.card },
  attack: minion.attack,
  defence: minion.defence,
  actions: minion.actions,
  enchantments: enchantmentsOn(minion).map(({ card }) => ({ ...card })),
  layers: viewLayers(minion),
  abilityCosts: activatedOf(minion).map((ability) => abilityCost(minion, ability)),
  isSilenced: isSilenced(minion),
  isDelayed: hasDelay(minion),
  hasBonus: minion.layers.some((layer) => layer.kind === 'subtype'),
});

/** Shuffles both decks: nobody has looked at them. */
export function restack(s: State, rng: Rng): void {
  for (let each = 0; each < SEATS; each++) shuffle(rng, playerOf(s, each).deck);
}

/** Deals anew what the seat cannot know: its own deck's order, the other's deck and closed hand. */
export function imagine(s: State, seat: Seat, rng: Rng): void {
  for (let each = 0; each < SEATS; each++) {
    const player = playerOf(s, each);
    if (each === seat) {
      shuffle(rng, player.deck.sort(byId));
      continue;
    }
    const closed = shuffle(rng, closedCards(player).sort(byId));
    player.hand = player.hand.map((id) => (returnedMinion(player, id) === undefined ? (closed.pop() as number) : id));
    player.deck = closed;
  }
}
