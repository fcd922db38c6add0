import type { Scene } from '@cardwright/client';
import type { SorceryMiddle } from '@cardwright/client/sorcery';
import type { ReactNode } from 'react';
import type { Skin } from '../../skin.ts';
import { Browse } from '../../table/browse.tsx';
import { CardBack, CardFace } from './card-face.tsx';
import { Order, OrderFold } from './order.tsx';
import { Side } from './side.tsx';
import './card.css';
import './card-sizes.css';
import './sorcery.css';
import './board-sizes.css';
import './phone.css';

/** The line between the two sides: whose turn it is by number, and what has left the game. */
function Centre({ scene }: { scene: Scene }): ReactNode {
  const { turn } = scene.extra as SorceryMiddle;
  const [gone] = scene.centre;
  return (
    <div className="meridian">
      <span className="turn">{turn}</span>
      {gone === undefined || gone.count === 0 ? null : (
        <Browse zone={gone} className="gone">
          {gone.name} <b>{gone.count}</b>
        </Browse>
      )}
    </div>
  );
}

export const skin: Skin = {
  theme: 'sorcery',
  Face: CardFace,
  Back: CardBack,
  Seat: Side,
  Centre,
  Aside: Order,
  Foretold: OrderFold,
};
