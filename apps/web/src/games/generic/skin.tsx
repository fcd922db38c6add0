import type { Fact, Scene, SeatScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import type { Skin } from '../../skin.ts';
import { SeatFrame } from '../../table/seat-frame.tsx';
import { Suited } from '../../table/suited.tsx';
import { Zone } from '../../table/zone.tsx';

const Face = ({ name }: { name: string }): ReactNode => (
  <span className="face plain-face">
    <Suited text={name} />
  </span>
);

const MANY = 8; // more lie in a pile

const Back = (): ReactNode => <span className="back" />;

const Seat = ({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode => (
  <SeatFrame
    seat={seat}
    isNear={isNear}
    portrait={
      <span className="plain-portrait">
        <b>{seat.name}</b> <small>{seat.player}</small>
        {seat.facts.map(({ id, label, value }) => (
          <span key={id} className="plain-fact">{`${label} ${value}`}</span>
        ))}
      </span>
    }
  />
);

const Centre = ({ scene }: { scene: Scene }): ReactNode => (
  <div className="plain-centre">
    <dl className="plain-facts">
      {(scene.extra as readonly Fact[]).map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {scene.centre.map((zone) => (
      <div key={zone.id} className="plain-zone">
        <p>{zone.name}</p>
        <Zone zone={zone} as={zone.count > MANY ? 'pile' : 'row'} />
      </div>
    ))}
  </div>
);

/** The skin of a game that has none of its own. */
export const skin: Skin = { theme: 'generic', Face, Back, Seat, Centre };
