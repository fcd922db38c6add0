import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childSeed, Match, type Random, randomFrom, type Seat, seenBy } from '@cardwright/engine';
import { type Ltk, ltkIdentity } from '@cardwright/ltk';
import { atOnce, Seating } from '@cardwright/players';
import { Deeds, EVIDENCE_WEIGHTS, everyDeal, RoleBelief, RoleEvidence, strategist } from '@cardwright/players/ltk';
import { Adam } from './adam.ts';
import type { OnGame } from './lesson.ts';

type View = Ltk['view'];
type Roles = ReturnType<typeof rolesOf>;

const rolesOf = ({ state }: Match<Ltk>) => state.players.map(({ role }) => role);

/** What a seat had seen at the end of a round, and the truth. */
export interface RoleSample {
  readonly round: number;
  readonly seat: Seat;
  readonly view: View;
  readonly deeds: Deeds;
  readonly roles: Roles;
}

const ROUNDS = 5;

/** Plays a game of strategists and gives what somebody alive had seen at the end of each of the first rounds. */
export function watchGame(seed: number, seats: number): RoleSample[] {
  const random = randomFrom(childSeed(seed, 2));
  const seating = new Seating<Ltk>(
    Array.from({ length: seats }, () => strategist),
    seed,
  );
  const heard: Ltk['event'][] = [];
  const listen = (event: Ltk['event']): void => {
    heard.push(seenBy(event, 'public'));
    seating.listen?.(event);
  };
  const match = Match.start(ltkIdentity, { seed, seats, options: {} }, { checkpoints: false, listen });
  const seen: RoleSample[] = [];
  let round = 1;
  while (match.decision !== null && round <= ROUNDS) {
    if (match.state.round > round) {
      const living = match.state.players.flatMap(({ alive }, seat) => (alive ? [seat] : []));
      const seat = living[random.below(living.length)] as Seat;
      seen.push({ round, seat, view: match.view(seat), deeds: Deeds.of(heard), roles: rolesOf(match) });
      round = match.state.round;
    }
    match.choose(atOnce(seating.ask(match, random)).choice);
  }
  return seen;
}

const open = ({ view, roles }: RoleSample): readonly Seat[] =>
  view.players.flatMap(({ seat, role, alive }) => (alive && role === null && roles[seat] !== null ? [seat] : []));

/** Minus the logarithm of the chance that is given to the role each hidden seat has, for each round: the mean over these seats. */
export function lossByRound(all: readonly RoleSample[], weights: ArrayLike<number>): number[] {
  const sums = Array.from({ length: ROUNDS }, () => ({ loss: 0, n: 0 }));
  for (const seen of all) {
    const belief = new RoleBelief(seen.view, seen.seat, seen.deeds, weights);
    const sum = sums[seen.round - 1];
    if (sum === undefined) continue;
    for (const seat of open(seen)) {
      sum.loss -= Math.log(Math.max(1e-9, belief.chance(seat, seen.roles[seat] ?? 'spy')));
      sum.n++;
    }
  }
  return sums.map(({ loss, n }) => Number((loss / Math.max(1, n)).toFixed(4)));
}

/** How the chance of the true deal changes with each weight: what speaks for it, less what speaks for all deals together. */
function addSlopes({ view, seat, deeds, roles }: RoleSample, weights: Float32Array, slopes: Float32Array): void {
  const evidence = new RoleEvidence(deeds, view.players.length);
  const deals: { roles: Roles; likelihood: number }[] = [];
  everyDeal(view, seat, (dealt) =>
    deals.push({ roles: dealt.slice(), likelihood: evidence.likelihood(dealt, weights) }),
  );
  const best = Math.max(...deals.map(({ likelihood }) => likelihood));
  const sum = deals.reduce((all, { likelihood }) => all + Math.exp(likelihood - best), 0);
  const add = (of: Roles, share: number): void =>
    evidence.each(of, (at, said) => {
      slopes[at] = (slopes[at] as number) + share * said;
    });
  for (const deal of deals) add(deal.roles, Math.exp(deal.likelihood - best) / sum);
  add(roles, -1);
}

const BATCH = 64;
const EPOCHS = 12;
const RATE = 0.02;
const SHRINK = 2e-4; // what is seldom seen stays near 0

function fit(taught: readonly RoleSample[], random: Random): number[] {
  const weights = new Float32Array(EVIDENCE_WEIGHTS);
  const slopes = new Float32Array(EVIDENCE_WEIGHTS);
  const adam = new Adam(EVIDENCE_WEIGHTS);
  const steps = Math.ceil((taught.length * EPOCHS) / BATCH);
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < BATCH; i++) addSlopes(taught[random.below(taught.length)] as RoleSample, weights, slopes);
    for (let i = 0; i < weights.length; i++)
      slopes[i] = (slopes[i] as number) + SHRINK * BATCH * (weights[i] as number);
    adam.step(weights, slopes, BATCH, RATE * (1 - step / (steps + 1)));
  }
  return Array.from(weights, (weight) => Number(weight.toFixed(3)));
}

const SEATS = [5, 5, 5, 8, 4, 6, 7, 10] as const;
const FILE = 'packages/players/src/ltk/search/identity/role-weights.ts';

/** Learns what deeds tell of roles, and writes its file. */
export function learnRoles(root: string, games: number, seed: number, onGame: OnGame): void {
  const all = games + Math.ceil(games / 4);
  const watched = (from: number, to: number, seats?: number): RoleSample[] =>
    Array.from({ length: to - from }, (_, i) => {
      onGame(from + i, all);
      return watchGame(childSeed(seed, from + i), seats ?? (SEATS[i % SEATS.length] as number));
    }).flat();
  const taught = watched(0, games);
  const numbers = fit(taught, randomFrom(seed));
  const unseen = watched(games, all, 5);
  const logLoss = lossByRound(unseen, numbers);
  const prior = lossByRound(
    unseen,
    numbers.map(() => 0),
  );
  const command = `npm run learn -- ltk-identity --roles --games ${games} --seed ${seed}`;
  const list = (values: readonly number[]): string => values.join(', ');
  const rows = Array.from(
    { length: Math.ceil(numbers.length / 16) },
    (_, i) => `    ${list(numbers.slice(i * 16, i * 16 + 16))},`,
  );
  const lines = [
    `// Written by \`${command}\`, not by hand.`,
    "import type { RoleWeights } from './role-evidence.ts';",
    '',
    'export const roleWeights: RoleWeights = {',
    `  command: '${command}',`,
    `  rules: '${ltkIdentity.rules}',`,
    `  games: ${games},`,
    `  logLoss: [${list(logLoss)}],`,
    `  prior: [${list(prior)}],`,
    '  // biome-ignore format: the roles of whom it is done to are columns',
    '  numbers: [',
    ...rows,
    '  ],',
    '};',
    '',
  ];
  writeFileSync(join(root, FILE), lines.join('\n'));
  console.log(`${FILE}: log-loss by round ${list(logLoss)} (prior ${list(prior)}), learned from ${games} games`);
}
