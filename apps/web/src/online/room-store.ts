import type { Denied, Room, Said, ToTable } from '@cardwright/online';
import { createStore } from 'zustand';
import type { LineState } from '../host/line.ts';
import type { RoomNews } from '../host/protocol.ts';
import { witnessing } from './witness.ts';

/** Something that was said, as it is shown. */
export interface ChatLine extends Said {
  readonly id: number;
  readonly isFresh: boolean; // it stands above whoever said it
}

/** A table on a server as the page holds it, apart from its game. */
export interface RoomState {
  readonly room: Room | null;
  readonly starts: number | null; // when it begins by itself
  readonly line: LineState;
  readonly sayings: readonly ChatLine[]; // oldest first
  readonly muted: ReadonlySet<string>; // names that are not listened to
  readonly denied: Denied | null;
  hear(news: RoomNews): void;
  mute(name: string, isMuted: boolean): void;
  send(message: ToTable): void;
}

export type RoomStore = ReturnType<typeof createRoom>;

const SHOWN_MS = 4000;
const MOST_KEPT = 100;

/** Makes the store of a room; `send` tells the server. */
export function createRoom(send: (message: ToTable) => void) {
  let count = 0;
  return createStore<RoomState>()((set, get) => ({
    room: null,
    starts: null,
    line: 'opening',
    sayings: [],
    muted: new Set(),
    denied: null,
    hear(news) {
      if ('room' in news) {
        const { startsIn, id, phase, own, promise } = news.room;
        const isNew = get().room === null || get().room?.own === null;
        if (phase === 'waiting' && own !== null && isNew)
          send({ type: 'number', number: witnessing(id, promise).number }); // this page's part of a deal nobody chooses
        set({ room: news.room, denied: null, starts: startsIn === null ? null : Date.now() + startsIn });
      }
      if ('line' in news) set({ line: news.line });
      if ('denied' in news) set({ denied: news.denied });
      if (!('said' in news) || get().muted.has(news.said.by)) return;
      const id = count++;
      set({ sayings: [...get().sayings.slice(-MOST_KEPT + 1), { ...news.said, id, isFresh: true }] });
      const fade = (each: ChatLine): ChatLine => (each.id === id ? { ...each, isFresh: false } : each);
      setTimeout(() => set({ sayings: get().sayings.map(fade) }), SHOWN_MS);
    },
    mute(name, isMuted) {
      const muted = new Set(get().muted);
      if (isMuted) muted.add(name);
      else muted.delete(name);
      set({ muted, sayings: get().sayings.filter(({ by }) => !muted.has(by)) });
    },
    send(message) {
      set({ denied: null });
      send(message);
    },
  }));
}

/** What somebody has just said, if anything. */
export const freshOf = (sayings: readonly ChatLine[], name: string): ChatLine | null =>
  sayings.findLast(({ by, isFresh }) => by === name && isFresh) ?? null;
