import { BadInputError, isSeed, MAX_SEED } from '@cardwright/engine';
import { botOf, type Entry, levelsOf } from '../entry.ts';
import { HUMAN, type Player } from '../session.ts';
import { type Problem, parseProperties } from './properties.ts';

/** What a property file asks for. */
export interface SetUp {
  readonly seed: number | null; // null: make one up
  readonly watchingTime: number; // ms
  readonly players: readonly Player[];
}

const SEATS = 4;
const DEFAULT_WATCHING_TIME = 5000;
const LONGEST_WATCHING_TIME = 3_600_000;
const KEYS = ['seed', 'watchingTime', ...Array.from({ length: SEATS }, (_, seat) => `players.${seat}`)];

/** Reads a property file; every problem is named with its line, and none of them is let pass. */
export function setUpFrom(file: string, text: string, entry: Entry): SetUp {
  const { entries, problems: unreadable } = parseProperties(text);
  const problems: Problem[] = [...unreadable];
  const players: (Player | null)[] = Array.from({ length: SEATS }, () => null);
  let seed: number | null = null;
  let watchingTime = DEFAULT_WATCHING_TIME;
  for (const { key, value, line } of entries) {
    const whole = (max: number): number | null => {
      if (/^\d+$/.test(value) && isSeed(Number(value)) && Number(value) <= max) return Number(value);
      problems.push({ line, problem: `${key} is "${value}"; it takes a whole number from 0 to ${max}` });
      return null;
    };
    const seat = /^players\.([0-3])$/.exec(key)?.[1];
    if (key === 'seed') seed = whole(MAX_SEED);
    else if (key === 'watchingTime') watchingTime = whole(LONGEST_WATCHING_TIME) ?? watchingTime;
    else if (seat === undefined)
      problems.push({ line, problem: `there is no key "${key}"; there are ${KEYS.join(', ')}` });
    else {
      const player = playerOf(entry, value);
      if (player === null)
        problems.push({
          line,
          problem: `${key} is "${value}"; it takes ${HUMAN}, ${levelsOf(entry.bots)}`,
        });
      players[Number(seat)] = player ?? HUMAN;
    }
  }
  const missing = players.flatMap((player, seat) => (player === null ? [`players.${seat}`] : []));
  const said = problems.sort((a, b) => a.line - b.line).map(({ line, problem }) => `${file}, line ${line}: ${problem}`);
  if (missing.length > 0) said.push(`${file}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`);
  if (said.length > 0) throw new BadInputError(said.join('\n'));
  return { seed, watchingTime, players: players as readonly Player[] };
}

function playerOf(entry: Entry, name: string): Player | null {
  if (name.toLowerCase() === HUMAN) return HUMAN;
  try {
    return botOf(entry, name);
  } catch {
    return null;
  }
}
