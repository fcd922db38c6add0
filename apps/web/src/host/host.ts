import type { Lesson, Replay } from '@cardwright/client';
import { BadInputError, type Language, Match, parseRecord } from '@cardwright/engine';
import { type GameEntry, listingOf, loadGame } from '@cardwright/registry';
import { archive } from '../archive.ts';
import type { RecordedGame } from './aftermath.ts';
import { gameCard } from './game-card.ts';
import { readGameFile } from './game-file.ts';
import { GameKeeper } from './game-keeper.ts';
import { OnlineSeat } from './online-seat.ts';
import type { CallMessage, Calls, HostMessage } from './protocol.ts';
import { loadRulings, type Rulings } from './rulings.ts';
import type { ShownTable } from './shown-table.ts';
import { SoloTable, type SoloTableOptions } from './solo-table.ts';
import { holdersAgain, lessonTable, tableOf } from './table-setup.ts';
import { TerminalSeat } from './terminal-seat.ts';
import { ThinkTank } from './think-tank.ts';

const HINT_MS = 6000; // a hint gets better as long as somebody looks at it

type Answers = { [N in keyof Calls]: (given: Parameters<Calls[N]>[0]) => Promise<ReturnType<Calls[N]>> };

/** What is reckoned when a game is over. */
const aftermath = () => import('./aftermath.ts');

const rulingsIn = (game: string, language: Language): Promise<Rulings> =>
  loadRulings(listingOf(game)?.family ?? game, language);

/** Answers what a page asks: opens tables, shows replays. The records stay here until somebody wants to have one. */
export class Host {
  readonly #send: (message: HostMessage) => void;
  readonly #thinkTank = new ThinkTank();
  #table: SoloTable | TerminalSeat | OnlineSeat | null = null;
  #replay: Replay | null = null;
  #shownRecord: RecordedGame | null = null; // of the replay
  #language: Language = 'en';

  constructor(send: (message: HostMessage) => void) {
    this.#send = send;
  }

  async receive({ id, call, given }: CallMessage): Promise<void> {
    try {
      const answer = this.#answers[call] as (given: unknown) => Promise<unknown>;
      const returned = await answer(given);
      this.#table?.shown?.flush(); // whoever asked hears what came of it first
      this.#send({ id, returned });
    } catch (error) {
      if (error instanceof BadInputError) return this.#send({ id, problem: error.message });
      this.#send({ id, problem: String(error) });
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#send({ fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) });
  }

  get #here(): ShownTable {
    const shown = this.#table?.shown ?? null;
    if (shown === null) throw new BadInputError('no game is being played here');
    return shown;
  }

  /** The table that is run here, with all that only its host knows. */
  get #own(): SoloTable {
    if (!(this.#table instanceof SoloTable)) throw new BadInputError('no game is run here');
    return this.#table;
  }

  get #shown(): Replay {
    if (this.#replay === null) throw new BadInputError('no replay is open here');
    return this.#replay;
  }

  /** The game that was played here, or is looked at again; null: its record is not here. */
  get #bygone(): RecordedGame | null {
    return this.#replay === null ? (this.#table?.bygone ?? null) : this.#shownRecord;
  }

  #open(entry: GameEntry, needs: SoloTableOptions['needs'], pace: number, keeper: GameKeeper, lesson?: Lesson): void {
    this.#table?.close();
    this.#replay = null;
    this.#table = new SoloTable({
      entry,
      needs,
      pace,
      keeper,
      ...(lesson === undefined ? {} : { lesson }),
      ...('Worker' in globalThis ? { elsewhere: this.#thinkTank } : {}), // else bots think here, in slices
      language: this.#language,
      tell: (news) => this.#send({ news }),
      fail: (error) => this.#fail(error),
    });
  }

  readonly #answers: Answers = {
    describe: async ({ game, language }) => gameCard(await loadGame(game), language),
    gallery: async ({ game, language }) => {
      const { gallery } = await loadGame(game);
      const rulings = await rulingsIn(game, language);
      return gallery(language).map((piece) => ({ ...piece, rulings: rulings.of(piece) }));
    },
    rulings: async ({ game, language }) => (await rulingsIn(game, language)).all,
    roles: async ({ game, seats, options = {}, language }) =>
      (await loadGame(game)).roles?.counted(seats, options, language) ?? [],
    check: async ({ setup }) => {
      const entry = await loadGame(setup.game);
      const { origin } = tableOf(entry, setup);
      Match.start(entry.game, origin);
      return null;
    },
    readFile: async (file) => readGameFile(await loadGame(file.game), file),
    open: async ({ id, setup, language, pace }) => {
      this.#language = language;
      const [before, text] = id === null ? [null, null] : await Promise.all([archive.find(id), archive.record(id)]);
      if (text !== null) {
        const origin = parseRecord(text);
        const entry = await loadGame(origin.game);
        const keeper = new GameKeeper(id, before);
        this.#open(entry, { origin, seats: holdersAgain(entry, origin, keeper.think) }, pace, keeper);
        return true;
      }
      if (setup === null) return false;
      const entry = await loadGame(setup.game);
      this.#open(entry, tableOf(entry, setup), pace, new GameKeeper(id, null, setup.think));
      return true;
    },
    teach: async ({ game, language, pace }) => {
      this.#language = language;
      const entry = await loadGame(game);
      if (entry.lesson === null) throw new BadInputError(`${game} has no lesson`);
      const lesson = await entry.lesson();
      this.#open(entry, lessonTable(entry, lesson), pace, new GameKeeper(null, null), lesson);
      return null;
    },
    understood: async () => {
      this.#own.understood();
      return null;
    },
    join: async ({ url, id, language }) => {
      this.#language = language;
      this.#table = await TerminalSeat.join({
        url,
        id,
        language,
        tell: (news) => this.#send({ news }),
        lost: (lost) => this.#send({ lost }),
      });
      return null;
    },
    attend: async ({ url, id, language }) => {
      this.#language = language;
      this.#table = new OnlineSeat({
        url,
        id,
        language,
        tell: (news) => this.#send({ news }),
        tellRoom: (around) => this.#send({ around }),
      });
      return null;
    },
    say: async ({ message }) => {
      if (!(this.#table instanceof OnlineSeat)) throw new BadInputError('this is no table on a server');
      this.#table.say(message);
      return null;
    },
    choose: async ({ at, choice }) => {
      const problem = this.#here.choose(at, choice);
      if (problem !== null) throw new BadInputError(problem);
      return null;
    },
    type: async ({ line }) => {
      const problem = this.#here.type(line);
      return problem === null ? null : { problem };
    },
    undo: async () => {
      this.#here.client.ask('undo');
      return null;
    },
    quiet: async ({ until }) => {
      this.#here.quiet(until);
      return null;
    },
    lift: async ({ seat }) => {
      this.#here.client.lift(seat);
      return null;
    },
    pace: async ({ pace }) => {
      if (this.#table?.shown != null) this.#table.shown.pace = pace;
      return null;
    },
    skip: async () => {
      this.#table?.shown?.client.skip();
      return null;
    },
    language: async ({ language }) => {
      this.#language = language;
      if (this.#table instanceof OnlineSeat) this.#table.language = language;
      else if (this.#table !== null) this.#table.shown.client.language = language;
      return null;
    },
    foresee: async ({ choice }) => (this.#table instanceof SoloTable ? this.#table.foresee(choice) : null),
    hint: async ({ about = null }) => this.#here.hint(HINT_MS, about),
    step: async () => {
      await this.#own.step();
      return null;
    },
    insides: async () => this.#own.insides(),
    record: async () => this.#own.record(),
    setup: async () => this.#own.setup(),
    sheet: async ({ ref }) => this.#replay?.sheet(ref, this.#language) ?? this.#table?.shown?.sheet(ref) ?? null,
    openReplay: async ({ record, language }) => {
      const read = parseRecord(record);
      this.#language = language;
      const entry = await loadGame(read.game);
      const { Replay, summaryOf } = await import('./replaying.ts');
      const summary = summaryOf(entry, read);
      this.#replay = summary.legacy === null ? new Replay(entry, read) : null;
      this.#shownRecord = { entry, record: read, own: summary.own };
      return summary;
    },
    still: async ({ at, viewer, language }) => {
      this.#language = language;
      return this.#shown.still(at, viewer, language);
    },
    posed: async ({ viewer, language }) => {
      this.#language = language;
      return this.#shown.posed(viewer, language);
    },
    contrast: async ({ language, ...wish }) => {
      const { toldContrast } = await import('./explaining.ts');
      if (this.#shownRecord === null) throw new BadInputError('no replay is open here');
      const { entry, record } = this.#shownRecord;
      return toldContrast(entry, record, wish, language);
    },
    steps: async ({ at, viewer, language }) => this.#shown.steps(at, viewer, language),
    story: async ({ viewer, language }) => this.#shown.story(viewer, language),
    asked: async ({ at, language }) => this.#shown.asked(at, language),
    reviewStretch: async ({ record, seat, depth, from, to }) => {
      const { reviewStretch } = await import('@cardwright/review');
      const read = parseRecord(record);
      return reviewStretch(await loadGame(read.game), { record: read, seat, depth }, { from, to });
    },
    reviewOf: async ({ record, seat, depth, steps }) => {
      const { reviewOf } = await import('@cardwright/review');
      const read = parseRecord(record);
      return reviewOf(await loadGame(read.game), { record: read, seat, depth }, steps);
    },
    tellReview: async ({ record, review, language }) => {
      const { toldReview } = await import('./reviewing.ts');
      const read = parseRecord(record);
      return toldReview(await loadGame(read.game), read, review, language);
    },
    chronicle: async ({ language }) =>
      this.#bygone === null ? null : (await aftermath()).chronicleFor(this.#bygone, language),
    usual: async () => (this.#bygone === null ? [] : (await aftermath()).usualFor(this.#bygone)),
    turned: async () => (this.#bygone === null ? null : (await aftermath()).turnedFor(this.#bygone)),
  };
}
