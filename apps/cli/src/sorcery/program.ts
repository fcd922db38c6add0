import { BadInputError, type Language, type Seat, seenBy, type Viewer } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import type { Happened, Label } from '@cardwright/sorcery';
import { cleanText } from '@cardwright/table';
import { CrashError, INTERRUPTED, LeftError } from '../faults.ts';
import { finished, leftIn, whereabouts } from '../keeping.ts';
import { isInteractive, type Terminal } from '../line-source.ts';
import { resumeCommand } from '../save-file.ts';
import { Desk } from './desk.ts';
import type { Titles } from './display/board.ts';
import { Duel, type Listener, type Players } from './duel.ts';
import { dumpOf } from './dump.ts';
import type { Pair } from './elo.ts';
import type { Around, Graphics } from './graphics.ts';
import { Lines } from './lines.ts';
import { askNames } from './names.ts';
import { type SetUp, type SorceryOptions, setUpFrom } from './set-up.ts';
import { isSmall } from './shows.ts';
import { ending, type Names, tellerFor } from './telling.ts';
import { type ProgramWords, WORDS } from './words.ts';

type Leaving = 'quit' | 'end' | 'interrupt';

/** The hand-out's own program: names, then commands, until somebody is dead or leaves. */
export async function sorceryProgram(
  given: SorceryOptions,
  terminal: Terminal,
  env: NodeJS.ProcessEnv = process.env,
  around?: Around,
): Promise<void> {
  const setUp = setUpFrom(given, env);
  const { language } = setUp;
  const opened = given.graphics === true ? await openGraphics(setUp, around) : null;
  const graphics = typeof opened === 'string' ? null : opened;
  const lines = new Lines(terminal, setUp.init);
  try {
    if (typeof opened === 'string') lines.print(opened);
    const names = savedNames(setUp) ?? (await askNames(setUp.players, lines, language));
    const program = new Program({ setUp, names, lines, terminal, graphics, ascii: given.ascii === true });
    if (given.open !== false && isInteractive(terminal)) graphics?.openBrowser();
    try {
      await program.play();
    } finally {
      if (given.dump === true) program.dump();
    }
  } finally {
    lines.close();
    await graphics?.close();
  }
}

/** The browser's side, loaded only where it is wanted; or why there is none. */
const openGraphics = async ({ port, language }: SetUp, around: Around | undefined): Promise<Graphics | string> =>
  (await import('./graphics.ts')).Graphics.open(port, language, around);

function savedNames({ saved }: SetUp): Names | null {
  if (saved === null) return null;
  const { name1, name2 } = saved.options as { readonly name1?: string; readonly name2?: string };
  return [cleanText(name1 || 'P1'), cleanText(name2 || 'P2')];
}

/** Whose eyes the story is told for: those of the only player at the keyboard, or, where two share it, nobody's. */
function viewerOf(players: Players): Viewer {
  const people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  if (people.length === 0) return 'all';
  return people.length === 1 ? (people[0] as Seat) : 'public';
}

/** The names with the ratings beside them. */
const titled = (names: Names, ratings: Pair | null): Titles =>
  ratings === null ? names : [`${names[0]} (${ratings[0]})`, `${names[1]} (${ratings[1]})`];

/** What a game at the keyboard needs. */
interface Needs {
  readonly setUp: SetUp;
  readonly names: Names;
  readonly lines: Lines;
  readonly terminal: Terminal;
  readonly graphics: Graphics | null;
  readonly ascii: boolean;
}

/** One game at the keyboard. */
class Program {
  readonly #setUp: SetUp;
  readonly #names: Names;
  readonly #lines: Lines;
  readonly #terminal: Terminal;
  readonly #graphics: Graphics | null;
  readonly #words: ProgramWords;
  readonly #duel: Duel;
  readonly #desk: Desk;
  readonly #isRated: boolean; // false: the ratings cannot be read, and are left alone
  #turnShown = 0; //             the last turn whose board was shown unasked

  constructor({ setUp, names, lines, terminal, graphics, ascii }: Needs) {
    const { language, log, players, saved, seed, options } = setUp;
    this.#setUp = setUp;
    this.#names = names;
    this.#lines = lines;
    this.#terminal = terminal;
    this.#graphics = graphics;
    this.#words = WORDS[language];
    const { ratings, problem } = setUp.ratings.of(names);
    this.#isRated = ratings !== null;
    if (problem !== null) lines.print(problem);
    const titles = titled(names, ratings);
    const greeting =
      saved === null
        ? this.#words.begins(options.edition, seed, ...titles)
        : this.#words.resumed(seed, saved.choices.length, ...titles);
    const address = graphics === null ? [] : [this.#words.graphics(graphics.url)];
    lines.print(greeting, this.#words.help, ...address);
    log?.write(greeting);
    const origin = saved ?? { seed, options: { ...options, name1: names[0], name2: names[1] } };
    const logged = log === null ? [] : [log.listener(language, names)];
    const watching = graphics === null ? [] : [graphics.hear];
    this.#duel = new Duel(origin, players, [this.#listener(), ...logged, ...watching]);
    graphics?.show({ duel: this.#duel, names, type: (command) => lines.interject(command) });
    this.#desk = new Desk(this.#duel, names, titles, { language, ascii }, () => isSmall(terminal));
  }

  /** Prints what happens, as the viewer learns of it; how it ended is said by itself. */
  #listener(): Listener {
    const tell = tellerFor(this.#setUp.language, this.#names);
    const viewer = viewerOf(this.#setUp.players);
    return (event: Happened) => {
      if (event.type !== 'game-ended') this.#lines.print(tell(seenBy(event, viewer)));
    };
  }

  /** The game from here to its end, or until somebody leaves. */
  async play(): Promise<void> {
    try {
      for (;;) {
        this.#duel.playBots();
        this.#graphics?.changed();
        if (this.#duel.match.outcome !== null) return this.#finish();
        this.#keep();
        this.#showTurn();
        const left = await this.#command();
        if (left !== null) return this.#leave(left);
      }
    } catch (error) {
      if (error instanceof BadInputError || error instanceof LeftError) throw error;
      throw new CrashError(whereabouts(this.#setUp.file, this.#duel.record()), { cause: error });
    } finally {
      this.#setUp.file.release();
    }
  }

  /** Puts the game so far where it outlives this program. Where it cannot be, the game goes on, and that is said. */
  #keep(): void {
    const { file } = this.#setUp;
    const problem = file.keep(this.#duel.record());
    if (problem !== null) this.#lines.print(file.trouble === null ? problem : this.#words.unkept(problem));
  }

  /** At a terminal the board is shown when a turn begins. */
  #showTurn(): void {
    const { turn } = this.#desk.view;
    if (this.#terminal.output.isTTY !== true || turn === this.#turnShown) return;
    this.#turnShown = turn;
    this.#lines.print(...this.#desk.board());
  }

  /** Reads a line and does what it says; tells how somebody leaves, or null. */
  async #command(): Promise<Leaving | null> {
    const input = await this.#lines.next(`${cleanText(this.#desk.own.name)}> `);
    if (input === 'end' || input === 'interrupt') return input;
    const reply = this.#desk.obey(input.line);
    if (reply.kind === 'shown') this.#lines.print(...reply.lines);
    if (reply.kind === 'refused') this.#lines.print(reply.why);
    return reply.kind === 'quit' ? 'quit' : null;
  }

  #finish(): void {
    const { outcome } = this.#duel.match;
    if (outcome === null) return;
    const { file, language, ratings } = this.#setUp;
    this.#lines.print(ending(outcome.label as Label, language, this.#names));
    this.#lines.print(...finished(file, this.#duel.record(), language));
    if (!this.#isRated) return;
    const { changed, problem } = ratings.settle(this.#names, outcome.scores[0] as number);
    if (changed !== null) this.#lines.print(this.#words.ratings(this.#names, changed.before, changed.after));
    if (problem !== null) this.#lines.print(problem);
  }

  #leave(how: Leaving): void {
    const { file } = this.#setUp;
    this.#graphics?.leave((language) => this.#parting(how, language));
    if (how !== 'interrupt') this.#lines.print(this.#parting(how, this.#setUp.language));
    const record = this.#duel.record();
    const isKept = file.isWanted || how === 'interrupt' || isInteractive(this.#terminal); // of a script nobody wants more
    if (!isKept) file.finish(record);
    else {
      const { path, lines } = leftIn(file, record, this.#setUp.language);
      this.#lines.print(...lines);
      if (path !== null) this.#lines.print(this.#words.saved(path, resumeCommand(path, 'sorcery')));
    }
    if (how === 'interrupt') throw new LeftError(this.#words.interrupted, INTERRUPTED);
  }

  #parting(how: Leaving, language: Language): string {
    const { quits, ended, interrupted } = WORDS[language];
    if (how === 'quit') return quits(this.#desk.own.name);
    return how === 'end' ? ended : interrupted;
  }

  dump(): void {
    this.#lines.print(dumpOf(this.#duel.match.view('all')));
  }
}
