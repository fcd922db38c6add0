import type { Budget } from '@cardwright/players';

interface Common {
  readonly id: string; //      also the name of its file
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly deals: number; //   how many are wanted
}

/** One side played by A, the rest by B, against B everywhere. */
export interface LiftRow extends Common {
  readonly kind: 'lift';
  readonly a: string;
  readonly b: string;
  readonly side: string;
  readonly budget?: Budget; // else each as long as it is used to
  readonly target?: number; // of the lower end: a lift, or a share where `as` says so
  readonly as?: 'lift' | 'share' | 'ratio';
  readonly table: 'targets' | 'time' | 'reference';
  readonly effort?: number; // on the curve of strength against think time: so many times the planner's usual iterations
}

/** One bot everywhere, and what that gives each side of a deal: what lifts are held against. */
export interface BaseRow extends Common {
  readonly kind: 'base';
  readonly bot: string;
  readonly budget?: Budget;
}

/** Bots drawn at random for the seats of every game. */
export interface CrossRow extends Common {
  readonly kind: 'cross';
  readonly bots: readonly string[];
  readonly budget?: Budget;
}

/** One bot everywhere: which side wins how often. */
export interface SharesRow extends Common {
  readonly kind: 'shares';
  readonly bot: string;
  readonly budget?: Budget;
}

/** How well roles are believed, round by round, at tables of strategists. */
export interface BeliefRow extends Common {
  readonly kind: 'belief';
}

/** What A's choices are worth beside B's, both asked at tables of others: far less luck than in games of A and of B. */
export interface GainRow extends Common {
  readonly kind: 'gain';
  readonly a: string;
  readonly b: string;
  readonly side: string;
  readonly bot: string; //     plays the games in which both are asked
  readonly budget?: Budget; // of that one
}

export type Row = LiftRow | BaseRow | CrossRow | SharesRow | BeliefRow | GainRow;

const IDENTITY = 'ltk-identity';
const KINGDOMS = 'ltk-kingdoms';
const SIDES = ['lord', 'rebels', 'spy'] as const;

type Lift = Omit<LiftRow, 'kind' | 'id'>;
const lift = (row: Lift): LiftRow => {
  const { game, seats, a, b, side, table, budget, options = {} } = row;
  const id = [game, seats, a, 'for', b, side, ...Object.values(options)].join('-');
  return { kind: 'lift', id: table === 'time' ? `time-${id}-${budget?.iterations}` : id, ...row };
};

const sides = (
  row: Omit<Lift, 'side' | 'target'>,
  targets: readonly (number | undefined)[],
  deals: readonly number[] = [],
): LiftRow[] =>
  SIDES.map((side, i) =>
    lift({
      ...row,
      side,
      deals: deals[i] ?? row.deals,
      ...(targets[i] === undefined ? {} : { target: targets[i] }),
    }),
  );

/** Where what is to be shown is small, or seldom comes, it takes more deals. */
const identity = (a: string, deals: readonly number[], targets: readonly number[], seats = 5): LiftRow[] =>
  sides({ game: IDENTITY, seats, a, b: 'strategist', deals: 0, table: 'targets' }, targets, deals);

/** What AI players are meant to reach, at the lower end of the interval. */
const TARGETS: readonly LiftRow[] = [
  ...identity('tactician', [100, 150, 150], [1.1, 0.7, 0.6]),
  ...identity('planner', [150, 150, 150], [1.3, 0.9, 0.8]),
  ...identity('expert', [120, 120, 80], [1.3, 0.9, 0.8]),
  ...identity('planner', [50, 50, 160], [0.8, 0.5, 0.6], 8),
  ...sides({ game: IDENTITY, seats: 5, a: 'expert', b: 'planner', deals: 150, table: 'targets' }, [0.2, 0.2, 0.2]),
  ...(
    [
      ['tactician', [800, 400], 1.4],
      ['planner', [400, 400], 1.6],
      ['expert', [200, 200], 1.8],
    ] as const
  ).flatMap(([a, deals, target]) =>
    ['course', 'official'].map((rules, i) =>
      lift({
        game: KINGDOMS,
        seats: 6,
        a,
        b: 'strategist',
        side: 'one',
        options: { rules },
        deals: deals[i] as number,
        target,
        as: 'ratio',
        table: 'targets',
      }),
    ),
  ),
  ...(
    [
      ['tactician', 'smart', 80, 0.65],
      ['planner', 'smart', 120, 0.72],
      ['expert', 'smart', 300, 0.8],
      ['expert', 'planner', 500, 0.55],
    ] as const
  ).map(([a, b, deals, target]) =>
    lift({ game: 'sorcery', seats: 2, a, b, side: 'both', deals, target, as: 'share', table: 'targets' }),
  ),
  ...(
    [
      ['planner', 'greedy', 60, 0.84],
      ['expert', 'greedy', 60, 0.88],
      ['expert', 'planner', 120, 0.53],
    ] as const
  ).map(([a, b, deals, target]) =>
    lift({ game: 'thrones', seats: 4, a, b, side: 'both', deals, target, as: 'share', table: 'targets' }),
  ),
];

/** The planner's usual iterations, how it is measured against the rule bot, and how often. */
const CURVES = [
  [250, { game: IDENTITY, seats: 5, b: 'strategist', side: 'lord' }],
  [250, { game: KINGDOMS, seats: 6, b: 'strategist', side: 'one', options: { rules: 'course' } }],
  [300, { game: 'sorcery', seats: 2, b: 'smart', side: 'both', as: 'share' }],
  [40_000, { game: 'thrones', seats: 4, b: 'greedy', side: 'both', as: 'share' }],
] as const;

/** Strength against think time: about 2, 10, 250 and 1,000 ms on a free core. What 50 ms reach stands among the targets. */
const TIME: readonly LiftRow[] = [1 / 25, 1 / 5, 5, 20].flatMap((effort) =>
  CURVES.map(([usual, row]) =>
    lift({
      ...row,
      a: 'planner',
      deals: effort < 5 ? 60 : 20,
      budget: { iterations: usual * effort },
      effort,
      table: 'time',
    }),
  ),
);

/** Whether a row of the targets lies on such a curve. */
const isOnCurve = ({ game, seats, a, b, side, options }: Lift): boolean =>
  a === 'planner' &&
  CURVES.some(
    ([, row]) =>
      row.game === game &&
      row.seats === seats &&
      row.b === b &&
      row.side === side &&
      ('options' in row ? row.options.rules === options?.rules : true),
  );

/** Against bots in the style of other programs, honest ones and one that looks at the roles. */
const REFERENCE: readonly LiftRow[] = ['counter', 'appraiser', 'peeker'].flatMap((b) => [
  ...sides({ game: IDENTITY, seats: 5, a: 'strategist', b, deals: 400, table: 'reference' }, []),
  ...sides(
    { game: IDENTITY, seats: 5, a: 'expert', b, deals: 40, table: 'reference' },
    b === 'peeker' ? [0, 0, 0] : [],
  ),
]);

const EVERYBODY: readonly CrossRow[] = [
  {
    kind: 'cross',
    id: 'cross-thrones',
    game: 'thrones',
    seats: 4,
    deals: 100,
    bots: ['random', 'simple', 'smart', 'greedy', 'planner', 'expert'],
    budget: { iterations: 10_000 },
  },
  {
    kind: 'cross',
    id: 'cross-sorcery',
    game: 'sorcery',
    seats: 2,
    deals: 100,
    bots: ['random', 'simple', 'smart', 'tactician', 'planner', 'expert'],
  },
  {
    kind: 'cross',
    id: 'cross-ltk-identity',
    game: IDENTITY,
    seats: 5,
    deals: 100,
    bots: ['random', 'simple', 'strategist', 'counter', 'appraiser', 'peeker', 'tactician', 'planner', 'expert'],
  },
  {
    kind: 'cross',
    id: 'cross-ltk-kingdoms',
    game: KINGDOMS,
    seats: 6,
    deals: 100,
    bots: ['random', 'simple', 'strategist', 'tactician', 'planner', 'expert'],
  },
];

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How fair tables are, by seats. */
const SHARES: readonly SharesRow[] = SEATS.flatMap((seats) => [
  { kind: 'shares', id: `shares-${seats}-strategist`, game: IDENTITY, seats, bot: 'strategist', deals: 1000 },
  {
    kind: 'shares',
    id: `shares-${seats}-planner`,
    game: IDENTITY,
    seats,
    bot: 'planner',
    deals: seats === 8 ? 200 : 40,
    budget: { iterations: 100 },
  },
]);

const BELIEFS: readonly BeliefRow[] = [5, 8].map((seats) => ({
  kind: 'belief',
  id: `belief-${seats}`,
  game: IDENTITY,
  seats,
  deals: 500,
}));

/** What belief is worth among strategists, and what L5 is worth beside L4 among searchers: both too small for games to show. */
const GAINS: readonly GainRow[] = (
  [
    ['planner', 'unbelieving', 'strategist', 500, undefined],
    ['expert', 'planner', 'tactician', 200, { iterations: 12 }],
  ] as const
).flatMap(([a, b, bot, deals, budget]) =>
  SIDES.map((side): GainRow => {
    const id = `gain-${IDENTITY}-5-${a}-over-${b}-${side}`;
    return { kind: 'gain', id, game: IDENTITY, seats: 5, a, b, side, bot, deals, ...(budget && { budget }) };
  }),
);

const LIFTS: readonly LiftRow[] = [
  ...TARGETS.map((row) => (isOnCurve(row) ? { ...row, effort: 1 } : row)),
  ...REFERENCE,
  ...TIME,
];

/** Bots that think: what they win of a deal is known of the deals that somebody else plays against them, and of no others. */
const THINKERS: ReadonlySet<string> = new Set(['planner']);
const QUICK_BASES = 1500; // deals of bots that answer at once

/** What a lift is held against, by its id; pairs of games are held against an even share. */
export function baseIdOf({ game, seats, b, options = {}, budget, as }: LiftRow): string | null {
  if (as === 'share') return null;
  const isLimited = THINKERS.has(b) && budget !== undefined;
  return ['base', game, seats, b, ...Object.values(options), ...(isLimited ? [budget.iterations] : [])].join('-');
}

function basesOf(lifts: readonly LiftRow[]): BaseRow[] {
  const found = new Map<string, BaseRow>();
  for (const row of lifts) {
    const id = baseIdOf(row);
    if (id === null) continue;
    const { game, seats, b, options, budget } = row;
    const thinks = THINKERS.has(b);
    const deals = thinks ? Math.max(row.deals, found.get(id)?.deals ?? 0) : QUICK_BASES;
    const more = { ...(options && { options }), ...(thinks && budget && { budget }) };
    found.set(id, { kind: 'base', id, game, seats, bot: b, deals, ...more });
  }
  return [...found.values()];
}

export const ROWS: readonly Row[] = [...LIFTS, ...basesOf(LIFTS), ...BELIEFS, ...GAINS, ...SHARES, ...EVERYBODY];
