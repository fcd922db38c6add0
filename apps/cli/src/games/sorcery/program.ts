import { withLog } from '@cardwright/client';
import { BadInputError, isForced, type Language, type MatchRecord, one } from '@cardwright/engine';
import type { FromHost } from '@cardwright/host';
import type { Pair } from '@cardwright/online';
import { cleanText } from '@cardwright/presenter';
import type { GameEvent, Label, Option, View } from '@cardwright/sorcery';
import type { Leaving } from '../../display.ts';
import { CrashError, INTERRUPTED, LeftError } from '../../faults.ts';
import { finished, leftIn, whereabouts } from '../../keeping.ts';
import { isInteractive, type Terminal } from '../../line-source.ts';
import { openPage } from '../../page-option.ts';
import { entryOf } from '../../registry.ts';
import { resumeCommand } from '../../save-file.ts';
import type { PageEnvironment, SharedPage } from '../../shared-page.ts';
import { TerminalTable } from '../../terminal-table.ts';
import { WORDS as TERMINAL_WORDS } from '../../words.ts';
import { commandOf } from './command-of.ts';
import type { Titles } from './display/board.ts';
import { isSmall } from './drawing.ts';
import { dumpOf } from './dump.ts';
import { Interpreter } from './interpreter.ts';
import { LineConsole } from './line-console.ts';
import { askNames } from './names.ts';
import { ending, type Names, tellerFor } from './sentences.ts';
import { type Setup, type SorceryOptions, setupFrom } from './setup.ts';
import { type ProgramWords, WORDS } from './words.ts';

/** The hand-out's own program: names, then commands, until somebody is dead or leaves. */
export async function sorceryProgram(
  given: SorceryOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv = process.env,
  environment?: PageEnvironment,
): Promise<void> {
  const setup = setupFrom(given, env);
  const { language } = setup;
  const opened = given.graphics === true ? await openPage(setup.port, environment) : null;
  const page = typeof opened === 'string' ? null : opened;
  const console = new LineConsole(terminal, setup.init);
  try {
    if (typeof opened === 'string') console.print(TERMINAL_WORDS[language].noPage(opened));
    const names = savedNames(setup) ?? (await askNames(setup.players, console, language));
    const program = new Program({ setup, names, console, terminal, page, ascii: given.ascii === true });
    if (given.open !== false && isInteractive(terminal)) page?.openBrowser();
    try {
      await program.play();
    } finally {
      if (given.dump === true) program.dump();
    }
  } finally {
    console.close();
    await page?.close();
  }
}

function savedNames({ saved }: Setup): Names | null {
  if (saved === null) return null;
  const { name1, name2 } = saved.options as { readonly name1?: string; readonly name2?: string };
  return [cleanText(name1 || 'P1'), cleanText(name2 || 'P2')];
}

/** The names with the ratings beside them. */
const titled = (names: Names, ratings: Pair | null): Titles =>
  ratings === null ? names : [`${names[0]} (${ratings[0]})`, `${names[1]} (${ratings[1]})`];

/** What a game at the keyboard needs. */
interface Needs {
  readonly setup: Setup;
  readonly names: Names;
  readonly console: LineConsole;
  readonly terminal: Terminal;
  readonly page: SharedPage | null;
  readonly ascii: boolean;
}

/** One game at the keyboard. */
class Program {
  readonly #setup: Setup;
  readonly #names: Names;
  readonly #console: LineConsole;
  readonly #terminal: Terminal;
  readonly #words: ProgramWords;
  readonly #table: TerminalTable;
  readonly #interpreter: Interpreter;
  readonly #isRated: boolean; // false: the ratings cannot be read, and are left alone
  #turnShown = 0; //             the last turn whose board was shown unasked

  constructor({ setup, names, console, terminal, page, ascii }: Needs) {
    const { language, log, players, budget, saved, seed, options } = setup;
    this.#setup = setup;
    this.#names = names;
    this.#console = console;
    this.#terminal = terminal;
    this.#words = WORDS[language];
    const { ratings, problem } = setup.ratings.of(names);
    this.#isRated = ratings !== null;
    if (problem !== null) console.print(problem);
    const titles = titled(names, ratings);
    const greeting =
      saved === null
        ? this.#words.begins(options.edition, seed, ...titles)
        : this.#words.resumed(seed, saved.choices.length, ...titles);
    const address = page === null ? [] : [TERMINAL_WORDS[language].page(page.url)];
    console.print(greeting, this.#words.help, ...address);
    log?.write(greeting);
    const origin = saved ?? { seed, options: { ...options, name1: names[0], name2: names[1] } };
    // Even a turn that can only be ended is asked.
    const wanted = { origin, forced: { people: true, bots: true }, budget };
    this.#table = new TerminalTable(entryOf('sorcery'), players, language, wanted, names);
    this.#table.hear = this.#telling((event) => {
      if (event.type !== 'game-ended') console.print(tell(event)); // how it ended is said by itself
    });
    const tell = tellerFor(language, names);
    if (log !== null)
      this.#table.watch(
        'public',
        this.#telling((event) => log.write(tell(event))),
      );
    page?.show(this.#table, {
      choose: ([index = 0]) => console.interject(this.#commandFor(index)),
      lift: () => false, // the hand-out has no curtain
    });
    this.#interpreter = new Interpreter(this.#table.client, names, titles, { language, ascii }, () =>
      isSmall(terminal),
    );
  }

  /** What is done with the events in a message; what happened before a game was saved is not told again. */
  #telling(act: (event: GameEvent) => void): (message: FromHost) => void {
    let isTold = this.#setup.saved !== null;
    return (message) => {
      const told = message.type === 'history' && !isTold ? message.told : message.type === 'told' ? [message] : [];
      isTold ||= message.type === 'history'; // where something is taken back it is told once more
      for (const { events = [] } of told) for (const event of events) act(event as GameEvent);
    };
  }

  /** An option as it is typed. */
  #commandFor(index: number): string {
    const { asked, view } = this.#table.client;
    const seat = asked?.decision.seat ?? 0;
    return commandOf(asked?.decision.options[index] as unknown as Option, (view as View).players[seat as 0 | 1]);
  }

  /** The game from here to its end, or until somebody leaves. */
  async play(): Promise<void> {
    const { client, host } = this.#table;
    this.#table.keep = (record) => this.#keep(record);
    this.#console.whenInterrupted(() => this.#table.leave());
    let isNew = this.#setup.saved === null;
    try {
      this.#table.begin();
      for (;;) {
        const turn = await this.#table.next();
        if (turn === 'over' || turn === 'closed') return this.#finish();
        if (turn === 'left') return this.#leave('interrupt');
        // The two share one screen; the hand-out has no curtain.
        if (turn === 'curtain') client.lift(client.curtain);
        else if (!isNew && isForced(client.asked?.decision as never)) client.choose(one(0));
        else {
          // Records leave out what could not be otherwise, so a saved game goes on where there is something to choose.
          isNew = true;
          this.#keep(host.record());
          this.#showTurn();
          const left = await this.#command();
          if (left !== null) return this.#leave(left);
        }
      }
    } catch (error) {
      if (error instanceof BadInputError || error instanceof LeftError) throw error;
      throw new CrashError(whereabouts(this.#setup.file, host.record()), { cause: error });
    } finally {
      this.#setup.file.release();
      host.close();
    }
  }

  /** Puts the game so far where it outlives this program. Where it cannot be, the game goes on, and that is said. */
  #keep(record: MatchRecord): void {
    const { file } = this.#setup;
    const problem = file.keep(record);
    if (problem !== null) this.#console.print(file.trouble === null ? problem : this.#words.unkept(problem));
  }

  /** At a terminal the board is shown when a turn begins. */
  #showTurn(): void {
    const { turn } = this.#interpreter.view;
    if (this.#terminal.output.isTTY !== true || turn === this.#turnShown) return;
    this.#turnShown = turn;
    this.#console.print(...this.#interpreter.board());
  }

  /** Reads a line and does what it says; tells how somebody leaves, or null. */
  async #command(): Promise<Leaving | null> {
    const input = await this.#console.next(`${cleanText(this.#interpreter.own.name)}> `);
    if (input === 'end' || input === 'interrupt') return input;
    const reply = this.#interpreter.obey(input.line);
    if (reply.kind === 'hint') await this.#hint();
    if (reply.kind === 'undo') this.#takeBack();
    if (reply.kind === 'shown') this.#console.print(...reply.lines);
    if (reply.kind === 'refused') this.#console.print(reply.why);
    return reply.kind === 'quit' ? 'quit' : null;
  }

  /** What a strong player would do, as it is typed. */
  async #hint(): Promise<void> {
    const advice = await this.#table.advise(null);
    if (advice === null) return;
    const words = TERMINAL_WORDS[this.#setup.language];
    const sure = advice.sure === null ? '' : words.sure[advice.sure];
    this.#console.print(words.advice(this.#commandFor(advice.choice[0] ?? 0), advice.text, sure, advice.why));
  }

  #takeBack(): void {
    this.#table.client.ask('undo');
    this.#turnShown = 0;
    this.#console.print(TERMINAL_WORDS[this.#setup.language].takenBack);
  }

  #finish(): void {
    const { outcome } = this.#table.client;
    if (outcome === null) return;
    const { file, language, ratings } = this.#setup;
    this.#console.print(ending(outcome.label as Label, language, this.#names));
    const record = withLog(this.#table.entry, this.#table.host.record(), language);
    this.#console.print(...finished(file, record, language));
    if (!this.#isRated) return;
    if (this.#table.host.isPractice) return this.#console.print(this.#words.unrated);
    const { changed, problem } = ratings.settle(this.#names, outcome.scores[0] as number);
    if (changed !== null) this.#console.print(this.#words.ratings(this.#names, changed.before, changed.after));
    if (problem !== null) this.#console.print(problem);
  }

  #leave(how: Leaving): void {
    const { file } = this.#setup;
    if (how !== 'interrupt') this.#console.print(this.#parting(how, this.#setup.language));
    const { host, client } = this.#table;
    const record = host.record();
    host.close(client.asked?.decision.seat);
    const isKept = file.isWanted || how === 'interrupt' || isInteractive(this.#terminal); // of a script nobody wants more
    if (!isKept) file.finish(record);
    else {
      const { path, lines } = leftIn(file, record, this.#setup.language);
      this.#console.print(...lines);
      if (path !== null) this.#console.print(this.#words.saved(path, resumeCommand(path, 'sorcery')));
    }
    if (how === 'interrupt') throw new LeftError(this.#words.interrupted, INTERRUPTED);
  }

  #parting(how: Leaving, language: Language): string {
    const { quits, ended, interrupted } = WORDS[language];
    if (how === 'quit') return quits(this.#interpreter.own.name);
    return how === 'end' ? ended : interrupted;
  }

  dump(): void {
    this.#console.print(dumpOf(this.#table.host.match.view('all') as View));
  }
}
