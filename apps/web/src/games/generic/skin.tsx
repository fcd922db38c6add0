import type { Fact, Scene, SeatScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import type { Skin } from '../../skin.ts';
import { SeatFrame } from '../../table/seat-frame.tsx';

const Face = ({ name }: { name: string }): ReactNode => <span className="face">{name}</span>;

const Back = (): ReactNode => <span className="back" />;

const Seat = ({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode => (
  <SeatFrame
    seat={seat}
    isNear={isNear}
    portrait={
      <span>
        <b>{seat.name}</b> <small>{seat.player}</small>
      </span>
    }
  />
);

const Centre = ({ scene }: { scene: Scene }): ReactNode => (
  <dl className="plain-facts">
    {(scene.extra as readonly Fact[]).map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The skin of a game that has none of its own. */
export const skin: Skin = { theme: 'generic', Face, Back, Seat, Centre };
