// A deal that nobody could choose: before the cards are dealt the server tells a hash of its secret, everybody adds a number
// of their own, and the seed comes from all of them. Afterwards all of it is in the record, and anybody can work it out again.
// Written with Web Crypto, so that the server, the terminal and the page compute the same.

/** How the seed of a game came about. Secret until the game is over. */
export interface FairDeal {
  readonly table: string; //                        where it was dealt
  readonly commitment: string; //                   SHA-256 of the secret, told before the first number came
  readonly secret: string; //                       32 bytes, as hexadecimal digits
  readonly numbers: readonly (string | null)[]; //  what people added, in the order they sat down; null: nothing
}

/** What somebody who sat at the table remembers of it. */
export interface Witness {
  readonly commitment?: string; // what was promised
  readonly number?: string; //     what they added
}

/** What is wrong with a deal. */
export type DealFault = 'other-secret' | 'other-promise' | 'number-missing' | 'other-people' | 'other-seed';

const NUMBER = /^[0-9a-f]{32}$/;
const SECRET = /^[0-9a-f]{64}$/;

export const isNumber = (text: unknown): text is string => typeof text === 'string' && NUMBER.test(text);

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const chance = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(16).padStart(8, '0')).join('');

/** A secret for the server. */
export const newSecret = (): string => chance(8);

/** A number for somebody at a table: theirs, made where they are. */
export const newNumber = (): string => chance(4);

export async function commitmentOf(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret))));
}

/** The seed: the first 128 bits of an HMAC-SHA-256 over the table and everybody's numbers, keyed by the secret. */
export async function seedOf({ table, secret, numbers }: Omit<FairDeal, 'commitment'>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = ['cardwright deal 1', table, ...numbers.map((number) => number ?? '-')].join('\n');
  const sum = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return hex(new Uint8Array(sum)).slice(0, 32);
}

/**
 * What is wrong with a deal, for all that can be checked; null: nothing is. `people` sat at the table: whoever could add one number more
 * than that could try them until they liked the cards.
 */
export async function dealFault(
  deal: FairDeal,
  seed: unknown,
  witness: Witness = {},
  people = deal.numbers.length,
): Promise<DealFault | null> {
  if ((await commitmentOf(deal.secret)) !== deal.commitment) return 'other-secret';
  if (witness.commitment !== undefined && witness.commitment !== deal.commitment) return 'other-promise';
  if (witness.number !== undefined && !deal.numbers.includes(witness.number)) return 'number-missing';
  if (deal.numbers.length !== people) return 'other-people';
  return (await seedOf(deal)) === seed ? null : 'other-seed';
}

/** Reads what a record says about its deal; null: it is not one. */
export function readFairDeal(value: unknown): FairDeal | null {
  if (typeof value !== 'object' || value === null) return null;
  const { table, commitment, secret, numbers } = value as Partial<Record<keyof FairDeal, unknown>>;
  const isSound =
    typeof table === 'string' &&
    /^[\w-]{1,64}$/.test(table) &&
    typeof commitment === 'string' &&
    SECRET.test(commitment) &&
    typeof secret === 'string' &&
    SECRET.test(secret) &&
    Array.isArray(numbers) &&
    numbers.length <= 10 &&
    numbers.every((number) => number === null || isNumber(number));
  return isSound ? { table, commitment, secret, numbers: numbers as (string | null)[] } : null;
}
