import { Popover } from '@base-ui/react/popover';
import type { SeatInfo } from '@cardwright/host';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { go } from '../route.ts';
import type { TableStore } from '../table/store.ts';
import { useCopying } from './invitation.tsx';
import { Seal } from './seal.tsx';
import { linkOf } from './server.ts';
import { Chat, MuteButton, Phrases } from './talk.tsx';
import { useRoom, useRoomStore } from './use-room.ts';
import { useOnlineWords } from './words.ts';

const NOBODY: readonly SeatInfo[] = [];

const useSeats = (store: TableStore): readonly SeatInfo[] => useStore(store, ({ news }) => news?.seats ?? NOBODY);

/** Who else is at the table: whether they are there, what they say; and the ways to go. */
export function PeopleButton({ store }: { readonly store: TableStore }): ReactNode {
  const words = useOnlineWords();
  const seats = useSeats(store);
  const unread = useRoom(({ sayings }) => sayings.some(({ isFresh }) => isFresh));
  const people = seats.filter(({ holder }) => holder === 'person');
  const here = people.filter(({ isHere }) => isHere !== false).length;
  return (
    <Popover.Root>
      <Popover.Trigger className="tool people-button" aria-label={words.peopleHere(here, people.length)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="9" cy="8" r="3.5" />
          <path d="M2.5 20 c0 -4 3 -6.5 6.5 -6.5 s6.5 2.5 6.5 6.5" />
          <path d="M16 5 a3.2 3.2 0 0 1 0 6.2 M17.5 14 c2.4 .7 4 2.8 4 6" />
        </svg>
        <span className={here < people.length ? 'some-away' : ''}>
          {here}/{people.length}
        </span>
        {unread ? <i className="unread" aria-hidden="true" /> : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={8} align="end">
          <Popover.Popup className="popup people" aria-label={words.people}>
            <PeopleList people={people} />
            <Phrases />
            <Chat />
            <Ways />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Everybody's name, and whether they are there. */
function PeopleList({ people }: { readonly people: readonly SeatInfo[] }): ReactNode {
  const words = useOnlineWords();
  const own = useRoom(({ room }) => (room === null || room.own === null ? null : room.members[room.own]?.name));
  const watchers = useRoom(({ room }) => room?.watchers ?? 0);
  return (
    <ul className="people-list" aria-label={words.people}>
      {people.map(({ name, isHere, standIn }, i) => (
        <li key={`${name} ${i}`} className={isHere === false ? 'away' : 'here'}>
          <Seal name={name} />
          <span className="who">
            <b>{name}</b>
            <small>
              <i className="presence" aria-hidden="true" />
              {[
                ...(name === own ? [words.you] : []),
                ...(isHere === false ? [words.away] : []),
                ...(standIn === undefined ? [] : [words.botSitsIn]),
              ].join(' · ')}
            </small>
          </span>
          {name === own ? null : <MuteButton name={name} />}
        </li>
      ))}
      {watchers === 0 ? null : <li className="quiet">{words.watchers(watchers)}</li>}
    </ul>
  );
}

/** To another device, or away. */
function Ways(): ReactNode {
  const words = useOnlineWords();
  const room = useRoom((state) => state.room);
  const rooms = useRoomStore();
  const [isAsking, setAsking] = useState(false);
  const seatLink = room === null || room.seatLink === null ? '' : linkOf(room.id, room.seatLink);
  const { outcome, copy } = useCopying(seatLink);
  if (room === null) return null;
  if (room.own === null) return <p className="quiet">{words.watching}</p>;
  if (isAsking)
    return (
      <div className="row" role="alertdialog" aria-label={words.handOver}>
        <p>{words.handOverAbout}</p>
        <button
          type="button"
          className="button ink"
          onClick={() => {
            rooms.getState().send({ type: 'stand' });
            setAsking(false);
          }}
        >
          {words.handOverNow}
        </button>
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {words.stay}
        </button>
      </div>
    );
  return (
    <div className="row">
      <button type="button" className="button" title={words.otherDeviceAbout} onClick={copy}>
        {outcome === null ? words.otherDevice : words[outcome]}
      </button>
      {room.phase === 'playing' ? (
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {words.handOver}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => go({ page: 'home' })}>
          {words.leave}
        </button>
      )}
    </div>
  );
}
