import { below, randomFrom, seedRng, shuffle } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { allHeroes, allSkills, type HeroDefinition } from '../../src/core/definitions.ts';
import type { GameEvent } from '../../src/core/state.ts';
import { facesOf } from '../../src/decks/deck.ts';
import { ltkKingdoms } from '../../src/index.ts';
import { Coverage } from '../coverage.ts';

/** Games played at most; fewer when everything has happened before. */
const GAMES = 3000;
const SEATS = [2, 3, 4, 5, 6, 7, 8];

/** Up to this many players lead a hero that has not shown everything it can do. */
const FRESH = 2;

/** The pairs of a game: no hero twice, those with something left to show first. */
function seating(seed: number, idle: ReadonlySet<string>): string[] {
  const rng = seedRng(seed);
  const left = shuffle(rng, allHeroes('kingdoms'));
  const isFresh = ({ skills }: HeroDefinition): boolean => skills.some((skill) => idle.has(skill));
  const takePair = (first: HeroDefinition): string => {
    left.splice(left.indexOf(first), 1);
    const second = left.findIndex(({ kingdom }) => kingdom === first.kingdom);
    return `${first.id}+${left.splice(second, 1)[0]?.id}`;
  };
  const seats = SEATS[below(rng, SEATS.length)] as number;
  const pairs: string[] = [];
  while (pairs.length < seats) {
    const fresh = pairs.length < FRESH ? left.find(isFresh) : undefined;
    pairs.push(takePair(fresh ?? (left[0] as HeroDefinition)));
  }
  return shuffle(rng, pairs);
}

function play(seed: number, fixed: readonly string[], coverage: Coverage): void {
  const listen = (event: unknown): void => coverage.hear(event as GameEvent);
  const rules = seed % 2 === 0 ? 'course' : 'official';
  const deal = { seed, seats: fixed.length, options: { rules, fixed: fixed.join(',') } };
  playAtRandom(ltkKingdoms, deal, randomFrom(seed), { checkpoints: false, listen });
}

test('every card and every skill of kingdom war happens in games played at random', () => {
  const printed = new Set(allHeroes('kingdoms').flatMap(({ skills }) => skills));
  const skills = allSkills('kingdoms').filter(({ id }) => printed.has(id));
  expect(skills).toHaveLength(printed.size);
  const coverage = new Coverage('kingdoms', skills, facesOf('kingdoms'));
  expect(coverage.missing.length).toBeGreaterThan(skills.length);
  for (let seed = 0; seed < GAMES && coverage.missing.length > 0; seed++)
    play(seed, seating(seed, coverage.idle), coverage);
  expect(coverage.missing).toEqual([]);
});

test('every standing skill that permits uses is used out of hiding', () => {
  const fixed =
    'zhang-fei+guan-yu,huang-yueying+zhao-yun,xu-huang+xu-chu,sun-quan+gan-ning,lv-bu+hua-tuo,ma-teng+pan-feng';
  const revealed = new Set<string>();
  for (let seed = 0; seed < GAMES && revealed.size < 3; seed++) {
    const deal = { seed, seats: 6, options: { fixed } };
    playAtRandom(ltkKingdoms, deal, randomFrom(seed), { checkpoints: false }, ({ decision }, choice) => {
      const option = decision?.options[choice?.[0] ?? -1];
      if (option?.type === 'use' && option.hero !== undefined) revealed.add(option.hero);
    });
  }
  expect([...revealed].sort()).toEqual(['huang-yueying', 'xu-huang', 'zhang-fei']);
});
