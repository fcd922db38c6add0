import type { CardScene, Cue, SeatScene, ZoneScene } from '@cardwright/client';
import type { CardFace, LtkExtra, LtkPortrait } from '@cardwright/client/ltk';
import type { ReactNode } from 'react';
import { useTableState } from '../../table/context.tsx';
import { SeatFrame } from '../../table/seat-frame.tsx';
import { Thing } from '../../table/thing.tsx';
import { Sign } from './signs.tsx';
import { Tile } from './tile.tsx';

const MOST_HEARTS = 6;
const SUITS = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' } as const;

/** How a player's life has just changed. */
const changeOf = (cue: Cue | null, seat: string): number => {
  if (cue === null || !cue.to.includes(seat)) return 0;
  return cue.kind === 'hurt' ? -cue.amount : cue.kind === 'heal' ? cue.amount : 0;
};

const heartAt = (i: number, left: number, change: number): string => {
  if (i >= left) return i < left - change ? 'gone leaving' : 'gone';
  return i >= left - change ? 'coming' : '';
};

/** Life: full hearts left, empty ones lost; a number where there are too many. */
function Hearts({ seat, hp, maxHp }: { seat: string; hp: number; maxHp: number }): ReactNode {
  const change = useTableState(({ frame }) => changeOf(frame?.cue ?? null, seat));
  if (maxHp === 0) return null;
  const left = Math.max(0, hp);
  const lost = Math.max(0, maxHp - left);
  return (
    <span className={`hearts ${left <= 1 ? 'low' : ''}`} aria-hidden="true">
      <span className="each">
        {maxHp > MOST_HEARTS
          ? `♥ ${hp}/${maxHp}`
          : Array.from({ length: left + lost }, (_, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <i key={i} className={heartAt(i, left, change)}>
                {i < left ? '♥' : '♡'}
              </i>
            ))}
        {hp < 0 && maxHp <= MOST_HEARTS ? ` ${hp}` : ''}
      </span>
      <span className="counted">
        ♥{hp}
        <i>/{maxHp}</i>
      </span>
    </span>
  );
}

function Portrait({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode {
  const { tiles, title, chinese, seatName, hp, maxHp, hand, role, claim, far, states, signs } =
    seat.portrait as LtkPortrait;
  return (
    <>
      <span className="tiles">
        {tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} />
        ))}
      </span>
      <span className="who">
        <span className="names">
          <b>{title}</b> {chinese === '' ? null : <small lang="zh">{chinese}</small>}
        </span>
        {seatName === '' && !isNear ? null : (
          <small className="called">
            {[isNear ? seat.player : '', seatName].filter((each) => each !== '').join(' · ')}
          </small>
        )}
        {seat.isOut ? null : <Hearts seat={seat.id} hp={hp} maxHp={maxHp} />}
        {maxHp === 0 || seat.isOut ? null : (
          <span className="counts">
            <span className="count">
              <Sign id="hand" />
              {hand}
            </span>
            {far === null ? null : (
              <span className={`count reach ${far.isWithin ? 'within' : ''}`}>
                <Sign id={far.isWithin ? 'within' : 'far'} />
                {far.distance}
                {far.isWithin ? <span className="reach-text">{far.reach}</span> : null}
              </span>
            )}
          </span>
        )}
        <span className="signs">
          {signs.map(({ id, name, mark }) => (
            <span key={name} className="small-sign">
              <Sign id={id} />
              {mark}
            </span>
          ))}
        </span>
        {states.length === 0 ? null : (
          <span className="states">
            {states.map(({ id, name }) => (
              <span key={id} className={`state ${id}`}>
                <Sign id={id} />
                <span>{name}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      {role === null ? null : (
        <span className={`ribbon ${role.id}`}>
          <Sign id={role.id} />
          <span>{role.name}</span>
        </span>
      )}
      {claim === null ? null : (
        <span className={`ribbon ${claim.id}`}>
          <Sign id={claim.id} />
          <span>{claim.name}</span>
        </span>
      )}
    </>
  );
}

/** A card before a player, small: its sign, its name, what it is worth. */
function Chip({ card, moves }: { card: CardScene; moves: boolean }): ReactNode {
  const face = card.face as CardFace | null;
  return (
    <Thing id={card.id} name={card.name} look={card.ref} className={`chip ${face?.place ?? 'plain'}`} moves={moves}>
      {face === null ? (
        <span className="chip-back" />
      ) : (
        <>
          {face.place === null || face.suit === null ? null : <Sign id={face.place} />}
          {face.place === null && face.suit !== null ? (
            <span className={`suit ${face.suit}`}>
              {SUITS[face.suit]}
              {face.rank}
            </span>
          ) : null}
          <span className="chip-name">{face.name}</span>
          {face.mark === '' || face.place !== 'weapon' ? null : <b>{face.mark}</b>}
        </>
      )}
    </Thing>
  );
}

function Belongings({ zones }: { zones: readonly ZoneScene[] }): ReactNode {
  const offered = useTableState(({ frame }) => (frame?.scene.extra as LtkExtra | undefined)?.offered);
  if (zones.length === 0) return null;
  return (
    <div className="belongings">
      {zones.map(({ id, name, cards }) => (
        <div key={id} className="belonging" role="group" aria-label={name}>
          {/^pile|^known/.test(id) ? <small>{name}</small> : null}
          {cards.map((card) => (
            <Chip key={card.id} card={card} moves={offered?.includes(card.id) !== true} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A player: heroes, life, hand, what lies before it, skills. */
export function Seat({ seat, isNear }: { seat: SeatScene; isNear: boolean }): ReactNode {
  return (
    <SeatFrame seat={seat} isNear={isNear} portrait={<Portrait seat={seat} isNear={isNear} />}>
      <Belongings zones={seat.zones} />
      {seat.badges.length === 0 ? null : (
        <div className="badges">
          {seat.badges.map(({ id, name, note, ref }) => (
            <Thing
              key={id}
              id={id}
              name={note === undefined ? name : `${name}, ${note}`}
              look={ref}
              className={`badge ${note === undefined ? '' : 'noted'}`}
            >
              {name}
              {note === undefined ? null : <small> {note}</small>}
            </Thing>
          ))}
        </div>
      )}
    </SeatFrame>
  );
}
