import { below, randomFrom, seedRng, shuffle } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { allHeroes, allSkills, defineHeroes, defineSkills } from '../src/core/definitions.ts';
import type { GameEvent } from '../src/core/state.ts';
import { facesOf } from '../src/decks/deck.ts';
import { hero } from '../src/heroes/hero.ts';
import { ltkIdentity } from '../src/index.ts';
import { standing } from '../src/skills/kinds.ts';
import { Coverage } from './coverage.ts';

/** Games played at most; fewer when everything has happened before. */
const GAMES = 3000;
const SEATS = [2, 3, 4, 5, 6, 7, 8];

/** Up to this many heroes of a game are some that have not shown everything they can do. */
const FRESH = 2;

/** The heroes of a game. In every other game a lord hero among them is the Lord. */
function seating(seed: number, idle: ReadonlySet<string>): string[] {
  const rng = seedRng(seed);
  const heroes = shuffle(rng, allHeroes('identity'));
  const fresh = heroes.filter(({ skills }) => skills.some((skill) => idle.has(skill))).slice(0, FRESH);
  const others = heroes.filter((each) => !fresh.includes(each));
  const seated = shuffle(rng, [...fresh, ...others].slice(0, SEATS[below(rng, SEATS.length)]));
  if (below(rng, 2) === 0) seated.sort((a, b) => Number(b.lord === true) - Number(a.lord === true));
  return seated.map(({ id }) => id);
}

function play(seed: number, fixed: readonly string[], coverage: Coverage): void {
  const listen = (event: unknown): void => coverage.hear(event as GameEvent);
  const deal = { seed, seats: fixed.length, options: { fixed: fixed.join(',') } };
  playAtRandom(ltkIdentity, deal, randomFrom(seed), { checkpoints: false, listen });
}

test('every card and every skill of identity mode happens in games played at random', () => {
  const coverage = new Coverage('identity', allSkills('identity'), facesOf('battle'));
  for (let seed = 0; seed < GAMES && coverage.missing.length > 0; seed++)
    play(seed, seating(seed, coverage.idle), coverage);
  expect(coverage.missing).toEqual([]);
});

test('what never happens is named', () => {
  const text = { en: ['Never', 'Changes nothing.'], zh: ['无', '无效果。'] } as const;
  defineSkills('identity', [standing('never', text, { distance: () => 0 })]);
  defineHeroes('identity', [hero('idler', 'qun', 'male', 4, ['never'], 'Idler', '闲人')]);
  const coverage = new Coverage('identity', allSkills('identity'), facesOf('battle'));
  expect(coverage.missing).toContain('card strike: used');
  for (let seed = 0; seed < 20; seed++) play(seed, ['idler', 'cao-cao', 'liu-bei'], coverage);
  expect(coverage.missing).toContain('never: distance');
  expect(coverage.missing).not.toContain('card strike: used');
});
