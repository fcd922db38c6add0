import type { Seat } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { CardScene, CueKind, ThingId } from '../../scene.ts';
import type { Beat, Placed, StageContext } from '../../stage.ts';
import { cardScene, faceOf } from './cards.ts';

type GameEvent = Ltk['event'];

/** What there is to see, and for how long; what is not here is only told. */
const BEATS: Readonly<Record<string, readonly [kind: CueKind, ms: number]>> = {
  'turn-started': ['turn', 450],
  'cards-drawn': ['draw', 350],
  'card-used': ['use', 700],
  'card-played': ['answer', 600],
  'card-negated': ['stop', 450],
  'card-stopped': ['stop', 450],
  dodged: ['stop', 350],
  'target-changed': ['use', 500],
  'target-added': ['use', 400],
  'skill-invoked': ['skill', 500],
  'fate-met': ['judge', 450],
  'judgement-started': ['judge', 650],
  'judgement-replaced': ['judge', 550],
  judged: ['judge', 400],
  damaged: ['hurt', 700],
  'life-lost': ['hurt', 600],
  'max-life-lost': ['lose', 500],
  'max-life-gained': ['gain', 450],
  recovered: ['heal', 550],
  'cards-equipped': ['equip', 450],
  'cards-placed': ['equip', 450],
  'cards-discarded': ['move', 350],
  'cards-given': ['move', 450],
  'cards-taken': ['move', 450],
  'cards-gained': ['move', 400],
  'cards-swapped': ['move', 500],
  'cards-shown': ['reveal', 550],
  contested: ['reveal', 650],
  'hero-chosen': ['reveal', 400],
  'hero-revealed': ['reveal', 700],
  'skill-gained': ['gain', 450],
  'skill-lost': ['stop', 400],
  chained: ['gain', 300],
  unchained: ['gain', 300],
  'turned-down': ['gain', 350],
  'turned-up': ['gain', 350],
  'phase-skipped': ['stop', 400],
  dying: ['dying', 600],
  died: ['die', 700],
};

export function beatOf({ type }: GameEvent): Beat | null {
  const found = Object.hasOwn(BEATS, type) ? BEATS[type] : undefined;
  return found === undefined ? null : { kind: found[0], ms: found[1] };
}

type Card = NonNullable<GameEvent['card']>;

const seatId = (seat: Seat): ThingId => `seat:${seat}`;

/** A card as it counts; one that lies open on the table is that very card. */
function shownCard(card: Card, view: View, { presenter, language }: StageContext<Ltk>): CardScene {
  const [only] = card.real;
  const isItself = card.real.length === 1 && only !== undefined;
  const isUsed = isItself || view.stack.length === 0;
  return {
    id: isUsed && isItself ? `card:${only}` : `use:${view.stack.length - 1}`,
    face: faceOf(card, language),
    name: plain(presenter.noun('card', card)),
    ref: { kind: 'card', id: card.name },
  };
}

const isSame = (a: Card, b: Card): boolean => a.name === b.name && a.real.join() === b.real.join();

/** Whom a card is used against or for: its targets; for an answer, whoever used what is answered, and the dying. */
function placeOfUse({ seat, card, targets = [] }: GameEvent, view: View, context: StageContext<Ltk>): Placed {
  const from = seat === undefined ? null : seatId(seat);
  if (card === undefined) return { from };
  const top = view.stack.at(-1);
  const shown = shownCard(card, view, context);
  if (top !== undefined && top.user === seat && isSame(top.card, card))
    return { kind: 'use', from, card: shown, to: targets.map(seatId), ...(targets.length === 0 ? { ms: 450 } : {}) };
  if (targets.length > 0) return { kind: 'use', from, card: shown, to: targets.map(seatId) };
  return { kind: 'answer', ms: 600, from, card: shown, to: top === undefined ? [] : [seatId(top.user)] };
}

/** Where cards come from that somebody has or gets. */
const placeOfCards = ({ type, seat, to }: GameEvent): Placed => {
  const [owner, other] = [seat, to].map((each) => (each == null ? null : seatId(each))) as [
    ThingId | null,
    ThingId | null,
  ];
  if (type === 'cards-discarded') return { from: owner, to: ['pile:discard'] };
  if (type === 'cards-gained' || type === 'cards-equipped' || type === 'cards-placed')
    return { from: 'pile:table', to: owner === null ? [] : [owner] };
  return { from: owner, to: other === null ? [] : [other] };
};

/** Where an event is seen. */
export function placeOf(event: GameEvent, view: View, context: StageContext<Ltk>): Placed {
  const { type, seat, from, to, card, amount = 0, cards = [] } = event;
  const own = seat === undefined ? [] : [seatId(seat)];
  const source = from == null ? null : seatId(from);
  switch (type) {
    case 'cards-drawn':
      return { from: 'pile:deck', to: own, amount: event.count ?? 0 };
    case 'card-used':
    case 'card-played':
      return placeOfUse(event, view, context);
    case 'target-changed':
    case 'target-added':
      return { from: own[0] ?? null, to: to == null ? [] : [seatId(to)] };
    case 'skill-invoked':
      return {
        to: own,
        detail: plain(context.presenter.noun('skill', event.skill ?? '')),
      };
    case 'judgement-started':
    case 'judgement-replaced':
    case 'judged':
    case 'fate-met':
      return { from: 'pile:deck', to: own, card: card === undefined ? null : shownCard(card, view, context) };
    case 'damaged':
      return { from: source, to: own, amount };
    case 'recovered':
      return { from: source, to: own, amount };
    case 'died':
      return { from: source, to: own };
    case 'contested':
      return { from: own[0] ?? null, to: to == null ? [] : [seatId(to)] };
    default:
      if (type.startsWith('cards-') && type !== 'cards-shown') return placeOfCards(event);
      return {
        to: own,
        amount,
        ...(cards[0] === undefined ? {} : { card: cardScene(view, cards[0], context) }),
      };
  }
}
