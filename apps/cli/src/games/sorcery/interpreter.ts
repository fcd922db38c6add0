import type { TableClient } from '@cardwright/client';
import {
  type CommandContext,
  findChoice,
  type Look,
  PROBLEMS,
  readCommand,
  type TypedAction,
} from '@cardwright/client/sorcery';
import type { MinionView, PlayerView, View } from '@cardwright/sorcery';
import { type ConversationContext, look as lookUp, why } from '../../conversation.ts';
import { PLAIN } from '../../paint.ts';
import { entryOf } from '../../registry.ts';
import { WORDS } from '../../words.ts';
import type { Titles } from './display/board.ts';
import type { Pen } from './display/pen.ts';
import { showBoard, showHand, showMinion } from './drawing.ts';
import { helpLines } from './help.ts';
import { type Names, presenterFor } from './sentences.ts';
import { bonusLines } from './subtype-lines.ts';

/** What came of a line. Only what was done has changed anything. */
export type Reply =
  | { readonly kind: 'done' | 'quit' | 'nothing' | 'hint' | 'undo' }
  | { readonly kind: 'shown'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

const refused = (problem: string): Reply => ({ kind: 'refused', why: problem });

/** What can be said at every table, besides the hand-out's commands. */
export const ASIDES = ['hint', 'undo', 'why', 'look'] as const;

const WIDTH = 80;

/** Where lines become commands: what the active player does, and what the player is shown. */
export class Interpreter {
  readonly #client: TableClient;
  readonly #names: Names;
  readonly #titles: Titles;
  readonly #pen: Pen;
  readonly #isSmall: () => boolean;

  constructor(client: TableClient, names: Names, titles: Titles, pen: Pen, isSmall: () => boolean) {
    this.#client = client;
    this.#names = names;
    this.#titles = titles;
    this.#pen = pen;
    this.#isSmall = isSmall;
  }

  /** What the player to act sees. */
  get view(): View {
    return this.#client.view as View;
  }

  /** The player to act. */
  get own(): PlayerView {
    const { active, players } = this.view;
    return players[active] as PlayerView;
  }

  board(): string[] {
    return showBoard(this.#pen, this.view, this.#titles, this.#isSmall());
  }

  /** Does what a line says, or says why not. */
  obey(line: string): Reply {
    const aside = this.#aside(line);
    if (aside !== null) return aside;
    const read = readCommand(line, this.view.rules.testing, PROBLEMS[this.#pen.language]);
    if ('problem' in read) return refused(read.problem);
    switch (read.verb) {
      case 'nothing':
      case 'quit':
        return { kind: read.verb };
      case 'help':
      case 'hand':
      case 'board':
      case 'inspect':
        return this.#look(read);
      default:
        return this.#act(read);
    }
  }

  get #talking(): ConversationContext {
    const client = this.#client;
    const { presenter, players, labels } = client;
    const paint = { presenter, players, labels, colours: PLAIN, ascii: this.#pen.ascii, width: WIDTH };
    return { client, entry: entryOf('sorcery'), paint, rows: Infinity, save: () => ({ kind: 'ask' }) };
  }

  /** What is said at every table; null: this is something else. */
  #aside(line: string): Reply | null {
    const { asked, canUndo } = this.#client;
    const [first = '', ...rest] = line.trim().split(/\s+/);
    const words = WORDS[this.#pen.language];
    const aside = ASIDES.find((each) => each === first.toLowerCase() || words.commands[each] === first);
    if (aside === undefined || asked === null) return null;
    switch (aside) {
      case 'hint':
        return { kind: 'hint' };
      case 'undo':
        return canUndo ? { kind: 'undo' } : refused(words.nothingToUndo);
      case 'why':
        return { kind: 'shown', lines: why(this.#talking, asked, rest.join(' ')) };
      case 'look': {
        const found = lookUp(this.#talking, rest.join(' '));
        return found.kind === 'show' ? { kind: 'shown', lines: found.lines } : refused(found.problem);
      }
    }
  }

  #act(deed: TypedAction): Reply {
    const { asked } = this.#client;
    if (asked === null) return { kind: 'nothing' };
    const { decision, refusals } = asked as unknown as Pick<CommandContext, 'decision' | 'refusals'>;
    const presenter = presenterFor(this.#pen.language, this.#names);
    const found = findChoice(deed, { view: this.view, decision, refusals, presenter });
    if ('problem' in found) return refused(found.problem);
    this.#client.choose(found.choice);
    return { kind: 'done' };
  }

  #look(look: Exclude<Look, { verb: 'quit' }>): Reply {
    const isFull = 'full' in look && look.full;
    const small = !isFull && this.#isSmall();
    const shown = (lines: readonly string[]): Reply => ({ kind: 'shown', lines });
    switch (look.verb) {
      case 'help':
        return shown(helpLines(this.#pen.language, this.view.rules.testing, this.view.rules.subtypes));
      case 'hand':
        return shown(showHand(this.#pen, this.own, small));
      case 'board':
        return shown(showBoard(this.#pen, this.view, this.#titles, small));
      case 'inspect': {
        const { minions } = this.own;
        const minion: MinionView | undefined = minions[look.minion.value - 1];
        if (minion !== undefined)
          return shown([
            ...showMinion(this.#pen, minion, small),
            ...(this.view.rules.subtypes ? bonusLines(minion, this.#pen.language) : []),
          ]);
        return refused(PROBLEMS[this.#pen.language].minion(look.minion.typed, minions.length));
      }
    }
  }
}
