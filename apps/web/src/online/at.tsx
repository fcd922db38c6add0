import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useAwake } from '../awake.ts';
import type { GameCard } from '../host/protocol.ts';
import { type Link, workerLink } from '../link.ts';
import { Lost } from '../pages/lost.tsx';
import { useGame } from '../pages/use-game.ts';
import { go, goQuietly } from '../route.ts';
import { useSettings } from '../settings.ts';
import { SetupDoor } from '../setup/door.tsx';
import { useSound } from '../sound/use-sound.ts';
import { createTable } from '../table/store.ts';
import { Table } from '../table/table.tsx';
import { TextTable } from '../text-table/lazy.tsx';
import { WORDS } from '../words/index.ts';
import { keepTable } from './last-table.ts';
import { useMe } from './me.ts';
import { OverBanner } from './over-banner.tsx';
import { PeopleButton } from './people-button.tsx';
import { createRoom, type RoomStore } from './room-store.ts';
import { SeatMark, WaitingLine } from './seat-mark.tsx';
import { askServer, ServerError, socketOf } from './server.ts';
import { Heard } from './talk.tsx';
import { RoomContext } from './use-room.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { useOnlineWords } from './words.ts';
import '../style/waiting-room.css';
import '../style/invitation.css';
import '../style/people-at-table.css';
import '../style/lobby.css';
import '../style/online-narrow.css';

interface AtProps {
  readonly id: string;
  readonly secret: string | null;
  readonly isText: boolean;
}

/** A table on a server: where its people wait for each other, then their game. */
export function At(props: AtProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <Attending key={attempt} {...props} onRenamed={() => setAttempt(attempt + 1)} />;
}

/** Goes to the table; with another name it is gone to anew. */
function Attending({ id, secret, isText, onRenamed }: AtProps & { readonly onRenamed: () => void }): ReactNode {
  const words = useOnlineWords();
  const [problem, setProblem] = useState<'none' | 'silent' | null>(null);
  const [{ store, link, rooms }] = useState(() => {
    const rooms = createRoom((message) => void table.link.call('say', { message }).catch(() => {}));
    const table = createTable(
      (ears) => workerLink({ ...ears, around: (news) => rooms.getState().hear(news) }),
      () => WORDS[useSettings.getState().language],
    );
    return { ...table, rooms };
  });
  const room = useStore(rooms, (state) => state.room);
  const line = useStore(rooms, (state) => state.line);
  const game = useGame(store, link);
  const card = useCard(link, room?.setup.game ?? null);
  const isOver = useStore(store, ({ frame }) => frame?.ending != null);
  const hasFrame = useStore(store, ({ frame }) => frame !== null);
  const isKept = useStore(store, ({ news }) => news?.isKept === true);
  const [isChanging, setChanging] = useState(false);
  useSound(store);
  useAwake(room !== null && room.phase !== 'over');

  useEffect(() => {
    const come = async (): Promise<void> => {
      try {
        await askServer(`/api/tables/${encodeURIComponent(id)}`);
        await useMe.getState().meet(); // a cookie, before there is a socket
      } catch (error) {
        if (!(error instanceof ServerError) || error.status === 404) return setProblem('none');
        setProblem('silent');
        return;
      }
      const { language } = useSettings.getState();
      await link.call('attend', { url: socketOf(id, secret), id, language });
    };
    come().catch(() => setProblem('silent'));
    return () => link.close();
  }, [id, secret, link]);
  useEffect(() => {
    if (problem !== 'silent') return;
    const timer = setTimeout(onRenamed, 1500); // the server may be starting
    return () => clearTimeout(timer);
  }, [problem, onRenamed]);

  const phase = room?.phase;
  useEffect(() => {
    if (phase === 'over' && !hasFrame) goQuietlyTo(id); // it was over before anybody here saw it
  }, [phase, hasFrame, id]);

  const played = room !== null && room.own !== null ? room.setup.game : null;
  useEffect(() => {
    if (played !== null && phase !== 'waiting') keepTable({ id, game: played }, phase === 'playing');
  }, [id, played, phase]);

  const again = useAgain(rooms);
  const mark = useMemo(() => (seat: number) => <SeatMark seat={seat} store={store} />, [store]);
  if (problem === 'none') return <Lost text={`${words.noTable}. ${words.noTableAbout}`} />;
  if (problem === 'silent') return <p className="loading">{words.noServer}</p>;
  if (room === null) return <p className="loading">{line === 'lost' ? words.comingBack : words.opening}</p>;
  const Shown = isText ? TextTable : Table;
  return (
    <RoomContext value={rooms}>
      <Heard />
      {line === 'lost' ? (
        <p className="line-lost" role="alert">
          {words.comingBack}
        </p>
      ) : null}
      {room.phase === 'waiting' ? (
        <WaitingRoom room={room} card={card} onRenamed={onRenamed} onChange={() => setChanging(true)} />
      ) : game.skin === null ? (
        <p className="loading">{words.opening}</p>
      ) : (
        <>
          <Shown
            store={store}
            skin={game.skin}
            rules={game.rules}
            sheetOf={game.sheetOf}
            after={{
              past: link,
              review: isKept ? id : null,
              rated: room.setup.isRated && room.own !== null ? id : null,
              link: `${location.origin}/r/${id}`,
              onAgain: isOver && room.own !== null ? again : null,
              onReplay: isKept ? () => go({ page: 'game', id, at: null, viewer: room.seat }) : null,
            }}
            extra={
              <>
                {isText ? <WaitingLine store={store} /> : null}
                <PeopleButton store={store} />
              </>
            }
            mark={mark}
          />
          <OverBanner room={room} />
        </>
      )}
      {isChanging && room.phase === 'waiting' ? (
        <SetupDoor
          wanted={{ kind: 'change', setup: room.setup, taken: room.members.length }}
          onClose={() => setChanging(false)}
          onChanged={(setup) => {
            rooms.getState().send({ type: 'setup', setup });
            setChanging(false);
          }}
        />
      ) : null}
    </RoomContext>
  );
}

/** Asks for another table with the same people, and goes there; where there is one already, goes there. */
function useAgain(rooms: RoomStore): () => void {
  const isWished = useRef(false);
  useEffect(
    () =>
      rooms.subscribe(({ room }) => {
        if (isWished.current && room?.next != null) go({ page: 'at', id: room.next, secret: null, isText: false });
      }),
    [rooms],
  );
  return useCallback(() => {
    isWished.current = true;
    rooms.getState().send({ type: 'again' });
  }, [rooms]);
}

const goQuietlyTo = (id: string): void => {
  goQuietly({ page: 'game', id, at: null, viewer: null });
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** What is known of the game, while people wait for it. */
function useCard(link: Link, game: string | null): GameCard | null {
  const language = useSettings((settings) => settings.language);
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game === null) return;
    link.call('describe', { game, language }).then(setCard, () => {});
    link.call('language', { language }).catch(() => {});
  }, [link, game, language]);
  return card;
}
