import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { BadInputError, LANGUAGES, type Language } from '@cardwright/engine';
import {
  coresToUse,
  LOG_LEVELS,
  type LogLevel,
  METRICS_FOR,
  type MetricsFor,
  type RetentionPeriods,
  USUAL_PORT,
  USUAL_RATE,
} from '@cardwright/server';
import { wholeNumber } from './arguments.ts';
import { dataFolder } from './data-folder.ts';
import { type FlagValues, flagOf, SERVE_FLAGS, type SettingName, variableOf } from './serve-flags.ts';

/** How a server is run, complete. */
export interface ServeSettings {
  readonly port: number;
  readonly host: string;
  readonly isLan: boolean; //                 the same network is let in, and told where
  readonly data: string; //                   a file, or postgres://…
  readonly isDatabase: boolean;
  readonly nats: string | null; //            through which several servers speak to each other
  readonly threads: number; //                that have the tables, besides the one that people come to
  readonly proxies: readonly string[];
  readonly keeping: RetentionPeriods;
  readonly rate: number;
  readonly log: LogLevel;
  readonly metricsFor: MetricsFor;
  readonly lang: Language;
}

const NAMES = Object.keys(SERVE_FLAGS) as SettingName[];
const MOST_RATE = 1_000_000;
const MOST_DAYS = 36_500;
const MOST_THREADS = 256;
const HERE = '127.0.0.1';
const EVERYBODY = '0.0.0.0';

/** A setting with the name it was given by. */
interface GivenSetting {
  readonly by: string;
  readonly value: string | boolean;
}

function saidOf(name: SettingName, given: FlagValues, env: NodeJS.ProcessEnv): GivenSetting | null {
  const flag = given[name];
  if (flag !== undefined) return { by: flagOf(name), value: flag };
  const value = env[variableOf(name)];
  return value === undefined || value === '' ? null : { by: variableOf(name), value };
}

const oneOf = <V extends string>({ by, value }: GivenSetting, allowed: readonly V[]): V => {
  const found = allowed.find((each) => each === value);
  if (found !== undefined) return found;
  throw new BadInputError(`${by} is ${JSON.stringify(value)}; it takes ${allowed.join(', ')}`);
};

const YES = new Set([true, '1', 'true', 'yes', 'on']);
const NO = new Set([false, '0', 'false', 'no', 'off']);

function yesOrNo({ by, value }: GivenSetting): boolean {
  if (YES.has(value)) return true;
  if (NO.has(value)) return false;
  throw new BadInputError(`${by} is ${JSON.stringify(value)}; it takes 1 or 0`);
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Whose word is taken: this machine's, or that of named addresses. */
function proxiesFrom(said: GivenSetting): string[] {
  if (YES.has(said.value)) return ['loopback'];
  if (NO.has(said.value)) return [];
  const proxies = String(said.value)
    .split(',')
    .map((each) => each.trim());
  const wrong = proxies.find((each) => !isNetwork(each));
  if (wrong === undefined) return proxies;
  throw new BadInputError(`${said.by} names ${JSON.stringify(wrong)}; it takes addresses like 10.0.0.2 or 10.0.0.0/8`);
}

function databaseFrom({ by, value }: GivenSetting): string {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null;
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol)) return String(value);
  throw new BadInputError(`${by} is no address of a PostgreSQL database; it takes postgres://user:password@host/name`);
}

function exchangeFrom({ by, value }: GivenSetting): string {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null;
  if (url !== null && url.protocol === 'nats:' && url.hostname !== '') return String(value);
  throw new BadInputError(`${by} is no address of a NATS server; it takes nats://host:4222`);
}

/** Reads all settings; each mistake is a line. */
export function serveSettings(given: FlagValues, env: NodeJS.ProcessEnv): ServeSettings {
  const mistakes: string[] = [];
  const read = <V>(name: SettingName, usual: V, from: (said: GivenSetting) => V): V => {
    const said = saidOf(name, given, env);
    if (said === null) return usual;
    try {
      return from(said);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      mistakes.push(error.message);
      return usual;
    }
  };
  const number = (min: number, max: number) => (said: GivenSetting) =>
    wholeNumber(said.by, String(said.value), min, max);
  const text = ({ by, value }: GivenSetting): string => {
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new BadInputError(`${by} is empty`);
  };
  const isLan = read('lan', false, yesOrNo);
  const db = read<string | null>('db', null, databaseFrom);
  const file = read('data', join(dataFolder(env), 'tables.sqlite'), text);
  const exchange = saidOf('nats', given, env);
  const settings = {
    port: read('port', USUAL_PORT, number(0, 65_535)),
    host: read('host', isLan ? EVERYBODY : HERE, text),
    isLan,
    data: db ?? resolve(file),
    isDatabase: db !== null,
    nats: read<string | null>('nats', null, exchangeFrom),
    threads: read('threads', exchange === null ? coresToUse() : 0, number(0, MOST_THREADS)),
    proxies: read<string[]>('behindProxy', [], proxiesFrom),
    keeping: {
      games: read<number | null>('keepGames', null, number(1, MOST_DAYS)),
      deserted: read<number | null>('keepDeserted', null, number(1, MOST_DAYS)),
    },
    rate: read('rate', USUAL_RATE, number(1, MOST_RATE)),
    log: read<LogLevel>('log', 'warn', (said) => oneOf(said, LOG_LEVELS)),
    metricsFor: read<MetricsFor>('metrics', 'here', (said) => oneOf(said, METRICS_FOR)),
    lang: read<Language>('lang', 'en', (said) => oneOf(said, LANGUAGES)),
  };
  const both = (a: SettingName, b: SettingName, why: string): void => {
    const [first, second] = [saidOf(a, given, env), saidOf(b, given, env)];
    if (first !== null && second !== null) mistakes.push(`${first.by} ${why} ${second.by}: say one of them`);
  };
  both('data', 'db', 'is a file, a database is named by');
  if (exchange !== null && saidOf('db', given, env) === null)
    mistakes.push(`${exchange.by} is for several servers that share a database: say ${flagOf('db')} postgres://… too`);
  both('threads', 'nats', 'is for one server, several are named by');
  if (isLan) both('lan', 'host', 'lets the same network in, others are named by');
  mistakes.push(...strangers(env));
  if (mistakes.length > 0) throw new BadInputError(mistakes.join('\n'));
  return settings;
}

const OTHERS = new Set(['CARDWRIGHT_DEBUG']);

/** Variables that look like settings and are none. */
function strangers(env: NodeJS.ProcessEnv): string[] {
  const known = new Set(NAMES.map(variableOf));
  return Object.keys(env)
    .filter((name) => name.startsWith('CARDWRIGHT_') && !known.has(name) && !OTHERS.has(name))
    .map((name) => `${name} is no setting; there are ${[...known].join(', ')}`);
}
