import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { RoomState, RoomStore } from './room-store.ts';

/** The room around a table on a server; null: the table is elsewhere. */
export const RoomContext = createContext<RoomStore | null>(null);

export function useRoomStore(): RoomStore {
  const store = use(RoomContext);
  if (store === null) throw new Error('this belongs into a room');
  return store;
}

export const useRoom = <V>(select: (state: RoomState) => V): V => useStore(useRoomStore(), select);
