import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../table/store.ts';
import { useCountdown } from './countdown.ts';
import { Bubble } from './talk.tsx';
import { useOnlineWords } from './words.ts';

const SOON = 5; // seconds that are few

interface SeatMarkProps {
  readonly seat: number;
  readonly store: TableStore;
}

/** On a seat: who plays it, whether they are there, what they say, how long they have. */
export function SeatMark({ seat, store }: SeatMarkProps): ReactNode {
  const words = useOnlineWords();
  const info = useStore(store, ({ news }) => news?.seats[seat]);
  const isAwaited = useStore(store, ({ news, frame }) =>
    frame?.prompt == null ? news?.awaits.includes(seat) === true : frame.prompt.seat === seat,
  );
  const isNamed = useStore(store, ({ frame, news }) => frame?.scene.seats[seat]?.name === news?.seats[seat]?.name);
  const isOwn = useStore(store, ({ frame }) => frame?.viewer === seat);
  const since = useAwaySince(info?.isHere);
  const away = since === null ? words.away : words.awaySince(since);
  if (info?.holder !== 'person') return null;
  const { name, isHere, standIn } = info;
  return (
    <span className={`seat-mark ${isHere === false ? 'away' : 'here'}`}>
      <Bubble name={name} />
      {isOwn ? null : <i className="presence" aria-hidden="true" />}
      {isOwn || isNamed ? null : <span className="mark-name">{name}</span>}
      {standIn === undefined ? null : (
        <span className="stand-in" title={isHere === false ? away : undefined}>
          {words.botSitsIn}
        </span>
      )}
      {standIn === undefined && isHere === false ? <span className="stand-in">{away}</span> : null}
      {isAwaited ? <SeatClock store={store} /> : null}
    </span>
  );
}

/** When somebody went, by the clock on the wall; null: they are here, or had gone before anybody here looked. */
function useAwaySince(isHere: boolean | undefined): string | null {
  const [seen, setSeen] = useState<{ readonly was: boolean | undefined; readonly since: string | null }>({
    was: isHere,
    since: null,
  });
  useEffect(() => {
    setSeen(({ was, since }) => {
      if (was === isHere) return { was, since };
      const hasGone = was === true && isHere === false;
      return { was: isHere, since: hasGone ? new Date().toLocaleTimeString([], { timeStyle: 'short' }) : null };
    });
  }, [isHere]);
  return seen.since;
}

/** Whom everybody waits for, and how long they have: for the table in words. */
export function WaitingLine({ store }: { readonly store: TableStore }): ReactNode {
  const words = useOnlineWords();
  const news = useStore(store, (state) => state.news);
  const isAsked = useStore(store, ({ frame }) => frame?.prompt != null);
  if (news === null || news.frame.ending !== null) return null;
  const names = news.awaits.flatMap((seat) => (seat === null ? [] : [news.frame.scene.seats[seat]?.name ?? '']));
  if (!isAsked && names.length === 0) return null;
  return (
    <p className="waiting-line">
      {isAsked ? words.waitingForYou : words.waitingFor(names)} <SeatClock store={store} />
    </p>
  );
}

/** What is left of the time for this question, then of the reserve. */
function SeatClock({ store }: { readonly store: TableStore }): ReactNode {
  const words = useOnlineWords();
  const clock = useStore(store, ({ news }) => news?.clock ?? null);
  const left = useCountdown(clock === null ? null : clock.told + clock.left);
  const all = useCountdown(clock === null ? null : clock.told + clock.left + clock.bank);
  if (left === null || all === null) return null;
  const isReserve = left === 0;
  const seconds = isReserve ? all : left;
  return (
    <span
      className={`seat-clock ${isReserve ? 'reserve' : ''} ${seconds <= SOON ? 'soon' : ''}`}
      role="timer"
      aria-label={isReserve ? words.bank(seconds) : words.clock(seconds)}
    >
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
