import { childSeed, type Game, Match, randomFrom } from '@cardwright/engine';
import {
  type Gained,
  noTimes,
  playBase,
  playGain,
  playGame,
  playPair,
  playSide,
  type Times,
  timed,
} from '@cardwright/lab';
import { type Bot, botOf, type Offer } from '@cardwright/players';
import { appraiser, counter, peeker, unbelieving } from '@cardwright/players/ltk';
import { loadGame } from '@cardwright/registry';
import { type Believed, believedIn } from './belief.ts';
import type { BaseRow, CrossRow, GainRow, LiftRow, Row, SharesRow } from './rows.ts';

const SEED = 20_260; // all deals of the ladder come from this one

const BASES = 16; //     games of a bot that answers at once on every deal: they cost next to nothing beside one of a searcher

/** What one deal of a row came to. */
export type Result =
  | { readonly score: number; readonly times?: Times }
  | { readonly bases: Readonly<Record<string, number>> }
  | { readonly bots: readonly string[]; readonly scores: readonly number[] }
  | { readonly won: string }
  | { readonly believed: readonly Believed[] }
  | { readonly gained: Gained };

/** The time this thread has worked: what others do on the machine does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type MaybePeeking = (seed: number, seats: number) => Bot;

/** A bot by its id: one that people can play against, or one to be measured against. */
function botBy(offer: Offer, id: string): MaybePeeking {
  const strangers: Readonly<Record<string, Bot>> = {
    counter: counter,
    appraiser: appraiser,
    unbelieving: unbelieving,
  };
  if (id === 'peeker') return (seed, seats) => peeker(rolesDealt(offer.game, seed, seats));
  const bot = strangers[id] ?? botOf(offer, id);
  return () => bot;
}

/** The roles of a deal, for the one bot that may look. */
function rolesDealt(game: Game, seed: number, seats: number): Parameters<typeof peeker>[0] {
  const state: unknown = Match.start(game, { seed, seats }, { checkpoints: false }).state;
  const { players } = state as { players: readonly { role: Parameters<typeof peeker>[0][number] }[] };
  return players.map(({ role }) => role);
}

async function lift(offer: Offer, row: LiftRow, n: number): Promise<Result> {
  const { seats, options = {}, budget, side } = row;
  const plan = { seats, seed: SEED, options, ...(budget === undefined ? {} : { budget }) };
  const seed = childSeed(SEED, n);
  const times = noTimes();
  const a = timed(botBy(offer, row.a)(seed, seats), times, worked);
  const b = botBy(offer, row.b)(seed, seats);
  const score =
    side === 'both'
      ? (await playPair(offer.game, a, b, plan, n)).score
      : await playSide(offer.game, a, b, side, plan, n);
  return { score, times };
}

async function base(offer: Offer, { seats, options = {}, budget, bot }: BaseRow, n: number): Promise<Result> {
  const plan = { seats, seed: SEED, options, ...(budget === undefined ? {} : { budget }) };
  const one = botBy(offer, bot)(childSeed(SEED, n), seats);
  return { bases: await playBase(offer.game, one, plan, n, one.searches === true ? 1 : BASES) };
}

async function cross(offer: Offer, row: CrossRow, n: number): Promise<Result> {
  const { seats, options = {}, budget } = row;
  const seed = childSeed(SEED, n);
  const random = randomFrom(childSeed(seed, 99));
  const sides = offer.game.sides(seats);
  const drawn = sides.map(() => row.bots[random.below(row.bots.length)] as string);
  const bots = sides.map((side, seat) => (offer.game.id === 'thrones' ? drawn[side] : drawn[seat]) as string);
  const played = await playGame(
    offer.game,
    { seed, seats, options },
    bots.map((id) => botBy(offer, id)(seed, seats)),
    budget,
  );
  return { bots, scores: played.outcome.scores };
}

async function shares(offer: Offer, { seats, bot, options = {}, budget }: SharesRow, n: number): Promise<Result> {
  const seed = childSeed(SEED, n);
  const one = botBy(offer, bot)(seed, seats);
  const bots = Array.from({ length: seats }, () => one);
  return { won: (await playGame(offer.game, { seed, seats, options }, bots, budget)).outcome.label };
}

export const EVERY = 4; //  one question in so many is looked at …
export const PLAYS = 64; // … and choices that differ are played on so often

async function gain(offer: Offer, row: GainRow, n: number): Promise<Result> {
  const { seats, options = {}, budget = {}, side } = row;
  const named = (id: string): Bot => botBy(offer, id)(0, seats);
  const [a, b, table, usual] = [named(row.a), named(row.b), named(row.bot), named('strategist')];
  const matter = { a, b, table, usual, side, every: EVERY, plays: PLAYS };
  return { gained: await playGain(offer.game, matter, { seats, seed: SEED, options, budget }, n) };
}

/** Plays deal number n of a row. */
export async function measure(row: Row, n: number): Promise<Result> {
  const offer = await loadGame(row.game);
  switch (row.kind) {
    case 'lift':
      return lift(offer, row, n);
    case 'base':
      return base(offer, row, n);
    case 'cross':
      return cross(offer, row, n);
    case 'shares':
      return shares(offer, row, n);
    case 'gain':
      return gain(offer, row, n);
    default:
      return { believed: believedIn(childSeed(SEED, n), row.seats) };
  }
}

const STYLE = { iterations: 8 };

/** The bots of a row. */
export function botsOf(row: Row): readonly string[] {
  if (row.kind === 'lift') return [row.a, row.b];
  if (row.kind === 'gain') return [row.a, row.b, row.bot];
  if (row.kind === 'cross') return row.bots;
  return row.kind === 'belief' ? ['strategist'] : [row.bot];
}

/** Whether a row takes long to play. */
export async function isDear(row: Row): Promise<boolean> {
  const offer = await loadGame(row.game);
  return botsOf(row).some((bot) => botBy(offer, bot)(0, row.seats).searches === true);
}

/** A short game of a bot with little time, as a number: where bots or rules play otherwise it is another. */
export async function styleOf(row: Row, bot: string): Promise<string> {
  const offer = await loadGame(row.game);
  const [seats, seed] = [row.seats, 4711];
  const one = botBy(offer, bot)(seed, seats);
  const { digest } = await playGame(
    offer.game,
    { seed, seats, options: row.options ?? {} },
    Array.from({ length: seats }, () => one),
    STYLE,
  );
  return JSON.stringify([digest, one.budget ?? null]);
}
