import type { TableClient } from '@cardwright/client';
import { type Deed, findChoice, type Look, PROBLEMS, readCommand, type Standing } from '@cardwright/client/sorcery';
import type { MinionView, PlayerView, View } from '@cardwright/sorcery';
import type { Titles } from './display/board.ts';
import type { Pen } from './display/pen.ts';
import { showBoard, showHand, showMinion } from './drawing.ts';
import { helpLines } from './help.ts';
import { type Names, presenterFor } from './sentences.ts';
import { bonusLines } from './subtype-lines.ts';

/** What came of a line. Only what was done has changed anything. */
export type Reply =
  | { readonly kind: 'done' | 'quit' | 'nothing' }
  | { readonly kind: 'shown'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

const refused = (why: string): Reply => ({ kind: 'refused', why });

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

  #act(deed: Deed): Reply {
    const { asked } = this.#client;
    if (asked === null) return { kind: 'nothing' };
    const { decision, refusals } = asked as unknown as Pick<Standing, 'decision' | 'refusals'>;
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
