import type { Ref, Sheet, ThingId } from '@cardwright/client';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Skin } from '../skin.ts';
import type { TableState, TableStore } from './store.ts';

/** What everything on a table needs. */
export interface TableContent {
  readonly store: TableStore;
  readonly skin: Skin;
  readonly letters: ReadonlyMap<ThingId, string>; // the key that touches a thing
  readonly lit: ReadonlySet<ThingId>; // what goes on with what is picked
  readonly open: ReadonlySet<ThingId>; // whatever can be touched at all
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
  readonly mark?: ((seat: number) => ReactNode) | undefined; // what else is shown on a seat
}

export const TableContext = createContext<TableContent | null>(null);

export function useTable(): TableContent {
  const table = use(TableContext);
  if (table === null) throw new Error('this belongs on a table');
  return table;
}

export const useTableState = <V,>(select: (state: TableState) => V): V => useStore(useTable().store, select);
