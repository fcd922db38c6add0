import { randomInt } from 'node:crypto';
import { isForced, Match, one, randomFrom, type Seat } from '@cardwright/engine';
import {
  botPlayer,
  type Clock,
  type ClockState,
  type Holder,
  ONLINE,
  type Origin,
  person as personAt,
  systemClock,
  TableHost,
  type TablePolicy,
  USUAL_TIMES,
} from '@cardwright/host';
import type { TableSetup } from '@cardwright/online';
import { usualBot } from '@cardwright/players';
import type { RemoteThinking } from '@cardwright/players/remote';
import type { GameEntry } from '@cardwright/registry';
import type { HeldTable } from '../storage/held-table.ts';
import type { GameResult } from '../storage/result-store.ts';
import type { Storage } from '../storage/storage.ts';
import { botKey, measuredRating } from './bot-ratings.ts';
import { botsAt, type Members } from './members.ts';
import { type Played, ratingsAfter, startingRating } from './rating.ts';

/** Numbers one owner of a table has for what it tells: what was told by another one is never taken for its own. */
const MOST_TOLD = 1_000_000;

const TIMES: Readonly<Record<TableSetup['time'], TablePolicy['time']>> = {
  none: null,
  usual: USUAL_TIMES,
  quick: { answer: 8_000, play: 20_000, setup: 30_000, bank: 30_000, gain: 2_000 },
};

/** What a game at an online table needs. */
export interface GameNeeds {
  readonly id: string; // the table's
  readonly entry: GameEntry;
  readonly setup: TableSetup;
  readonly members: Members;
  readonly origin: Origin;
  readonly time?: ClockState;
  readonly storage: Storage;
  readonly held: HeldTable;
  readonly fence: number; // the number the table's owner writes with
  readonly clock?: Clock;
  readonly policy?: Partial<TablePolicy>; // what differs from what is usual online
  readonly elsewhere?: RemoteThinking; // where bots that search think; else here
  readonly onOver: () => void;
  readonly onFault: (error: unknown) => void;
}

/** The game of an online table: who holds the seats, where its choices are kept, what comes of its end. */
export class OnlineGame {
  readonly host: TableHost;
  readonly #needs: GameNeeds;

  constructor(needs: GameNeeds) {
    const { entry, setup, origin, time, held, fence, clock = systemClock, policy = {}, elsewhere, onFault } = needs;
    this.#needs = needs;
    this.host = new TableHost({
      game: entry.game,
      passing: entry.passing,
      beats: entry.beats,
      origin,
      seats: this.#holders(),
      policy: { ...ONLINE, time: TIMES[setup.time], ...policy },
      standIn: usualBot(entry),
      random: randomFrom(randomInt(2 ** 32)),
      clock,
      told: fence * MOST_TOLD,
      ...(time === undefined ? {} : { time }),
      ...(elsewhere === undefined ? {} : { elsewhere }),
      store: {
        append: (choice, at, isOwn) => held.append(at, choice, isOwn),
        cut: (length) => held.cut(length),
        end: () => this.#end(this.host.match),
      },
      onFault,
    });
  }

  #memberAt(seat: Seat): Members['all'][number] | undefined {
    return this.#needs.members.all.find((each) => each.seat === seat);
  }

  #holders(): Holder[] {
    const { setup, entry, members } = this.#needs;
    const bots = botsAt(setup, members.all, entry);
    const budget = setup.think === undefined ? undefined : { ms: setup.think };
    return bots.map((bot, seat) => {
      if (bot !== null) return botPlayer(bot, budget);
      const member = this.#memberAt(seat);
      return member?.hasLeft === false ? personAt(member.name) : this.#substitute;
    });
  }

  /** Who plays on for somebody who has left. */
  get #substitute(): Holder {
    return botPlayer(usualBot(this.#needs.entry));
  }

  /** Begins, or goes on. One in which nothing was left to be chosen when the server died is ended now. */
  open(): void {
    this.host.open();
    const rest = this.host.match.fork();
    while (rest.decision !== null && isForced(rest.decision)) rest.choose(one(0));
    if (rest.outcome !== null) this.#end(rest).catch(this.#needs.onFault);
  }

  /** Somebody has left for good. */
  handOver(seat: Seat): void {
    this.host.sit(seat, this.#substitute);
  }

  async #end(match: Match): Promise<void> {
    const { held, onOver } = this.#needs;
    await held.end(await this.#finished(match));
    onOver();
  }

  async #finished(match: Match): Promise<GameResult> {
    const { id, entry, setup, members, storage } = this.#needs;
    const { label, scores } = match.outcome as NonNullable<typeof match.outcome>;
    const abandoned = await storage.botFinished(id);
    const view = match.view('all');
    const results = members.all.flatMap(({ person, seat }) => {
      if (seat === null) return [];
      const isLeft = abandoned.includes(seat);
      const { hero = null, role = null } = entry.part?.(view, seat) ?? {};
      return [{ person, seat, hero, role, won: isLeft ? 0 : (scores[seat] ?? 0), isLeft: isLeft ? 1 : 0 }];
    });
    const { game } = entry;
    const rated = setup.isRated ? this.#rated(abandoned, scores) : null;
    return { table: id, game: game.id, outcome: label, ended: Date.now(), results, rated };
  }

  #rated(abandoned: readonly Seat[], scores: readonly number[]): GameResult['rated'] {
    const { entry } = this.#needs;
    const { game } = entry;
    const isDuel = game.seats.max === 2;
    const played = this.#played(abandoned, scores);
    const measured = (who: string): ReturnType<typeof measuredRating> => measuredRating(game.id, who);
    const people = played.filter(({ isFixed }) => !isFixed).map(({ who }) => who);
    const bots = played.flatMap(({ who, isFixed, finishedBy }) => (isFixed ? who : (finishedBy ?? [])));
    return {
      who: [...people, ...bots.filter((each) => measured(each) !== null)],
      start: (who) => measured(who) ?? startingRating(isDuel),
      after: (before) => ratingsAfter(played, before, isDuel),
    };
  }

  #played(abandoned: readonly Seat[], scores: readonly number[]): Played[] {
    const { entry, setup, members } = this.#needs;
    const { game } = entry;
    const bots = botsAt(setup, members.all, entry);
    const record = this.host.record();
    const dealt = game.dealtSides?.(Match.start(game, record, { checkpoints: false }).state);
    const sides = dealt ?? game.sides(record.seats).map(String);
    const substitute = botKey(usualBot(entry).id);
    return sides.map((side, seat) => {
      const bot = bots[seat] ?? null;
      return {
        who: bot === null ? (this.#memberAt(seat)?.person ?? '') : botKey(bot.id),
        side,
        won: scores[seat] ?? 0,
        isFixed: bot !== null,
        finishedBy: bot === null && abandoned.includes(seat) ? substitute : null,
      };
    });
  }
}
