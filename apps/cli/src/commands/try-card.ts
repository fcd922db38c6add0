import { resolve } from 'node:path';
import { BadInputError, completeOptions, formatDigest, type Language } from '@cardwright/engine';
import {
  addAll,
  type Counts,
  csvOf,
  DIGESTS,
  figuresOf,
  type LabReport,
  namesOf,
  type Row,
  type Survey,
} from '@cardwright/lab';
import { botOf, usualBot } from '@cardwright/players';
import { languageFrom, quoted, seatsFrom, seedFrom, wholeNumber } from '../arguments.ts';
import { count } from '../figures.ts';
import { readText } from '../files.ts';
import { type CustomContent, dealsWith, triedIn } from '../games/ltk/custom-content.ts';
import { tableOf } from '../lab-table.ts';
import type { Terminal } from '../line-source.ts';
import { Progress } from '../progress.ts';
import { type Entry, entryOf } from '../registry.ts';
import { type TrialTask, trialStretch } from '../sim-worker.ts';
import { finished, shareOut, threadPool } from '../thread-pool.ts';
import { MOST_GAMES, MOST_THREADS } from './sim.ts';

export interface TryCardOptions {
  readonly mode: string;
  readonly games: string;
  readonly level?: string;
  readonly seats?: string;
  readonly seed: string;
  readonly copies: string;
  readonly life: string;
  readonly threads: string;
  readonly lang: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

const MOST_COPIES = 40;
const MOST_LIFE = 20;

/** What a card or hero of one's own does to games: every deal twice, with it and with something of the set in its place. */
export async function tryCard(path: string, given: TryCardOptions, { output }: Terminal): Promise<void> {
  const language = languageFrom(given.lang);
  const mode = given.mode.toLowerCase();
  if (mode !== 'identity' && mode !== 'kingdoms')
    throw new BadInputError(`--mode is ${JSON.stringify(given.mode)}; it takes identity or kingdoms`);
  if (given.csv === true && given.json === true)
    throw new BadInputError('--csv and --json are two forms of the same: say one');
  const entry = entryOf(`ltk-${mode}`);
  const deals = Math.ceil(wholeNumber('--games', given.games, 4, MOST_GAMES) / 2);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const seats = seatsFrom(entry, given.seats);
  const bot = given.level === undefined ? usualBot(entry) : botOf(entry, given.level);
  const copies = wholeNumber('--copies', given.copies, 1, MOST_COPIES);
  const life = wholeNumber('--life', given.life, 1, MOST_LIFE);
  const tried = await triedIn(resolve(path), readText(path), mode, { copies, life });
  const task = { bot: bot.id, tried, seats, seed: seedFrom(given.seed) };
  const survey = await played(task, deals, threads).catch((error: unknown) => {
    throw tried.module === null ? error : faultOf(path, error);
  });
  const flags = [
    ['--mode', mode],
    ['--games', 2 * deals],
    ['--level', bot.id],
    ['--seats', seats],
    ['--seed', task.seed],
    ...(tried.module === null ? [] : [tried.hero === null ? ['--copies', copies] : ['--life', life]]),
  ];
  const command = ['npx', 'cardwright', 'try-card', quoted(path), ...flags.flat()].join(' ');
  const report = reportOf(entry, task, survey, command);
  if (given.json === true) output.write(`${JSON.stringify(report)}\n`);
  else if (given.csv === true) output.write(csvOf(report));
  else output.write(`${[...described(entry, tried, report, language), ...tableOf(report, language)].join('\n')}\n`);
}

/** What is written in somebody's own file may fail in any game: that is said of the file. */
const faultOf = (path: string, error: unknown): BadInputError =>
  error instanceof BadInputError
    ? error
    : new BadInputError(`${path}: a game with it fails: ${(error as Error).message.split('\n')[0]}`);

async function played(task: Omit<TrialTask, 'stretch'>, deals: number, threads: number): Promise<Survey> {
  const pool = await threadPool<TrialTask, Survey>(trialStretch.name, trialStretch, threads);
  const progress = new Progress('deals', deals, process.stderr);
  try {
    const parts = await shareOut(
      deals,
      threads,
      (stretch) => pool.run({ ...task, stretch }),
      (done) => {
        progress.update(finished(done));
        return false;
      },
    );
    const counts: Counts = {};
    for (const { result } of parts) addAll(counts, result.counts);
    return { games: deals, counts, digest: parts.reduce((sum, { result }) => (sum + result.digest) % DIGESTS, 0) };
  } finally {
    progress.end();
    await pool.close();
  }
}

/** Of all that was counted, what is about the change and what was tried. */
const isAbout =
  ({ hero, names }: CustomContent) =>
  ({ figure, row }: Row): boolean => {
    if (['dealt', 'drawn', 'played'].includes(figure)) return names.includes(row);
    if (figure === 'hero') return row === hero;
    return figure === 'vary' || figure === 'guest';
  };

function reportOf(
  { game, gauge }: Entry,
  { tried, bot, seats, seed }: Omit<TrialTask, 'stretch'>,
  { games, counts, digest }: Survey,
  command: string,
): LabReport {
  const rows = figuresOf(counts, games, gauge.roles).filter(isAbout(tried));
  const { after } = dealsWith(tried, seats, seed)(0);
  const names = namesOf(game, gauge, rows, completeOptions(game, after));
  names.en['own'] = 'with it';
  names.zh['own'] = '有它';
  return {
    game: game.id,
    rules: game.rules,
    command,
    seats,
    level: bot,
    seed,
    games,
    options: {},
    digest: formatDigest(digest),
    names,
    columns: gauge.roles,
    kinds: {},
    rows,
  };
}

const WORDS = {
  en: {
    hero: (name: string) => `${name}, in one seat of each deal, instead of a hero taken by chance`,
    cards: (names: string, lines: number) =>
      `${names}: ${lines} ${lines === 1 ? 'card' : 'cards'} added to the deck, instead of as many average cards of it`,
    deals: (deals: string, { level, seed, digest }: LabReport) =>
      `${deals} deals, each played twice by ${level}, seed ${seed}, digest ${digest}`,
    unused: (name: string) =>
      `${name} was never played: this level does not know it. Try --level tactician, or see "Bots" in docs/add-a-card.md.`,
  },
  zh: {
    hero: (name: string) => `${name}：每副牌中占一个座位，代替随机的一名武将`,
    cards: (names: string, lines: number) => `${names}：牌堆加入 ${lines} 张，代替同样数目的普通牌`,
    deals: (deals: string, { level, seed, digest }: LabReport) =>
      `${deals} 副牌，每副由 ${level} 各打两局，种子 ${seed}，摘要 ${digest}`,
    unused: (name: string) =>
      `${name}从未被使用：这一等级不认识它。可试 --level tactician，或见 docs/add-a-card.md 的 Bots 一节。`,
  },
} as const satisfies Readonly<Record<Language, object>>;

function described(
  { game }: Entry,
  { hero, cards, names }: CustomContent,
  report: LabReport,
  language: Language,
): string[] {
  const words = WORDS[language];
  const named = (id: string): string => report.names[language][id] ?? id;
  const what =
    hero === null
      ? words.cards(names.map(named).join(', '), (cards ?? '').split('\n').length)
      : words.hero(named(hero));
  const unused = names.filter((name) => !report.rows.some(({ figure, row }) => figure === 'played' && row === name));
  return [
    `${game.text[language].name}${language === 'zh' ? '：' : ': '}${what}`,
    words.deals(count(report.games), report),
    ...unused.map((name) => words.unused(named(name))),
  ];
}
