import type { ReactNode } from 'react';
import type { Look } from '../../look.ts';
import type { Scene } from '../../scene.ts';
import { Browse } from '../../table/browse.tsx';
import { CardBack, CardFace } from './card-face.tsx';
import type { SorceryMiddle } from './face.ts';
import { Side } from './side.tsx';
import './card.css';
import './card-sizes.css';
import './sorcery.css';
import './board-sizes.css';

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

export const look: Look = { theme: 'sorcery', Face: CardFace, Back: CardBack, Seat: Side, Centre };
