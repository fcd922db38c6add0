import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyChoice, childSeed, Match, randomFrom } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkKingdoms } from '@cardwright/ltk';
import { atOnce, Seating } from '@cardwright/players';
import { strategist } from '@cardwright/players/ltk';
import type { OnGame } from './lesson.ts';

/** The heroes a seat had, and what it won. */
export interface PairResult {
  readonly heroes: readonly string[];
  readonly won: number;
  readonly isDrawn: boolean; // it took its pair at random
}

const SEATS = 6;

/** Plays a game of strategists, of whom one takes any pair, so that those nobody likes are tried too. */
export function fareInGame(seed: number, n: number): PairResult[] {
  const random = randomFrom(childSeed(seed, 2));
  const odd = n % SEATS;
  const seating = new Seating<Ltk>(
    Array.from({ length: SEATS }, () => strategist),
    seed,
  );
  const { listen = () => {}, types = [] } = seating;
  const options = { rules: random.below(2) === 0 ? 'course' : 'official' };
  const match = Match.start(ltkKingdoms, { seed, seats: SEATS, options }, { checkpoints: false, listen, types });
  while (match.decision !== null) {
    const { kind, seat } = match.decision;
    const isDrawn = kind === 'choose-pair' && seat === odd;
    match.choose(isDrawn ? anyChoice(match.decision, random) : atOnce(seating.ask(match, random)).choice);
  }
  const scores = match.outcome?.scores ?? [];
  return match.state.players.map(({ heroes }, seat) => ({
    heroes,
    won: scores[seat] as number,
    isDrawn: seat === odd,
  }));
}

const STEPS = 60;
const SHRINK = 60; // as if each hero had fared as usual in so many games more

const meanWon = (all: readonly PairResult[]): number => all.reduce((sum, { won }) => sum + won, 0) / all.length;

/** What each hero adds to the chance to win, whoever the other of the pair is: ridge regression, one hero after the other. */
export function worthsOf(all: readonly PairResult[]): Map<string, number> {
  const mean = meanWon(all);
  const games = new Map<string, PairResult[]>();
  for (const fared of all)
    for (const hero of fared.heroes) {
      const own = games.get(hero);
      if (own === undefined) games.set(hero, [fared]);
      else own.push(fared);
    }
  const worths = new Map([...games.keys()].map((hero) => [hero, 0]));
  const rest = (hero: string, { heroes, won }: PairResult): number =>
    heroes.reduce((left, other) => (other === hero ? left : left - (worths.get(other) ?? 0)), won - mean);
  for (let step = 0; step < STEPS; step++)
    for (const [hero, own] of games)
      worths.set(hero, own.reduce((sum, fared) => sum + rest(hero, fared), 0) / (own.length + SHRINK));
  return worths;
}

/** How often pairs drawn at random won, those it holds for the better half first. */
export function halves(unseen: readonly PairResult[], worths: ReadonlyMap<string, number>): [number, number] {
  const worth = ({ heroes }: PairResult): number => heroes.reduce((sum, hero) => sum + (worths.get(hero) ?? 0), 0);
  const drawn = unseen.filter(({ isDrawn }) => isDrawn).sort((a, b) => worth(b) - worth(a));
  const middle = Math.floor(drawn.length / 2);
  return [meanWon(drawn.slice(0, middle)), meanWon(drawn.slice(middle))];
}

const FILE = 'packages/players/src/ltk/search/kingdoms/hero-worths.ts';

/** Learns what heroes are worth in kingdom war, and writes its file. */
export function learnPairs(root: string, games: number, seed: number, onGame: OnGame): void {
  const all = games + Math.ceil(games / 4);
  const fared = (from: number, to: number): PairResult[] =>
    Array.from({ length: to - from }, (_, i) => {
      onGame(from + i, all);
      return fareInGame(childSeed(seed, from + i), i);
    }).flat();
  const worths = worthsOf(fared(0, games));
  const [better, worse] = halves(fared(games, all), worths).map((share) => share.toFixed(3));
  const command = `npm run learn -- ltk-kingdoms --pairs --games ${games} --seed ${seed}`;
  const lines = [
    `// Written by \`${command}\`, not by hand.`,
    "import type { HeroWorths } from './pair-worth.ts';",
    '',
    'export const heroWorths: HeroWorths = {',
    `  command: '${command}',`,
    `  rules: '${ltkKingdoms.rules}',`,
    `  games: ${games},`,
    `  better: ${Number(better)},`,
    `  worse: ${Number(worse)},`,
    '  worths: {',
    ...allHeroes('kingdoms').map(({ id }) => {
      const key = id.includes('-') ? `'${id}'` : id;
      return `    ${key}: ${Number((worths.get(id) ?? 0).toFixed(3))},`;
    }),
    '  },',
    '};',
    '',
  ];
  writeFileSync(join(root, FILE), lines.join('\n'));
  console.log(
    `${FILE}: of unseen pairs the better half won ${better}, the other ${worse}; learned from ${games} games`,
  );
}
