// What a server can be told, by flags and by the environment. It loads nothing, so that help comes at once.

export const SERVE_FLAGS = {
  port: ['--port <n>', 'where it is served (3000); 0 for any port that is free'],
  host: ['--host <address>', 'who is let in: 127.0.0.1 is this machine, 0.0.0.0 everybody (127.0.0.1)'],
  lan: ['--lan', 'let the same network in, and print the address and a QR code'],
  data: ['--data <file>', 'where tables and people are kept (tables.sqlite in the data folder of your account)'],
  db: ['--db <url>', 'keep them in PostgreSQL instead: postgres://user:password@host/name'],
  nats: [
    '--nats <url>',
    'one of several servers that share the database of --db, and speak to each other through NATS: nats://host:4222',
  ],
  threads: [
    '--threads <n>',
    'threads that have the tables, besides the one that people come to; 0: there is only that one (as many as there are cores, four at most; not with --nats)',
  ],
  behindProxy: [
    '--behind-proxy [addresses]',
    'a proxy with TLS stands in front, on this machine or at these addresses, separated by commas: what it says of where a request comes from is believed',
  ],
  keepGames: [
    '--keep-games <days>',
    'for how many days a game that is over can be watched again; who won is kept (for ever)',
  ],
  keepDeserted: [
    '--keep-deserted <days>',
    'for how many days a table is kept whose game is not over and that nobody comes to (for ever)',
  ],
  rate: ['--rate <n>', 'requests a second that one address may make (10)'],
  log: ['--log <level>', 'what is written to standard error: silent, error, warn, info, debug (warn)'],
  metrics: ['--metrics <for>', 'who may read /metrics: here, all, nobody (here: this machine)'],
  lang: ['--lang <language>', 'en or zh (en)'],
} as const satisfies Readonly<Record<string, readonly [flags: string, about: string]>>;
export type SettingName = keyof typeof SERVE_FLAGS;

export const flagOf = (name: SettingName): string => SERVE_FLAGS[name][0].split(' ')[0] as string;

/** The variable that says the same as a flag. */
export const variableOf = (name: SettingName): string =>
  `CARDWRIGHT_${flagOf(name).slice(2).replaceAll('-', '_').toUpperCase()}`;

/** Settings as they were given by flags. */
export type FlagValues = Readonly<Partial<Record<SettingName, string | boolean>>>;

/** The variables, for the help. */
export const environmentHelp = (): string =>
  [
    'The environment says the same where no flag does:',
    ...(Object.keys(SERVE_FLAGS) as SettingName[]).map((name) => `  ${variableOf(name)} for ${flagOf(name)}`),
    'docs/run-a-server.md tells how to run it for others.',
  ].join('\n');
