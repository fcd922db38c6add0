import type { Language } from '@cardwright/engine';
import { type Presenter, plain } from '@cardwright/presenter';
import { lossOf } from './mark.ts';
import type { Cause, Mark, Review, Side, Step, Verdict, WeighedOption } from './reviewed.ts';
import { REVIEW_WORDS, type ReviewWords } from './words.ts';

/** Signs of the marks, told apart by their shape alone. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = { blunder: '??', mistake: '?', found: '!', close: '~' };

/** Hundredths of winning chance, whole. */
const points = (share: number): string => `${Math.round(100 * Math.abs(share))}`;

const signed = (share: number): string => `${share < 0 && points(share) !== '0' ? '−' : '+'}${points(share)}`;

/** How much the marks matter, the gravest first. */
const ORDER: readonly Mark[] = ['blunder', 'mistake', 'found', 'close'];

/** A step of the reviewed seat whose choice was weighed. */
export type Judged = Step & { readonly verdict: Verdict };

export const judgedIn = ({ steps }: Pick<Review, 'steps'>): Judged[] =>
  steps.filter((step): step is Judged => step.verdict !== null);

const MOST_SHOWN = 8;

/** The few choices that mattered, in their order: the gravest, if there are many. */
export function mattered(review: Pick<Review, 'steps'>): Judged[] {
  const weight = ({ verdict: { mark, loss } }: Judged): number =>
    100 * (ORDER.length - ORDER.indexOf(mark as Mark)) + Math.abs(loss.value);
  return judgedIn(review)
    .filter(({ verdict }) => verdict.mark !== null)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_SHOWN)
    .sort((a, b) => a.at - b.at);
}

/** What the choices of the reviewed seat gave away, on average, as far as it can be told. */
export function meanLoss(review: Pick<Review, 'steps'>): number {
  const judged = judgedIn(review);
  return judged.reduce((sum, { verdict }) => sum + lossOf(verdict.loss), 0) / Math.max(1, judged.length);
}

/** Puts a review into words of one language. */
export class Teller {
  readonly words: ReviewWords;
  readonly #presenter: Presenter;
  readonly #seat: number;
  readonly #said: ReadonlyMap<WeighedOption, string>;

  /** Options may be told in the words of a table, where somebody has those. */
  constructor(presenter: Presenter, seat: number, said: ReadonlyMap<WeighedOption, string> = new Map()) {
    this.words = REVIEW_WORDS[presenter.language];
    this.#presenter = presenter;
    this.#seat = seat;
    this.#said = said;
  }

  get language(): Language {
    return this.#presenter.language;
  }

  side({ name, seats }: Side): string {
    return this.words.sides[name] ?? seats.map((seat) => this.#presenter.name(seat)).join(this.words.between);
  }

  option(weighed: WeighedOption): string {
    const own = this.#said.get(weighed);
    if (own !== undefined) return own;
    const said = weighed.options.map((option) => plain(this.#presenter.option(option)));
    return said.length === 0 ? this.words.nothing : said.join(this.words.between);
  }

  /** How much it mattered, in points. */
  weight({ loss: { value, error }, mark }: Pick<Verdict, 'loss' | 'mark'>): string {
    const { words } = this;
    const say = mark === 'found' ? words.ahead : mark === 'close' ? words.close : words.lost;
    return say(points(value), points(error));
  }

  cause({ kind, of, chosen, better }: Cause): string {
    const { words } = this;
    const whose = of === this.#seat ? words.your : words.of(this.#presenter.name(of));
    return words.causes[kind]?.(whose, chosen, better) ?? '';
  }

  /** What would have been better, and why. */
  reasons({ mark, others, causes }: Verdict): string[] {
    const [best] = others;
    if (best === undefined || mark === 'found' || mark === null) return [];
    return [this.words.better(this.option(best)), ...causes.map((cause) => this.cause(cause))].filter(
      (each) => each !== '',
    );
  }

  /** Where the chance went, a row a cause: what it is, and how much. */
  balance({ balance }: Pick<Review, 'balance'>): readonly (readonly [what: string, much: string])[] {
    const { start, luck, others, own, end } = balance;
    const said = this.words.balance;
    return [
      [said.start, `${points(start.value)} %`],
      [said.luck, `${signed(luck.value)} ±${points(luck.error)}`],
      [said.others, `${signed(others.value)} ±${points(others.error)}`],
      [said.own, `${signed(own.value)} ±${points(own.error)}`],
      [said.end, `${points(end)} %`],
    ];
  }
}
