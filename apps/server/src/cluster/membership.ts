import { createHash } from 'node:crypto';
import { newSecret } from '../online/person.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';

/** Milliseconds from one time at which a process looks around to the next. */
export const BEAT = 400;

/** What a server process is among the others: the name it goes by, and whose the tables are. */
export interface Membership {
  /** The name it goes by now. It has its tables under this name; one that came too late goes on under another. */
  readonly process: string;
  /** Whether it has its tables at this moment. If its time has run out without its noticing, it lets go of them now. */
  holds(): boolean;
  /** The names of all processes that are there. */
  readonly alive: ReadonlySet<string>;
  /** The addresses of the threads that have its tables; none: it has them itself. */
  readonly homes: readonly string[];
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
    homes: [],
    take: (table) => leases.seize(table, process),
    ownerOf: () => Promise.resolve(null), // what it has not opened yet, it takes
    onLapse: () => undefined,
    onBeat: () => undefined,
    end: () => Promise.resolve(),
  };
}

/** The main thread of the one server process there is: all tables are in the others, each where its id says. */
export const gatewayTo = (address: string, homes: readonly string[]): Membership => ({
  process: nameOf(address, 1),
  holds: () => true,
  alive: new Set([nameOf(address, 1)]),
  homes,
  take: () => Promise.resolve(null),
  ownerOf: (table) => Promise.resolve(nameOf(homeOf(table, homes), 1)),
  onLapse: () => undefined,
  onBeat: () => undefined,
  end: () => Promise.resolve(),
});

/** One of the threads behind it. */
export function homed({ leases }: Storage, address: string, gateway: string): Membership {
  const process = nameOf(address, 1);
  const beaten = new Set<() => void>();
  const timer = setInterval(() => {
    for (const act of beaten) act();
  }, BEAT);
  return {
    process,
    holds: () => true,
    alive: new Set([process, nameOf(gateway, 1)]),
    homes: [],
    take: (table) => leases.seize(table, process),
    ownerOf: () => Promise.resolve(null),
    onLapse: () => undefined,
    onBeat: (act) => void beaten.add(act),
    end: () => Promise.resolve(clearInterval(timer)),
  };
}

/** Where a table is, of these places. */
export const homeOf = (table: string, homes: readonly string[]): string =>
  homes[createHash('sha256').update(table).digest().readUInt32LE() % homes.length] as string;

/** Where a process is reached, whatever name it goes by. */
export const newAddress = (): string => newSecret(9);

export const nameOf = (address: string, life: number): string => `${address}.${life}`;

export const addressOf = (process: string): string => process.slice(0, process.lastIndexOf('.'));
