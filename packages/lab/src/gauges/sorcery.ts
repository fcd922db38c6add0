import type { Sorcery } from '@cardwright/sorcery/public';
import type { Gauge } from '../gauge.ts';

export const sorceryGauge: Gauge<Sorcery> = {
  turn: ({ turn }) => turn,
  watch: () => (event) => {
    switch (event.type) {
      case 'hand-dealt':
        return (event.secret?.cards ?? []).map(({ name }) => ({ way: 'dealt', seat: event.seat, card: name }));
      case 'card-drawn':
        return event.secret === undefined ? [] : [{ way: 'drawn', seat: event.seat, card: event.secret.card.name }];
      case 'card-played':
      case 'card-played-on':
        return [{ way: 'played', seat: event.seat, card: event.card.name }];
      default:
        return [];
    }
  },
  hasLeaf: true,
  roles: [],
  cardField: 'card',
  cardValue: (name) => ({ id: 0, name }),
};
