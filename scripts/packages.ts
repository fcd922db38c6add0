// What stands under packages/. What is not named here is a game, whether anybody has listed it or not: it imports the
// engine and nothing else, and its rules know no clock and no luck of their own.

/** The packages that are no games, with what they may import besides themselves, by the name of the package. */
export const INFRASTRUCTURE = {
  engine: [],
  players: ['engine', 'public'],
  presenter: ['engine'],
  host: ['engine', 'players', 'zod'],
  client: ['engine', 'host', 'players', 'presenter'],
  registry: ['engine', 'host', 'players', 'presenter', 'client', 'review', 'lab', 'games'],
  online: ['host', 'zod'],
  review: ['engine', 'players', 'presenter', 'public'],
  lab: ['engine', 'players', 'public'],
  puzzles: ['engine', 'players'],
  learn: null, // bots, and the games they learn
  ladder: null, // whatever is measured
  testing: null, // whatever it needs
} as const;

const names = Object.keys(INFRASTRUCTURE);

/** A folder of a package that is a game. */
export const GAME = `packages/(?!(?:${names.join('|')})/)[^/]+`;

/** Where rules are written: games, examples of games, and the kernel they run on. */
export const RULES = {
  files: ['packages/*/src/**', 'examples/*/src/**'],
  not: names.filter((name) => name !== 'engine').map((name) => `packages/${name}/src/**`),
};
