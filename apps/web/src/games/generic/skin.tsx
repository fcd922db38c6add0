import type { Fact, Scene, SeatScene, ZoneScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import type { Skin } from '../../skin.ts';
import { Card } from '../../table/card.tsx';
import { SeatFrame } from '../../table/seat-frame.tsx';
import './generic.css';

/** The suits that are red, wherever they stand in a name. */
const RED = /[♥♦]/;

const SHORT = 3; // letters of a name that can stand large in the middle too

/** The name stands in the corner, where it can be read when cards overlap. */
const Face = ({ name }: { name: string }): ReactNode => (
  <span className={RED.test(name) ? 'face red' : 'face'}>
    <b className="corner">{name}</b>
    {[...name].length > SHORT ? null : <span className="large">{name}</span>}
  </span>
);

const Back = (): ReactNode => <span className="back" />;

const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <span className="facts">
    {facts.map(({ id, label, value }) => (
      <span key={id} className="fact">
        {label} <b>{value}</b>
      </span>
    ))}
  </span>
);

const Zone = ({ zone, isSmall }: { zone: ZoneScene; isSmall: boolean }): ReactNode => (
  <div className="named-zone" role="group" aria-label={zone.name}>
    <span className="zone-label">{zone.name}</span>
    {zone.cards.map((card) => (
      <Card key={card.id} card={card} className={isSmall ? 'small' : ''} />
    ))}
    {zone.cards.length === 0 ? <span className="no-cards">–</span> : null}
  </div>
);

const Seat = ({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode => (
  <SeatFrame
    seat={seat}
    isNear={isNear}
    portrait={
      <span className="who">
        <b>{seat.name}</b> <small>{seat.player}</small>
        <Facts facts={seat.facts} />
      </span>
    }
  >
    {seat.zones.map((zone) => (
      <Zone key={zone.id} zone={zone} isSmall />
    ))}
  </SeatFrame>
);

const Centre = ({ scene }: { scene: Scene }): ReactNode => (
  <div className="plain-middle">
    {scene.centre.map((zone) => (
      <Zone key={zone.id} zone={zone} isSmall={false} />
    ))}
  </div>
);

/** The skin of a game that has none of its own. */
export const skin: Skin = { theme: 'generic', Face, Back, Seat, Centre };
