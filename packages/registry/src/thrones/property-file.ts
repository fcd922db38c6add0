import { BadInputError, isSeed, MAX_SEED } from '@cardwright/engine';
import { type Bot, botOf, HUMAN, levelsOf, type Offer } from '@cardwright/players';
import { shown } from '@cardwright/presenter';
import { type Problem, type Property, parseProperties } from './properties.ts';

type Player = Bot | typeof HUMAN;

/** What a property file asks for. */
export interface PropertySetup {
  readonly seed: number | null; // null: make one up
  readonly watchingTime: number; // ms
  readonly players: readonly Player[];
}

const SEATS = 4;
const DEFAULT_WATCHING_TIME = 5000;
const LONGEST_WATCHING_TIME = 3_600_000;
const KEYS = ['seed', 'watchingTime', ...Array.from({ length: SEATS }, (_, seat) => `players.${seat}`)];

/** Reads a property file; the first problem is named with its line, and none of them is let pass. */
export function setupFrom(file: string, text: string, entry: Offer): PropertySetup {
  const { entries, problems: unreadable } = parseProperties(text);
  if (!isText(text, entries))
    throw new BadInputError(`${file} is no text; a property file has lines such as seed=30006`);
  const problems: Problem[] = [...unreadable];
  const lineOf = new Map<string, number>();
  const players: (Player | null)[] = Array.from({ length: SEATS }, () => null);
  let seed: number | null = null;
  let watchingTime = DEFAULT_WATCHING_TIME;
  for (const { key, value, line } of entries) {
    const before = lineOf.get(key);
    if (before !== undefined) problems.push({ line, problem: `${shown(key)} is there already, in line ${before}` });
    lineOf.set(key, before ?? line);
    const whole = (max: number): number | null => {
      if (/^\d+$/.test(value) && isSeed(Number(value)) && Number(value) <= max) return Number(value);
      problems.push({ line, problem: `${key} is "${shown(value)}"; it takes a whole number from 0 to ${max}` });
      return null;
    };
    const seat = /^players\.([0-3])$/.exec(key)?.[1];
    if (key === 'seed') seed = whole(MAX_SEED);
    else if (key === 'watchingTime') watchingTime = whole(LONGEST_WATCHING_TIME) ?? watchingTime;
    else if (seat === undefined)
      problems.push({ line, problem: `there is no key "${shown(key)}"; there are ${KEYS.join(', ')}` });
    else {
      const player = playerOf(entry, value);
      if (player === null)
        problems.push({
          line,
          problem: `${key} is "${shown(value)}"; it takes ${HUMAN}, ${levelsOf(entry.bots)}`,
        });
      players[Number(seat)] = player ?? HUMAN;
    }
  }
  const [first] = problems.sort((a, b) => a.line - b.line);
  if (first !== undefined) throw new BadInputError(`${file}, line ${first.line}: ${first.problem}`);
  const missing = players.flatMap((player, seat) => (player === null ? [`players.${seat}`] : []));
  if (missing.length > 0)
    throw new BadInputError(`${file}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`);
  return { seed, watchingTime, players: players as readonly Player[] };
}

/** Whether this can be read: no control characters, and what matters in UTF-8 (a comment may be in any code). */
const isText = (text: string, entries: readonly Property[]): boolean =>
  !/\p{Cc}/u.test(text.replaceAll(/[\t\n\f\r]/g, '')) && !entries.some(({ key, value }) => /\uFFFD/.test(key + value));

function playerOf(entry: Offer, name: string): Player | null {
  if (name.toLowerCase() === HUMAN) return HUMAN;
  try {
    return botOf(entry, name);
  } catch {
    return null;
  }
}
