import { type Card, type GameEvent, type Sorcery, type View } from '@cardwright/sorcery';
import type { CardScene, CueKind, ThingId } from '../../scene.ts';
import type { Beat, Placed, StageContext } from '../../stage.ts';
import { cardFace } from './faces.ts';

/** What there is to see, and for how long; what is not here is only told. */
const BEATS: Readonly<Partial<Record<GameEvent['type'], readonly [kind: CueKind, ms: number]>>> = {
  'turn-started': ['turn', 450],
  'card-drawn': ['draw', 300],
  'card-discarded': ['move', 350],
  'card-played': ['use', 500],
  'card-played-on': ['use', 600],
  'player-attacked': ['attack', 420],
  'minion-attacked': ['attack', 420],
  'ability-used': ['skill', 450],
  'ability-used-on': ['use', 500],
  'minion-triggered': ['skill', 500],
  'ritual-triggered': ['skill', 500],
  'minion-entered': ['equip', 350],
  'minion-damaged': ['hurt', 400],
  'minion-strengthened': ['gain', 400],
  'minion-died': ['die', 650],
  'minion-returned': ['move', 450],
  'minion-removed': ['move', 450],
  'enchantment-lost': ['stop', 350],
  'subtype-gained': ['gain', 350],
  'subtype-lost': ['stop', 350],
  'ritual-replaced': ['die', 400],
  'ritual-destroyed': ['die', 500],
  'ritual-recharged': ['gain', 400],
  'player-damaged': ['hurt', 500],
};

export function beatOf({ type }: GameEvent): Beat | null {
  const found = BEATS[type];
  return found === undefined ? null : { kind: found[0], ms: found[1] };
}

const thing = ({ id }: Card): ThingId => `card:${id}`;

/** Where an event is seen. */
export function placeOf(event: GameEvent, _view: View, { language }: StageContext<Sorcery>): Placed {
  const own: ThingId[] = 'seat' in event ? [`seat:${event.seat}`] : [];
  const from = own[0] ?? null;
  const face = (card: Card): CardScene => ({
    id: thing(card),
    face: cardFace(card, language),
    name: cardFace(card, language).name,
    ref: { kind: 'card', id: card.id },
  });
  switch (event.type) {
    case 'card-played':
      return { from, card: face(event.card) };
    case 'card-played-on':
      return { from, card: face(event.card), to: [thing(event.on)] };
    case 'player-attacked':
      return { from: thing(event.minion), to: [`seat:${event.owner}`] };
    case 'minion-attacked':
    case 'ability-used-on':
      return { from: thing(event.minion), to: [thing(event.on)] };
    case 'ability-used':
    case 'minion-triggered':
      return { to: [thing(event.minion)] };
    case 'ritual-triggered':
    case 'ritual-recharged':
    case 'ritual-replaced':
    case 'ritual-destroyed':
      return { to: [thing(event.ritual)] };
    case 'minion-damaged':
      return { to: [thing(event.minion)], amount: event.amount };
    case 'minion-strengthened':
      return { to: [thing(event.minion)], detail: gainOf(event) };
    case 'minion-entered':
    case 'minion-died':
    case 'minion-returned':
    case 'minion-removed':
    case 'enchantment-lost':
    case 'subtype-gained':
    case 'subtype-lost':
      return { from, to: [thing(event.minion)] };
    case 'player-damaged':
      return { to: own, amount: event.amount };
    default:
      return { to: own };
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const gainOf = ({ attack, defence }: { readonly attack: number; readonly defence: number }): string =>
  `${signed(attack)}/${signed(defence)}`;
