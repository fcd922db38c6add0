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
  const since = useAwaySince(seat, store);
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
function useAwaySince(seat: number, store: TableStore): string | null {
  const [since, setSince] = useState<string | null>(null);
  useEffect(
    () =>
      store.subscribe(({ news }, before) => {
        const [is, was] = [news, before.news].map((each) => each?.seats[seat]?.isHere !== false);
        if (is === was) return;
        setSince(is ? null : new Date().toLocaleTimeString([], { timeStyle: 'short' }));
      }),
    [seat, store],
  );
  return since;
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

/** What is left of the time for this question, then of the reserve: a ring that empties, and in figures. */
function SeatClock({ store }: { readonly store: TableStore }): ReactNode {
  const words = useOnlineWords();
  const clock = useStore(store, ({ news }) => news?.clock ?? null);
  const left = useCountdown(clock === null ? null : clock.told + clock.left);
  const all = useCountdown(clock === null ? null : clock.told + clock.left + clock.bank);
  if (clock === null || left === null || all === null) return null;
  const isReserve = left === 0;
  const seconds = isReserve ? all : left;
  const share = Math.min(1, (seconds * 1000) / Math.max(1, isReserve ? clock.bank : clock.left));
  return (
    <span
      className={`seat-clock ${isReserve ? 'reserve' : ''} ${seconds <= SOON ? 'soon' : ''}`}
      role="timer"
      aria-label={isReserve ? words.bank(seconds) : words.clock(seconds)}
    >
      <svg className="clock-ring" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" />
        <circle cx="10" cy="10" r="7.5" pathLength={1} strokeDasharray={`${share} 1`} />
      </svg>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
