import type { ReactNode } from 'react';
import type { Look } from '../../look.ts';
import type { Fact, Scene, SeatScene } from '../../scene.ts';
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

/** The look of a game that has none of its own. */
export const look: Look = { theme: 'generic', Face, Back, Seat, Centre };
