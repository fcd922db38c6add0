import { BadInputError, LANGUAGES, type Language, MAX_SEED, type Seat } from '@cardwright/engine';
import { type Bot, type Budget, botOf, usualBot } from '@cardwright/players';
import type { Entry } from './registry.ts';

/** A whole number as an option gives it. */
export function wholeNumber(option: string, given: string, min: number, max: number): number {
  const number = Number(given);
  if (/^[+-]?\d+$/.test(given.trim()) && Number.isSafeInteger(number) && number >= min && number <= max) return number;
  const wanted =
    max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : min === max ? `: ${min}` : `from ${min} to ${max}`;
  throw new BadInputError(`${option} is ${JSON.stringify(given)}; it takes a whole number ${wanted}`);
}

const MOST_MS = 600_000;

/** How long a bot may think about a decision: 200, 200ms or 1.5s. */
export function thinkFrom(given: string | undefined, option = '--think', most = MOST_MS): Budget {
  if (given === undefined) return {};
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(given.trim().toLowerCase()) ?? [];
  const ms = Number(number) * (unit === 's' ? 1000 : 1);
  if (ms >= 1 && ms <= most) return { ms: Math.round(ms) };
  throw new BadInputError(
    `${option} is ${JSON.stringify(given)}; it takes a time from 1ms to ${most / 1000}s, like 200ms or 1.5s`,
  );
}

/** The seed somebody named, or one made up: short, so that it can be typed again. */
export function seedFrom(given: string | undefined): number {
  if (given === undefined) return Math.floor(Math.random() * 1_000_000_000);
  return wholeNumber('--seed', given, 0, MAX_SEED);
}

export function languageFrom(given: string): Language {
  const found = LANGUAGES.find((language) => language === given.toLowerCase());
  if (found === undefined)
    throw new BadInputError(`--lang is ${JSON.stringify(given)}; it takes ${LANGUAGES.join(' or ')}`);
  return found;
}

/** `name=value` pairs for a game's options. */
export function settingsFrom(pairs: readonly string[]): Record<string, string> {
  const settings = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at < 1) throw new BadInputError(`--set is ${JSON.stringify(pair)}; it takes name=value`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(settings); // whatever the name, it becomes an entry
}

export function seatsFrom({ game }: Entry, given: string | undefined): number {
  const { min, max } = game.seats;
  if (given === undefined) return game.seats.default;
  const seats = wholeNumber('--seats', given, 1, Number.MAX_SAFE_INTEGER);
  if (seats >= min && seats <= max) return seats;
  throw new BadInputError(`--seats is ${seats}; ${game.id} is played by ${min === max ? min : `${min} to ${max}`}`);
}

/** The seats of those at the keyboard, if they were chosen: `--as 1,4`; people count seats from 1. */
export function peopleFrom(
  { as, people }: { readonly as?: string; readonly people?: string },
  seats: number,
): Seat[] | null {
  const count = people === undefined ? null : wholeNumber('--people', people, 1, seats);
  if (as === undefined) return null;
  const chosen = as.split(',').map((seat) => wholeNumber('--as', seat.trim(), 1, seats) - 1);
  if (new Set(chosen).size < chosen.length) throw new BadInputError(`--as ${as} names a seat twice`);
  if (count !== null && count !== chosen.length)
    throw new BadInputError(`--as ${as} names ${chosen.length}, --people ${count}: say one of them, or the same`);
  return chosen;
}

/** The bots of this many seats: one level for all of them, or one each. */
export function botsFrom(entry: Entry, given: string | undefined, seats: number, usual: Bot = usualBot(entry)): Bot[] {
  if (given === undefined || seats === 0) return Array.from({ length: seats }, () => usual);
  const bots = given.split(',').map((name) => botOf(entry, name));
  if (bots.length === seats) return bots;
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  throw new BadInputError(
    `--bots names ${bots.length} levels for ${seats} seats; it takes one for all of them, or ${seats}`,
  );
}

/** A word as a shell takes it. */
export const quoted = (word: string): string =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
