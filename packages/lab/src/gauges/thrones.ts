import { CARD_COUNT, formatCard, type Thrones } from '@cardwright/thrones/public';
import type { Gauge } from '../gauge.ts';

const PLAYS = 6;
const CARDS = new Map(Array.from({ length: CARD_COUNT }, (_, card) => [formatCard(card), card]));

/** A turn is one of its six battles. */
export const thronesGauge: Gauge<Thrones> = {
  turn: ({ play }) => Math.min(PLAYS, play + 1),
  watch: () => (event) => {
    if (event.type === 'card-laid') return [{ way: 'played', seat: event.seat, card: formatCard(event.card) }];
    if (event.type !== 'hand-dealt') return [];
    return (event.secret?.cards ?? []).map((card) => ({ way: 'dealt', seat: event.seat, card: formatCard(card) }));
  },
  hasLeaf: true,
  roles: [],
  cardField: 'card',
  cardValue: (card) => CARDS.get(card),
};
