import { plain } from '@cardwright/presenter';
import { type Card, formatCard, type Thrones } from '@cardwright/thrones';
import type { CardScene } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import type { ThronesFace } from './face.ts';

export const faceOf = (card: Card): ThronesFace => {
  const [rank = '', suit] = formatCard(card);
  return { rank: rank === 'T' ? '10' : rank, suit: suit as ThronesFace['suit'] };
};

export const cardScene = (card: Card, { presenter }: StageContext<Thrones>): CardScene => ({
  id: `card:${formatCard(card)}`,
  face: faceOf(card),
  name: plain(presenter.noun('card', card)),
  ref: { kind: 'card', id: formatCard(card) },
});
