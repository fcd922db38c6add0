import type { CardScene, SeatScene, ZoneScene } from '@cardwright/client';
import type { SorceryPortrait } from '@cardwright/client/sorcery';
import type { ReactNode } from 'react';
import { Browse } from '../../table/browse.tsx';
import { Card } from '../../table/card.tsx';
import { SeatFrame } from '../../table/seat-frame.tsx';
import { Thing } from '../../table/thing.tsx';
import { CardFace } from './card-face.tsx';
import { FactSign, Sign } from './signs.tsx';

const zoneOf = ({ zones, seat }: SeatScene, name: string): ZoneScene =>
  zones.find(({ id }) => id === `${name}:${seat}`) as ZoneScene;

/** A player's side of the board: ritual, player and graveyard in a row, five places for minions before them. */
export function Side({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode {
  const { slots, emptySlot, known } = seat.portrait as SorceryPortrait;
  const seen = zoneOf(seat, 'hand').cards.filter(({ face }) => face !== null);
  return (
    <SeatFrame seat={seat} isNear={isNear} portrait={<Portrait seat={seat} isNear={isNear} />}>
      <RitualPlace zone={zoneOf(seat, 'ritual')} />
      <Graveyard zone={zoneOf(seat, 'graveyard')} />
      {seen.length === 0 ? null : <Seen cards={seen} label={known} />}
      <Minions zone={zoneOf(seat, 'minions')} slots={slots} emptySlot={emptySlot} />
    </SeatFrame>
  );
}

function Portrait({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode {
  const { hand } = seat.portrait as SorceryPortrait;
  return (
    <>
      <span className="who">
        <b>{seat.name}</b>
        <small>{seat.player}</small>
      </span>
      <span className="facts">
        {seat.facts.map(({ id, label, value }) => (
          <span key={id} className={`fact of-${id}`}>
            <FactSign id={id} />
            <b>{value}</b>
            <small>{label}</small>
          </span>
        ))}
      </span>
      {isNear ? null : (
        <span className="held" aria-hidden="true">
          {Array.from({ length: hand }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </>
  );
}

function RitualPlace({ zone }: { zone: ZoneScene }): ReactNode {
  const [ritual] = zone.cards;
  return (
    <div className="ritual-place" role="group" aria-label={zone.name}>
      {ritual === undefined ? <Hollow label={zone.name} of="ritual" /> : <Card card={ritual} />}
    </div>
  );
}

const Hollow = ({ label, of }: { label: string; of: 'ritual' | 'deck' }): ReactNode => (
  <span className="hollow">
    <Sign of={of} />
    {label}
  </span>
);

function Graveyard({ zone }: { zone: ZoneScene }): ReactNode {
  const top = zone.cards.at(-1);
  return (
    <div className="grave-place">
      {top === undefined ? (
        <Hollow label={zone.name} of="deck" />
      ) : (
        <Browse zone={zone} className="grave">
          <span className="card">
            <CardFace face={top.face} />
          </span>
          <span className="count">
            {zone.name} <b>{zone.count}</b>
          </span>
        </Browse>
      )}
    </div>
  );
}

/** Cards in a hand that everybody knows, or that this viewer may see. */
function Seen({ cards, label }: { cards: readonly CardScene[]; label: string }): ReactNode {
  return (
    <div className="seen" role="group" aria-label={label}>
      <span>{label}</span>
      {cards.map(({ id, name, ref }) => (
        <Thing key={id} id={id} name={name} look={ref} className="seen-card">
          {name}
        </Thing>
      ))}
    </div>
  );
}

interface MinionsProps {
  readonly zone: ZoneScene;
  readonly slots: number;
  readonly emptySlot: string;
}

function Minions({ zone, slots, emptySlot }: MinionsProps): ReactNode {
  return (
    <div className="minions" role="group" aria-label={`${zone.name} ${zone.count}/${slots}`}>
      {Array.from({ length: Math.max(slots, zone.cards.length) }, (_, slot) => {
        const card = zone.cards[slot];
        return (
          <div key={card?.id ?? slot} className="slot">
            {card === undefined ? <span className="hollow">{emptySlot}</span> : <Card card={card} />}
          </div>
        );
      })}
    </div>
  );
}
