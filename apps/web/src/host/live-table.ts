import {
  type Choice,
  childSeed,
  type Decision,
  digestOf,
  formatDigest,
  formatRecord,
  isForced,
  type Language,
  type MatchRecord,
  type Option,
  one,
  randomFrom,
  type Span,
  whyNot,
} from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import { HUMAN, type Player, Session } from '@cardwright/session';
import { readChoice } from '@cardwright/table';
import type { Production } from '../production.ts';
import type { LogLine, Ref, Sheet } from '../scene.ts';
import { Cast, type Told } from './cast.ts';
import type { Hint, Insides, News } from './protocol.ts';
import { storyOf } from './story.ts';
import { HOST_WORDS } from './words.ts';

/** How a table is watched over: who is told of news, and how long people look at each. */
export interface Watch {
  readonly tell: (news: News) => void;
  readonly rest: (ms: number) => Promise<void>;
}

/** A game with one person at it; the others are bots. */
export class LiveTable {
  language: Language;
  pace: number; // milliseconds people get to see what a bot did
  readonly #production: Production;
  readonly #players: readonly Player[];
  readonly #own: number;
  readonly #watch: Watch;
  #session: Session<Production>;
  #fresh: Told[] = []; //   what has happened and is not in the log yet
  #lines: LogLine[] = [];
  #said = 0; //             how much of the log the page has
  #run = 0; //      counts the times the game was taken elsewhere, so that what was under way stops
  #quiet: string | null = null; // the turn in which the person does not want to be asked
  #passed: readonly Span[] | null = null;
  #isThinking = false;

  constructor(
    production: Production,
    session: Session<Production>,
    watch: Watch,
    { language, pace }: { language: Language; pace: number },
  ) {
    this.#production = production;
    this.#session = session;
    this.#players = session.players;
    this.#own = session.players.indexOf(HUMAN);
    this.#watch = watch;
    this.language = language;
    this.pace = pace;
    this.#listen();
  }

  get #cast(): Cast {
    const words = HOST_WORDS[this.language];
    return new Cast(
      {
        production: this.#production,
        match: this.#session.match,
        options: this.#session.options,
        players: this.#players.map((player) => (player === HUMAN ? words.you : words.bot(player.id))),
      },
      this.#own,
      this.language,
    );
  }

  /** Begins to write down what happens; what has happened before is told as it was then. */
  #listen(): void {
    const session = this.#session;
    session.hear = (event) => this.#fresh.push({ event, at: session.length });
    this.#fresh = [];
    this.#retell();
  }

  #retell(): void {
    const session = this.#session;
    this.#lines = storyOf(this.#production, session.record(), this.#own, this.language, session.events.length);
    this.#said = 0;
  }

  /** Makes a choice, and writes down what came of it with the names everybody has now. */
  #choose(choice: Choice): void {
    this.#session.choose(choice);
    if (this.#fresh.length > 0) this.#lines.push(...this.#cast.lines(this.#fresh));
    this.#fresh = [];
  }

  get record(): MatchRecord {
    return this.#session.record();
  }

  /** Everything anew: after the language changed, or when a page joins. */
  refresh(): void {
    this.#retell();
    this.#tell();
  }

  #tell(): void {
    const frame = this.#cast.frame();
    const { decision } = this.#session.match;
    const isAnswered = decision !== null && this.#answerFor(decision) !== null; // and so is nothing to be asked
    const news: News = {
      frame: isAnswered ? { ...frame, prompt: null, status: this.#cast.presenter.decision(decision) } : frame,
      log: { from: this.#said, lines: this.#lines.slice(this.#said) },
      passed: this.#passed,
      canUndo: this.#lastOwn() >= 0,
      isAided: true,
      isShared: false,
      isQuiet: this.#quiet === this.#turn,
      isThinking: this.#isThinking,
      record: formatRecord(this.#session.record()),
    };
    this.#said = this.#lines.length;
    this.#watch.tell(news);
  }

  /** Lets the bots play until the person is asked or the game is over. */
  async play(): Promise<void> {
    const run = ++this.#run;
    for (;;) {
      const { decision } = this.#session.match;
      if (decision === null) break;
      const answer = this.#answerFor(decision);
      if (decision.seat === this.#own && answer === null) break;
      if (!(await this.#isSeen(run))) return;
      if (answer !== null) {
        if (this.#production.stage.quiet(decision.options[answer[0] as number] as Option) === 'pass')
          this.#passed = this.#cast.presenter.decision(decision, true);
        this.#choose(answer);
        continue;
      }
      const choice = await this.#think(decision);
      if (run !== this.#run) return; // what was thought about is gone
      this.#choose(choice);
    }
    this.#tell();
    this.#passed = null;
  }

  /** Lets people look at what is new, if anything is. False: meanwhile the game was taken elsewhere. */
  async #isSeen(run: number): Promise<boolean> {
    if (this.pace === 0 || this.#lines.length === this.#said) return true;
    this.#tell();
    this.#passed = null;
    await this.#watch.rest(this.pace);
    return run === this.#run;
  }

  async #think({ seat }: Decision): Promise<Choice> {
    const bot = this.#players[seat] as Bot;
    const { match, seating } = this.#session;
    const ask = () => seating.ask(match, this.#session.random(seat));
    if (bot.searches !== true) return (await ask()).choice;
    this.#isThinking = true;
    this.#tell();
    await this.#watch.rest(0);
    const { choice } = await ask();
    this.#isThinking = false;
    return choice;
  }

  /** What is answered for the person: what is the only answer, and what they did not want to be asked. */
  #answerFor(decision: Decision): Choice | null {
    if (decision.seat !== this.#own) return null;
    if (isForced(decision)) return one(0);
    const { stage } = this.#production;
    const pass = decision.options.findIndex((option) => stage.quiet(option) === 'pass');
    return pass >= 0 && this.#quiet === this.#turn ? one(pass) : null;
  }

  get #turn(): string {
    const view = this.#session.match.view(this.#own);
    return this.#production.stage.scene(view, this.#cast.lights()).turn;
  }

  /** The person's choice, made when so many choices had been made before. */
  async choose(length: number, choice: Choice): Promise<void> {
    const { match } = this.#session;
    const { decision } = match;
    if (match.length !== length || decision?.seat !== this.#own || this.#answerFor(decision) !== null) return; // it was for a question that is gone
    const fault = whyNot(decision, choice);
    if (fault !== null) throw new RangeError(fault);
    this.#choose(choice);
    await this.play();
  }

  /** What a typed answer means, or what is wrong with it. */
  read(line: string): { readonly length: number; readonly choice: Choice } | { readonly problem: string } {
    const { match } = this.#session;
    const { decision } = match;
    if (decision?.seat !== this.#own || this.#answerFor(decision) !== null)
      return { problem: HOST_WORDS[this.language].notAsked };
    const read = readChoice(line, decision, (option) => match.keyOf(option), this.#cast.presenter);
    return 'problem' in read ? read : { length: match.length, choice: read.choice };
  }

  /** Which choice was the person's last. */
  #lastOwn(): number {
    return this.#session.record().choices.findLastIndex(({ seat }) => seat === this.#own);
  }

  /** Takes back the person's last choice and all that came of it. */
  async undo(): Promise<void> {
    const last = this.#lastOwn();
    if (last < 0) return;
    const record = this.#session.record();
    this.#run++;
    this.#quiet = null;
    this.#passed = null;
    this.#isThinking = false;
    const before = { ...record, choices: record.choices.slice(0, last), outcome: null };
    this.#session = Session.resume(this.#production, before, this.#players, { askForced: true });
    this.#listen();
    await this.play();
  }

  /** From now until the turn is over, whatever may be passed is passed. */
  async quiet(isOn: boolean): Promise<void> {
    const { match } = this.#session;
    this.#quiet = isOn ? this.#turn : null;
    if (isOn && match.decision?.seat === this.#own) await this.play();
    else this.#tell();
  }

  /** What the strongest bot would do in the person's place. */
  async hint(): Promise<Hint | null> {
    const { match } = this.#session;
    if (match.decision === null || match.decision.seat !== this.#own) return null;
    const bot = this.#production.bots.at(-1) as Bot;
    const random = randomFrom(childSeed(this.#session.seed, 9001 + match.length));
    const { choice } = await this.#session.seating.consult(bot, match, random);
    const between = this.language === 'zh' ? '、' : ', ';
    return { by: bot.id, choice, text: choice.map((index) => this.#cast.option(index)).join(between) };
  }

  /** One choice by the strongest bot, whoever is asked. */
  async step(): Promise<void> {
    const { match } = this.#session;
    if (match.decision === null) return;
    const bot = this.#production.bots.at(-1) as Bot;
    const run = ++this.#run;
    const random = this.#session.random(match.decision.seat);
    const { choice } = await this.#session.seating.consult(bot, match, random);
    if (run !== this.#run) return; // what was thought about is gone
    this.#choose(choice);
    await this.play();
  }

  sheet(ref: Ref): Sheet | null {
    return this.#production.stage.sheet(ref, this.#session.match.view(this.#own), this.#cast.lights());
  }

  insides(): Insides {
    const { match } = this.#session;
    const viewers = ['all', 'public', ...Array.from({ length: match.seats }, (_, seat) => seat)] as const;
    return {
      views: viewers.map((viewer) => ({ viewer, view: match.view(viewer) })),
      decision: match.decision,
      keys: match.decision?.options.map((option) => match.keyOf(option)) ?? [],
      events: this.#session.events,
      digest: formatDigest(digestOf(match.state)),
    };
  }
}
