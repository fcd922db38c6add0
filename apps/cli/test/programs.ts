import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@cardwright/engine';

/** A program of the terminal as a test plays it: what is typed again and again is accepted each time, or refused with a line. */
export interface Played {
  readonly args: readonly string[];
  readonly before: readonly string[]; // typed before the first question
  readonly answer: string;
  readonly prompt: RegExp; //            what every question ends with
  readonly seats: readonly number[]; //  whose choices are typed
  readonly record: string;
}

const QUESTION = /^> /gm;

/** Every program in which somebody plays a game. */
export const PROGRAMS: Readonly<Record<string, Played>> = {
  play: {
    args: ['play', 'thrones', '--as', '1', '--seed', '7', '--plain'],
    before: [],
    answer: '1',
    prompt: QUESTION,
    seats: [0],
    record: 'thrones-7.record',
  },
  'thrones FILE': {
    args: ['thrones', 'own.properties'],
    before: [],
    answer: '1',
    prompt: QUESTION,
    seats: [1],
    record: 'thrones-30006.record',
  },
  ltk: {
    args: ['ltk', '--as', '1', '--seed', '7', '--plain'],
    before: [],
    answer: '1',
    prompt: QUESTION,
    seats: [0],
    record: 'ltk-identity-7.record',
  },
  sorcery: {
    args: ['sorcery', '-testing', '--seed', '7', '--elo-store', 'ratings.json'], // draw is possible too, so end is a choice
    before: ['Bjarne', 'Linus'],
    answer: 'end',
    prompt: /^(?:Bjarne|Linus)> /gm,
    seats: [0, 1],
    record: 'sorcery-7.record',
  },
};

/** What the programs read. */
export function layOut(cwd: string): void {
  const players = [0, 1, 2, 3].map((seat) => `players.${seat}=${seat === 1 ? 'human' : 'random'}\n`);
  writeFileSync(join(cwd, 'own.properties'), `seed=30006\nwatchingTime=0\n${players.join('')}`);
}

/** How many answers were accepted by what was printed: each but the last question was answered, some with a refusal. */
export function accepted({ prompt }: Played, printed: string): number {
  const asked = printed.match(prompt)?.length ?? 0;
  const refused = printed.match(/^pick \d/gm)?.length ?? 0;
  return Math.max(0, asked - 1 - refused);
}

/** How many typed choices are in the record. */
export function kept({ seats, record }: Played, cwd: string): number {
  const { choices } = parseRecord(readFileSync(join(cwd, record), 'utf8'));
  return choices.filter(({ seat }) => seats.includes(seat)).length;
}
