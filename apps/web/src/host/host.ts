import { Replay } from '@cardwright/client';
import { BadInputError, formatRecord, type Language, type MatchRecord, parseRecord } from '@cardwright/engine';
import { botOf, HUMAN, usualBot } from '@cardwright/players';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { type Player, Session } from '@cardwright/session';
import { gameCard } from './game-card.ts';
import { LiveTable, type Watch } from './live-table.ts';
import type { CallMessage, Calls, HostMessage, TableSetup } from './protocol.ts';

type Answers = { [N in keyof Calls]: (given: Parameters<Calls[N]>[0]) => Promise<ReturnType<Calls[N]>> };

/** Answers what a page asks: opens tables, runs games, shows replays. It runs wherever there is a way to send messages. */
export class Host {
  readonly #send: (message: HostMessage) => void;
  readonly #watch: Watch;
  #table: LiveTable | null = null;
  #summary: Replay | null = null;
  #language: Language = 'en';

  constructor(send: (message: HostMessage) => void) {
    this.#send = send;
    this.#watch = {
      tell: (news) => send({ news }),
      rest: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    };
  }

  async receive({ id, call, given }: CallMessage): Promise<void> {
    try {
      const answer = this.#answers[call] as (given: unknown) => Promise<unknown>;
      this.#send({ id, returned: await answer(given) });
    } catch (error) {
      if (error instanceof BadInputError || error instanceof RangeError)
        return this.#send({ id, problem: error.message });
      this.#send({ id, problem: String(error) });
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const record = this.#table === null ? null : formatRecord(this.#table.record);
    this.#send({ fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error), record });
  }

  get #here(): LiveTable {
    if (this.#table === null) throw new BadInputError('no game is being played here');
    return this.#table;
  }

  get #shown(): Replay {
    if (this.#summary === null) throw new BadInputError('no replay is open here');
    return this.#summary;
  }

  async #open(entry: GameEntry, session: Session<GameEntry>, pace: number): Promise<void> {
    this.#summary = null;
    this.#table = new LiveTable(entry, session, this.#watch, { language: this.#language, pace });
    await this.#table.play();
  }

  readonly #answers: Answers = {
    describe: async ({ game, language }) => gameCard(await loadGame(game), language),
    open: async ({ setup, language, pace }) => {
      const entry = await loadGame(setup.game);
      this.#language = language;
      await this.#open(entry, dealt(entry, setup), pace);
      return null;
    },
    resume: async ({ record, as, language, pace }) => {
      const read = parseRecord(record);
      const entry = await loadGame(read.game);
      this.#language = language;
      const session = Session.resume(entry, read, seated(entry, read, as), { askForced: true });
      await this.#open(entry, session, pace);
      return null;
    },
    choose: async ({ at, choice }) => {
      await this.#here.choose(at, choice);
      return null;
    },
    type: async ({ line }) => {
      const read = this.#here.read(line);
      if ('problem' in read) return read;
      // Whoever typed it need not wait until the bots have answered.
      this.#here.choose(read.length, read.choice).catch((error: unknown) => this.#fail(error));
      return null;
    },
    undo: async () => {
      await this.#here.undo();
      return null;
    },
    quiet: async ({ on }) => {
      await this.#here.quiet(on);
      return null;
    },
    pace: async ({ pace }) => {
      if (this.#table !== null) this.#table.pace = pace;
      return null;
    },
    language: async ({ language }) => {
      this.#language = language;
      if (this.#table !== null) {
        this.#table.language = language;
        this.#table.refresh();
      }
      return null;
    },
    hint: async () => this.#here.hint(),
    step: async () => {
      await this.#here.step();
      return null;
    },
    insides: async () => this.#here.insides(),
    sheet: async ({ ref }) => this.#summary?.sheet(ref, this.#language) ?? this.#table?.sheet(ref) ?? null,
    openReplay: async ({ record, language }) => {
      const read = parseRecord(record);
      this.#language = language;
      this.#summary = new Replay(await loadGame(read.game), read);
      return this.#summary.summary;
    },
    still: async ({ at, viewer, language }) => {
      this.#language = language;
      return this.#shown.still(at, viewer, language);
    },
    story: async ({ viewer, language }) => this.#shown.story(viewer, language),
  };
}

/** A new game as it was wished for. */
function dealt(entry: GameEntry, setup: TableSetup): Session<GameEntry> {
  const { game } = entry;
  const seats = setup.seats ?? game.seats.default;
  const as = setup.as ?? 0;
  if (!Number.isInteger(as) || as < 0 || as >= seats)
    throw new BadInputError(`there is no seat ${as}; the seats are 0 to ${seats - 1}`);
  const bot = setup.bots === undefined ? usualBot(entry) : botOf(entry, setup.bots);
  const players = Array.from({ length: seats }, (_, seat): Player => (seat === as ? HUMAN : bot));
  const deal = { seed: setup.seed, seats, options: setup.options ?? {} };
  return Session.start(entry, deal, players, { askForced: true });
}

/** Who goes on with a game: who sat there before; the person takes the seat asked for, else the one that was a person's. */
function seated(entry: GameEntry, record: MatchRecord, as: number | undefined): Player[] {
  const names = Array.from({ length: record.seats }, (_, seat) => record.players[seat] ?? usualBot(entry).id);
  const own = as ?? Math.max(0, names.indexOf(HUMAN));
  return names.map((name, seat) => {
    if (seat === own) return HUMAN;
    return name === HUMAN ? usualBot(entry) : botOf(entry, name);
  });
}
