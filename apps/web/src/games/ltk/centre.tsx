import type { Scene, ZoneScene } from '@cardwright/client';
import type { HeroFace, LtkExtra } from '@cardwright/client/ltk';
import type { ReactNode } from 'react';
import { Browse } from '../../table/browse.tsx';
import { Card } from '../../table/card.tsx';
import { useTableState } from '../../table/context.tsx';
import { Thing } from '../../table/thing.tsx';
import { Back } from './card-face.tsx';

/** How many of the last plays stay in sight while nothing is being resolved. */
const RECENT = 6;

const zoneOf = ({ centre }: Scene, name: string): ZoneScene | undefined =>
  centre.find(({ id }) => id === `pile:${name}`);

function Deck({ zone }: { zone: ZoneScene }): ReactNode {
  return (
    <div className="pile-of deck">
      <Thing id={zone.id} name={`${zone.name} ${zone.count}`} look={{ kind: 'deck', id: 'deck' }} className="card">
        <Back />
      </Thing>
      <span className="pile-label">
        {zone.name} <b>{zone.count}</b>
      </span>
    </div>
  );
}

/** What was played last, the newest on top. */
function Recent({ zone, without, most }: { zone: ZoneScene; without: readonly string[]; most: number }): ReactNode {
  const cards = zone.cards.filter(({ id }) => !without.includes(id)).slice(-most);
  return (
    <div className="recent">
      {cards.map((card, i) => (
        <span key={card.id} className="dropped" style={{ '--age': cards.length - 1 - i } as object}>
          <Card card={card} />
        </span>
      ))}
      {cards.length === 0 ? <span className="empty-place" aria-hidden="true" /> : null}
    </div>
  );
}

/** The skills of the heroes picked to be chosen, in full. */
function PickedHeroes({ zone }: { zone: ZoneScene }): ReactNode {
  const picked = useTableState((state) => state.picked);
  const faces = zone.cards.flatMap(({ id, face }) =>
    picked.includes(id) && (face as HeroFace | null)?.is === 'hero' ? [face as HeroFace] : [],
  );
  if (faces.length === 0) return null;
  return (
    <div className="picked-heroes" aria-live="polite">
      {faces.map(({ tile, skills }) => (
        <p key={tile.id}>
          <b>{tile.name}</b>
          {skills.map(({ name, text }) => (
            <span key={name} className="picked-skill">
              <strong>{name}</strong> {text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function Offered({ zone }: { zone: ZoneScene }): ReactNode {
  if (zone.count === 0) return null;
  return (
    <div className="offered">
      <div
        className="offered-cards"
        role="group"
        aria-label={zone.name}
        style={{ '--count': zone.cards.length } as object}
      >
        {zone.cards.map((card) => (
          <Card key={card.id} card={card} isOffered />
        ))}
      </div>
      <PickedHeroes zone={zone} />
    </div>
  );
}

/** The place an answer goes to. */
const Wanted = ({ wanted }: { wanted: NonNullable<LtkExtra['wanted']> }): ReactNode => (
  <span className="wanted" aria-hidden="true">
    <span className="brush">{wanted.brush === '' ? '?' : wanted.brush}</span>
    <span>{wanted.text}</span>
  </span>
);

export function Centre({ scene }: { scene: Scene }): ReactNode {
  const { wanted, offered, played } = scene.extra as LtkExtra;
  const [deck, discard, open, choices] = ['deck', 'discard', 'table', 'offered'].map((name) => zoneOf(scene, name));
  const isBusy = scene.resolving.length > 0 || offered.length > 0;
  return (
    <div className={`middle ${isBusy ? 'busy' : ''}`}>
      {deck === undefined ? null : <Deck zone={deck} />}
      {choices === undefined ? null : <Offered zone={choices} />}
      {open === undefined || open.count === 0 ? null : (
        <div className="on-table" role="group" aria-label={open.name}>
          {open.cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </div>
      )}
      {wanted === null ? null : <Wanted wanted={wanted} />}
      {discard === undefined ? null : (
        <div className="pile-of discard" data-place={discard.id}>
          <Recent zone={discard} without={[...offered, ...played]} most={isBusy ? 1 : RECENT} />
          <Browse zone={discard} className="pile-label">
            {discard.name} <b>{discard.count}</b>
          </Browse>
        </div>
      )}
    </div>
  );
}
