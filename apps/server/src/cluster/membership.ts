import { newSecret } from '../online/person.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';

/** What a server process is among the others: the name it goes by, and whose the tables are. */
export interface Membership {
  /** The name it goes by now. It has its tables under this name; one that came too late goes on under another. */
  readonly process: string;
  /** Whether it has its tables at this moment. If its time has run out without its noticing, it lets go of them now. */
  holds(): boolean;
  /** The names of all processes that are there. */
  readonly alive: ReadonlySet<string>;
  /** Takes a table; null: it is not there, or not to be had. */
  take(table: string): Promise<StoredTable | null>;
  /** Whose a table is; null: nobody's who is there. */
  ownerOf(table: string): Promise<string | null>;
  /** It may have lost its tables. */
  onLapse(act: () => void): void;
  /** Now and then, when it is known who is there. */
  onBeat(act: () => void): void;
  /** Others may have its tables at once. */
  end(): Promise<void>;
}

/** A process that may have no tables now. */
export class CutOffError extends Error {
  override name = 'CutOffError';

  constructor() {
    super('this process is cut off from the others');
  }
}

/** The one server process there is has all tables. */
export function alone({ leases }: Storage): Membership {
  const process = nameOf(newAddress(), 1);
  return {
    process,
    holds: () => true,
    alive: new Set([process]),
    take: (table) => leases.seize(table, process),
    ownerOf: () => Promise.resolve(null), // what it has not opened yet, it takes
    onLapse: () => undefined,
    onBeat: () => undefined,
    end: () => Promise.resolve(),
  };
}

/** Where a process is reached, whatever name it goes by. */
export const newAddress = (): string => newSecret(9);

export const nameOf = (address: string, life: number): string => `${address}.${life}`;

export const addressOf = (process: string): string => process.slice(0, process.lastIndexOf('.'));
