import type { Scene, SeatScene, ZoneScene } from '@cardwright/client';
import type { ThronesOutlook, ThronesPortrait, ThronesStanding } from '@cardwright/client/thrones';
import type { ReactNode } from 'react';
import type { Skin } from '../../skin.ts';
import { Card } from '../../table/card.tsx';
import { useTableState } from '../../table/context.tsx';
import { SeatFrame } from '../../table/seat-frame.tsx';
import { Thing } from '../../table/thing.tsx';
import { Banner } from './banner.tsx';
import { Battle } from './battle.tsx';
import { Back, Face } from './card-face.tsx';
import { Outlook } from './outlook.tsx';
import './thrones.css';
import './battle.css';
import './outlook.css';
import './phone.css';

function Seat({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode {
  const { team, hearts, effects } = seat.portrait as ThronesPortrait;
  const open = seat.zones[0]?.cards ?? [];
  return (
    <SeatFrame
      seat={seat}
      isNear={isNear}
      portrait={
        <>
          <span className={`shield team-${team}`} aria-hidden="true">
            {seat.seat + 1}
          </span>
          <span className="who">
            <b>{seat.name}</b>
            <small>{seat.player}</small>
            <span className="facts">
              {seat.facts.map(({ id, label, value }) => (
                <span key={id} className={`fact ${id}`}>
                  {label} <b>{value}</b>
                </span>
              ))}
            </span>
          </span>
        </>
      }
    >
      {isNear ? null : open.length > 0 ? (
        <div className="open-hand">
          {open.map((card) => (
            <Card key={card.id} card={card} className="small" />
          ))}
        </div>
      ) : (
        <span className="closed-hand" aria-hidden="true">
          {Array.from({ length: hearts + effects }, (_, i) => (
            <i key={i} style={{ '--i': i } as object} />
          ))}
        </span>
      )}
    </SeatFrame>
  );
}

/** What a sentence tells of: what stands before it is seen already. */
const TOLD_OF = /^[^:：]*[:：]\s*/;

/** What laying the picked card on a pile would change; null: none is picked, or it may not lie there. */
const useChange = (pile: string): string | null =>
  useTableState(({ frame, picked }) => {
    const choice = frame?.prompt?.choices.find(
      ({ touches }) => touches.includes(pile) && touches.some((thing) => thing !== pile && picked.includes(thing)),
    );
    return (
      choice?.label
        .map(({ text }) => text)
        .join('')
        .replace(TOLD_OF, '') ?? null
    );
  });

function Pile({ zone, team, isOwn }: { zone: ZoneScene; team: number; isOwn: boolean }): ReactNode {
  const said = [zone.name, ...(zone.facts ?? []).map(({ label, value }) => `${label} ${value}`)];
  const change = useChange(zone.id);
  return (
    <div className={`pile-place team-${team} ${isOwn ? 'own-pile' : ''}`}>
      <Thing id={zone.id} name={said.join(', ')} className="pile-head">
        <span className={`shield team-${team}`} aria-hidden="true">
          {team + 1}
        </span>
        <span className="pile-name">{zone.name}</span>
        {(zone.facts ?? []).map(({ id, label, value }) => (
          <span key={id} className={`stat ${id}`}>
            <small>{label}</small>
            <b>{value}</b>
          </span>
        ))}
      </Thing>
      <div className="pile-cards" style={{ '--count': zone.cards.length } as object}>
        {zone.cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
        {zone.cards.length === 0 ? <span className="empty-card" /> : null}
      </div>
      {change === null ? null : (
        <p className="change" role="note">
          {change}
        </p>
      )}
    </div>
  );
}

function Centre({ scene }: { scene: Scene }): ReactNode {
  const { now, standing } = scene.extra as {
    readonly now: ThronesOutlook | null;
    readonly standing: ThronesStanding;
  };
  return (
    <>
      <Banner standing={standing} />
      <div className="piles">
        {scene.centre.map((zone, team) => (
          <Pile key={zone.id} zone={zone} team={team} isOwn={team === (scene.near ?? 0) % 2} />
        ))}
        {now === null ? null : <Outlook outlook={now} near={standing.near} />}
      </div>
    </>
  );
}

export const skin: Skin = { theme: 'thrones', Face, Back, Seat, Centre, Battle };
