// What is said about a table besides its game: how it is set up, who sits where, what is said at it. What the game's host says
// travels on the same line (see @cardwright/host).
import { type FromHost, type ToHost, toHost } from '@cardwright/host';
import * as z from 'zod/mini';
import type { ServerRefusal } from './refusal.ts';

/** How much time people have: none counted, or the usual clock. */
export const TIMES = ['none', 'usual', 'quick'] as const;

const MOST_SEATS = 10;

/** The longest that bots of a table on a server may think about a question, in ms: others want to play there too. */
export const MOST_THINKING = 3000;

const bot = z.string().check(z.minLength(1), z.maxLength(40));

/** How a table is set up. What a game allows is checked by whoever knows the game. */
export const tableSetup = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(MOST_SEATS)),
  options: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(20_000)), z.number(), z.boolean()]),
  ),
  time: z.enum(TIMES),
  isPublic: z.boolean(), //           it stands in the lobby
  isRated: z.boolean(),
  isOpen: z.boolean(), //             whoever only looks on sees everything: for teaching
  bots: z.array(bot).check(z.maxLength(MOST_SEATS)), // who sits where nobody does, by id or level; the last one for all further seats
  think: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_THINKING))), // ms a bot that searches may think about a question; else as it is used to
});
export type TableSetup = z.infer<typeof tableSetup>;

/** A few things that can be said at any table, in every language. */
export const PHRASES = ['hello', 'well-played', 'oops', 'thanks', 'hurry', 'wow', 'sorry', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

const LONGEST_WORD = 280;

/** What somebody at a table may say to the server. */
export const toTable = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('setup'), setup: tableSetup }), //        the maker only, before it begins
  z.strictObject({ type: z.literal('sit') }), //                             takes a seat, where one is free
  z.strictObject({ type: z.literal('stand') }), //                           gives it up again; in a game a bot takes over
  z.strictObject({ type: z.literal('ready'), is: z.boolean() }),
  z.strictObject({ type: z.literal('number'), number: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }), // theirs, for a fair deal; before it begins
  z.strictObject({ type: z.literal('start') }), //                           the maker only
  z.strictObject({ type: z.literal('again') }), //                           the same people, another deal
  z.strictObject({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ type: z.literal('say'), text: z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD)) }),
]);
export type ToTable = z.infer<typeof toTable>;

/** Somebody at a table. */
export interface Member {
  readonly name: string;
  readonly isHere: boolean;
  readonly isReady: boolean;
  readonly isMaker: boolean;
}

/** A table as it stands, apart from its game. */
export interface Room {
  readonly type: 'room';
  readonly id: string;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly setup: TableSetup;
  readonly members: readonly Member[]; // who has a seat, in the order they came
  readonly own: number | null; //         which of them this is
  readonly seat: number | null; //        the seat they play, once it is dealt
  readonly seatLink: string | null; //    what lets another device of theirs take the same seat
  readonly watchers: number;
  readonly next: string | null; //        where the same people play on
  readonly isFriends: boolean; //         free words may be said
  readonly promise: string; //            the hash of the secret the cards will be dealt by
  readonly startsIn: number | null; //    ms until it begins by itself; null: its maker begins it
}

/** Something was said. */
export interface Said {
  readonly type: 'said';
  readonly by: string;
  readonly phrase?: Phrase;
  readonly text?: string;
}

export const TABLE_REFUSALS = [
  'not-maker',
  'not-now',
  'no-seat',
  'not-ready',
  'bad-setup',
  'no-words',
  'too-fast',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export interface Denied {
  readonly type: 'denied';
  readonly code: TableRefusal;
  readonly detail?: string; //         in English
  readonly why?: ServerRefusal; //      the same by its code, for any language
}

export type FromServer = FromHost | Room | Said | Denied;
export type ToServer = ToTable | ToHost;

/** Reads a message as it came: for the table, for its game; null: it is neither. */
export function readLine(message: unknown): { readonly table: ToTable } | { readonly game: ToHost } | null {
  const table = toTable.safeParse(message);
  if (table.success) return { table: table.data };
  const game = toHost.safeParse(message);
  return game.success ? { game: game.data } : null;
}
