import { BadInputError, LANGUAGES, type Language } from '@cardwright/engine';
import { gameCard } from './game-card.ts';
import type { CallMessage, CallName, Given, HostMessage, Returned } from './protocol.ts';
import type { SharedTable } from './shared-table.ts';

/** What a page may ask at a table that it does not run. */
type Offered = 'describe' | 'language' | 'pace' | 'choose' | 'type' | 'sheet' | 'insides';
type Answers = { [N in Offered]: (given: Given<N>) => Returned<N> };

const LONGEST_LINE = 200;

const NOT_HERE: Readonly<Record<Language, string>> = {
  en: 'that is not to be had at a table that runs in a terminal',
  zh: '在终端运行的牌桌没有这项功能',
};

/** One page at a shared table, with its own language. It is told nothing before it has said which. */
export class Guest {
  readonly #table: SharedTable;
  readonly #send: (message: HostMessage) => void;
  #language: Language | null = null;
  #answers = -1; // how many there had been when it was told last
  #heard = 0; //    events it has been told of
  #lines = 0; //    and the lines they made

  constructor(table: SharedTable, send: (message: HostMessage) => void) {
    this.#table = table;
    this.#send = send;
  }

  /** Answers a message, whatever it is: nothing a page sends may end the game. */
  receive(message: unknown): void {
    const { id, call, given } = (message ?? {}) as Partial<CallMessage>;
    if (typeof id !== 'number') return;
    try {
      const language = this.#language ?? 'en';
      if (!isOffered(this.#offered, call)) throw new BadInputError(NOT_HERE[language]);
      const answer = this.#offered[call] as (given: unknown) => unknown;
      this.#send({ id, returned: answer(given ?? {}) });
    } catch (error) {
      this.#send({ id, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  leave(): void {
    this.#table.leave(this);
  }

  /** Tells what is new, if anything is. */
  tell(): void {
    const { told, answers } = this.#table;
    if (this.#language === null || (answers === this.#answers && told.length === this.#heard)) return;
    const news = this.#table.news(this.#language, this.#heard, this.#lines);
    this.#answers = answers;
    this.#heard = told.length;
    this.#lines += news.log.lines.length;
    this.#send({ news });
  }

  end(why: (language: Language) => string): void {
    this.#send({ fault: why(this.#language ?? 'en') });
  }

  #tellAll(): void {
    [this.#answers, this.#heard, this.#lines] = [-1, 0, 0];
    this.tell();
  }

  readonly #offered: Answers = {
    describe: ({ language }) => gameCard(this.#table.entry, languageOf(language)),
    language: ({ language }) => {
      this.#language = languageOf(language);
      this.#tellAll();
      return null;
    },
    pace: () => null, // the terminal has its own
    choose: ({ at, choice }) => {
      if (!Array.isArray(choice)) throw new BadInputError('a choice is a list of numbers');
      if (!this.#table.choose(at, choice)) this.#tellAll(); // somebody else was faster: this is how it stands now
      return null;
    },
    type: ({ line }) => {
      if (typeof line !== 'string') throw new BadInputError('a line is text');
      const problem = this.#table.type(line.slice(0, LONGEST_LINE), this.#language ?? 'en');
      return problem === null ? null : { problem };
    },
    sheet: ({ ref }) => this.#table.sheet(ref, this.#language ?? 'en'),
    insides: () => this.#table.insides(),
  };
}

const isOffered = (offered: Answers, call: CallName | undefined): call is Offered =>
  call !== undefined && Object.hasOwn(offered, call);

function languageOf(given: unknown): Language {
  const found = LANGUAGES.find((language) => language === given);
  if (found === undefined) throw new BadInputError(`the languages are ${LANGUAGES.join(' and ')}`);
  return found;
}
