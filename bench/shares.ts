// The shares and lengths of Three Kingdoms games that the README tells: who wins among strategists, how long games last, and
// what a side gains when only its own bots are replaced. `node bench/shares.ts [games]`; the README has 2,000.
import { childSeed, type Game, Match, type Random } from '@cardwright/engine';
import { botRandoms } from '@cardwright/lab';
import { type Ltk, ltkIdentity, ltkKingdoms, type Role } from '@cardwright/ltk';
import { atOnce, type Bot, Seating } from '@cardwright/players';
import { ltkBots } from '@cardwright/players/ltk';

const SEED = 11;
const games = Number(process.argv[2] ?? 2000);
const [random, simple, strategist] = ltkBots as readonly [Bot<Ltk>, Bot<Ltk>, Bot<Ltk>];

interface Ended {
  readonly label: string;
  readonly rounds: number;
}

/** Plays a deal; who decides for a seat may depend on the role it was dealt. */
function ended(game: Game<Ltk>, seats: number, seed: number, botFor: (role: Role | null) => Bot<Ltk>): Ended {
  const { players } = Match.start(game, { seed, seats }, { checkpoints: false }).state; // the same deal, to see who is who
  const seating = new Seating(
    players.map(({ role }) => botFor(role)),
    seed,
    { isHeard: true },
  );
  const match = Match.start(game, { seed, seats }, { checkpoints: false, listen: (event) => seating.listen?.(event) });
  const randoms = botRandoms(seed, seats);
  while (match.decision !== null) {
    match.choose(atOnce(seating.ask(match, randoms[match.decision.seat] as Random)).choice);
  }
  return { label: match.outcome?.label ?? '', rounds: match.state.round };
}

const played = (game: Game<Ltk>, seats: number, count: number, botFor: (role: Role | null) => Bot<Ltk>): Ended[] =>
  Array.from({ length: count }, (_, n) => ended(game, seats, childSeed(SEED, n), botFor));

/** A share with the half width of its 95 % interval. */
function share(all: readonly Ended[], label: string): string {
  const p = all.filter((each) => each.label === label).length / all.length;
  return `${(p * 100).toFixed(1)} ± ${(196 * Math.sqrt((p * (1 - p)) / all.length)).toFixed(1)} %`;
}

function lengths(all: readonly Ended[]): string {
  const rounds = all.map((each) => each.rounds).sort((a, b) => a - b);
  const at = (part: number): number => rounds[Math.floor(part * (rounds.length - 1))] ?? 0;
  return `rounds: median ${at(0.5)}, 99th percentile ${at(0.99)}`;
}

for (const seats of [5, 8]) {
  const all = played(ltkIdentity, seats, games, () => strategist);
  const shares = ['lord', 'rebels', 'spy'].map((label) => `${label} ${share(all, label)}`);
  console.log(`identity, ${seats} seats, strategists: ${shares.join(', ')}; ${lengths(all)}`);
}
for (const seats of [4, 6, 8, 10]) {
  const all = played(ltkKingdoms, seats, games, () => strategist);
  console.log(`kingdom war, ${seats} seats, strategists: ${lengths(all)}; draws ${share(all, 'draw')}`);
}
const SIDES: readonly (readonly [label: string, roles: readonly Role[]])[] = [
  ['lord', ['lord', 'loyalist']],
  ['rebels', ['rebel']],
  ['spy', ['spy']],
];
for (const [better, worse] of [
  [strategist, simple],
  [simple, random],
] as const) {
  const before = played(ltkIdentity, 5, games, () => worse);
  for (const [label, roles] of SIDES) {
    const after = played(ltkIdentity, 5, games, (role) => (role !== null && roles.includes(role) ? better : worse));
    console.log(
      `${better.id} for ${worse.id}, 5 seats, ${label}: from ${share(before, label)} to ${share(after, label)}`,
    );
  }
}
