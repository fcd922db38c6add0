import type { TableSetup as OnlineSetup } from '@cardwright/online';
import type { GameCard, TableSetup } from '../host/protocol.ts';

export const YOU = 'you';
export const HERE = 'here'; // somebody else at this screen
export const OPEN = 'open'; // whoever opens the link

/** A table as it is being set up: by seat YOU, HERE, OPEN or a bot's id. */
export interface Plan {
  readonly game: string;
  readonly players: readonly string[];
  readonly isDealt: boolean; //      who sits where is left to chance
  readonly role: string | null; //   null: as it is dealt
  readonly options: Readonly<Record<string, string | number | boolean>>; // that differ from what is usual
  readonly seed: string; //          as it was typed; '': any
  readonly think: number | null; //  ms
  readonly time: OnlineSetup['time'];
  readonly isPublic: boolean;
  readonly isRated: boolean;
}

/** A table of this game as it is usual: one person, bots everywhere else. */
export const usualPlan = ({ id, seats, usualBot }: GameCard): Plan => ({
  game: id,
  players: Array.from({ length: seats.default }, (_, seat) => (seat === 0 ? YOU : usualBot)),
  isDealt: true,
  role: null,
  options: {},
  seed: '',
  think: null,
  time: 'none',
  isPublic: false,
  isRated: false,
});

/** A table on a server as it is set up, to be set up otherwise. */
export function planOf(card: GameCard, setup: OnlineSetup): Plan {
  const { seats, options, bots, time, isPublic, isRated, think = null } = setup;
  const left = seats - 1;
  const named = bots.slice(-left).filter((id) => card.bots.some((bot) => bot.id === id));
  const open = Array.from({ length: left - named.length }, () => OPEN);
  return { ...usualPlan(card), players: [YOU, ...open, ...named], options, time, isPublic, isRated, think };
}

export const isBot = (player: string): boolean => player !== YOU && player !== HERE && player !== OPEN;
export const isOnline = ({ players }: Plan): boolean => players.includes(OPEN);

/** More seats are for bots like the last one; with fewer, nobody but you is sure to stay. */
export function withSeats(plan: Plan, count: number, bot: string): Plan {
  const { players } = plan;
  const last = players.findLast(isBot) ?? bot;
  const more = Array.from({ length: Math.max(0, count - players.length) }, () => (isOnline(plan) ? OPEN : last));
  const kept = players.slice(0, count);
  if (!kept.includes(YOU)) kept[count - 1] = YOU;
  return { ...plan, players: [...kept, ...more] };
}

/** Somebody else sits there; where you sit down, who was there takes your seat. People here and people elsewhere do not mix. */
export function withPlayer(plan: Plan, seat: number, player: string): Plan {
  const own = plan.players.indexOf(YOU);
  if (player === YOU) {
    const players = plan.players.map((each, i) =>
      i === seat ? YOU : i === own ? (plan.players[seat] as string) : each,
    );
    return { ...plan, players, isDealt: false, role: null };
  }
  const instead = player === OPEN ? HERE : player === HERE ? OPEN : null;
  return {
    ...plan,
    players: plan.players.map((each, i) => (i === seat || each === instead ? (i === own ? each : player) : each)),
  };
}

/** Why a table cannot be rated as it is; null: it can. */
export function unratedBy({ bots, settings }: GameCard, { players, options }: Plan): 'bots' | 'options' | null {
  if (bots.some(({ id, isMeasured }) => !isMeasured && players.includes(id))) return 'bots';
  const isUsual = settings.every(({ name, setting }) => (options[name] ?? setting.default) === setting.default);
  return isUsual ? null : 'options';
}

/** Rated only as long as that can be. */
export const ratedIfItCan = (card: GameCard, plan: Plan): Plan =>
  plan.isRated && unratedBy(card, plan) !== null ? { ...plan, isRated: false } : plan;

export const withBots = (plan: Plan, bot: string): Plan => ({
  ...plan,
  players: plan.players.map((each) => (isBot(each) ? bot : each)),
});

/** The bot all bots are; null: they differ, or there is none. */
export function commonBot({ players }: Plan): string | null {
  const bots = new Set(players.filter(isBot));
  const [first = null] = bots;
  return bots.size === 1 ? first : null;
}

/** The table as the worker of this page lays it. */
export function soloSetup({ game, players, isDealt, role, options, think }: Plan, seed: number | null): TableSetup {
  return {
    game,
    seats: players.length,
    as: players.flatMap((player, seat) => (isBot(player) ? [] : [seat])),
    bots: players.map((player) => (isBot(player) ? player : 'human')),
    isDealt,
    options,
    ...(role === null ? {} : { role }),
    ...(think === null ? {} : { think }),
    ...(seed === null ? {} : { seed }),
  };
}

/** The table as a server lays it. Seats are dealt there; at rated tables bots think as they are used to. */
export const onlineSetup = ({ game, players, options, time, isPublic, isRated, think }: Plan): OnlineSetup => ({
  game,
  seats: players.length,
  options: { ...options },
  time,
  isPublic,
  isRated,
  isOpen: false,
  bots: players.filter(isBot),
  ...(think === null || isRated ? {} : { think }),
});
