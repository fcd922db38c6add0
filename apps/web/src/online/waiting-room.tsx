import type { Room } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useCountdown } from './countdown.ts';
import { deniedText } from './denied.ts';
import { Invitation } from './invitation.tsx';
import { OwnName } from './own-name.tsx';
import { levelOfRest, type Place, placesOf, pointOf } from './places.ts';
import { BotToken, Seal } from './seal.tsx';
import { Bubble, Chat, MuteButton, Phrases } from './talk.tsx';
import { useRoom, useRoomStore } from './use-room.ts';
import { useOnlineWords } from './words.ts';

interface WaitingRoomProps {
  readonly room: Room;
  readonly card: GameCard | null; //     what is known of the game; null: nothing yet
  readonly onRenamed: () => void;
  readonly onChange: () => void; //      the maker wants to set it up otherwise
}

/** A table that waits for its people. */
export function WaitingRoom({ room, card, onRenamed, onChange }: WaitingRoomProps): ReactNode {
  const words = useOnlineWords();
  const language = useSettings((settings) => settings.language);
  const store = useRoomStore();
  const places = placesOf(room, card);
  const { setup, own, members } = room;
  const isMaker = own !== null && members[own]?.isMaker === true;
  const facts = [
    words.seats(setup.seats),
    words.times[setup.time],
    setup.isPublic ? words.isPublic : words.byLink,
    ...(setup.isRated ? [words.rated] : []),
    ...(room.watchers === 0 ? [] : [words.watchers(room.watchers)]),
  ];
  const leave = (): void => {
    if (own !== null) store.getState().send({ type: 'stand' });
    go({ page: 'home' });
  };
  return (
    <div className="waiting-room">
      <header className="waiting-bar">
        <a className="mark" href={formatRoute({ page: 'home' })} aria-label={words.allGames}>
          <span aria-hidden="true">❖</span>
        </a>
        <div className="where">
          <h1>{gameName(setup.game, language)}</h1>
          <p>{facts.join(' · ')}</p>
        </div>
        {isMaker ? (
          <button type="button" className="tool" onClick={onChange}>
            {words.change}
          </button>
        ) : null}
        <button type="button" className="button" onClick={leave}>
          {words.leave}
        </button>
      </header>
      <main className="waiting-table">
        <Invitation id={room.id} game={setup.game} />
        <ul className="waiting-seats" aria-label={words.seatsAround}>
          {places.map((place, i) => (
            <li key={keyOf(place, i)} style={styleOf(i, places.length)}>
              <PlaceCard place={place} onRenamed={onRenamed} />
            </li>
          ))}
        </ul>
        <Talk />
      </main>
      <footer className="waiting-foot">
        <Phrases />
        <Going room={room} card={card} isMaker={isMaker} />
      </footer>
    </div>
  );
}

const keyOf = (place: Place, i: number): string => (place.kind === 'person' ? place.member.name : `${place.kind} ${i}`);

const styleOf = (i: number, count: number): CSSProperties => {
  const { x, y } = pointOf(i, count);
  return { '--x': x, '--y': y } as CSSProperties;
};

/** Who sits there, or might. */
function PlaceCard({ place, onRenamed }: { readonly place: Place; readonly onRenamed: () => void }): ReactNode {
  const words = useOnlineWords();
  if (place.kind === 'free')
    return (
      <div className="place-card free">
        <span className="free-sign" aria-hidden="true">
          +
        </span>
        <span className="who">
          <b>{words.freeSeat}</b>
          <small>{words.waitingForFriend}</small>
        </span>
      </div>
    );
  if (place.kind === 'bot')
    return (
      <div className="place-card bot">
        <BotToken strokes={place.bot.strokes} />
        <span className="who">
          <b>{words.bot(place.bot.level)}</b>
          <small>{words.chosenByHost}</small>
        </span>
      </div>
    );
  const { member, isOwn } = place;
  const state = !member.isHere ? words.away : member.isReady || member.isMaker ? words.ready : words.notReady;
  const facts = [
    ...(isOwn ? [words.you] : []),
    ...(member.isMaker ? [words.host] : []),
    ...(member.isMaker ? [] : [state]),
  ];
  const isReady = member.isHere && (member.isReady || member.isMaker);
  return (
    <div className={`place-card person ${isOwn ? 'own' : ''} ${member.isHere ? 'here' : 'away'}`}>
      <Bubble name={member.name} />
      <Seal name={member.name} />
      <span className="who">
        {isOwn ? <OwnName name={member.name} onRenamed={onRenamed} /> : <b className="name">{member.name}</b>}
        <small>
          <i className="presence" aria-hidden="true" />
          {(member.isHere ? facts : [words.away]).join(' · ')}
        </small>
      </span>
      <span className={`ready-tick ${isReady ? 'on' : ''}`} aria-hidden="true">
        {isReady ? '✓' : ''}
      </span>
    </div>
  );
}

/** What was said, and whoever is not to be heard; folded away until somebody has said something. */
function Talk(): ReactNode {
  const words = useOnlineWords();
  const room = useRoom((state) => state.room);
  const [isOpen, setOpen] = useState(false);
  if (room === null) return null;
  const others = room.members.filter((_, i) => i !== room.own);
  if (!room.isFriends && others.length === 0) return null;
  return (
    <details className="waiting-talk" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.chat}</summary>
      <Chat />
      {others.map(({ name }) => (
        <MuteButton key={name} name={name} isNamed />
      ))}
    </details>
  );
}

/** How it goes on: the maker starts, the others are ready; or it starts by itself. */
function Going({
  room,
  card,
  isMaker,
}: Pick<WaitingRoomProps, 'room' | 'card'> & { readonly isMaker: boolean }): ReactNode {
  const words = useOnlineWords();
  const store = useRoomStore();
  const language = useSettings((settings) => settings.language);
  const denied = useRoom((state) => state.denied);
  const seconds = useCountdown(useRoom((state) => state.starts));
  const { members, own, setup } = room;
  const ready = members.filter(({ isReady, isMaker: isHost }) => isReady || isHost).length;
  const free = setup.seats - members.length;
  const open = Math.max(0, free - setup.bots.length);
  const taking = open > 0 ? words.botsTake(open, levelOfRest(setup, card)) : free > 0 ? '' : words.noFreeSeat;
  const isAgreed = members.every(({ isReady, isMaker: isHost, isHere }) => isReady || isHost || !isHere);
  const me = own === null ? undefined : members[own];
  return (
    <div className="going">
      <div className="going-text">
        <p role="status">
          <b>{seconds === null ? words.readyCount(ready, members.length) : words.startsIn(seconds)}</b>
        </p>
        <p>{denied === null ? taking : deniedText(denied, language)}</p>
      </div>
      {me === undefined ? (
        free > 0 ? (
          <button type="button" className="button main large" onClick={() => store.getState().send({ type: 'sit' })}>
            {words.sitDown}
          </button>
        ) : (
          <p>{words.watchingFull}</p>
        )
      ) : isMaker ? (
        <button
          type="button"
          className="button main large"
          disabled={!isAgreed}
          onClick={() => store.getState().send({ type: 'start' })}
        >
          {words.start}
        </button>
      ) : (
        <button
          type="button"
          className={`button large ${me.isReady ? '' : 'main'}`}
          aria-pressed={me.isReady}
          onClick={() => store.getState().send({ type: 'ready', is: !me.isReady })}
        >
          {me.isReady ? words.notYet : words.imReady}
        </button>
      )}
    </div>
  );
}
