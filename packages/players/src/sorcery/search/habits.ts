import { type Choice, one, type Random } from '@cardwright/engine';
import type { Option, Sorcery } from '@cardwright/sorcery/public';
import type { Moment } from '../../search/playout.ts';
import { unpacked } from '../../search/weights.ts';
import { Reader, type Signs } from './signs.ts';

/** What was learned, and where it comes from. */
export interface HabitWeights {
  readonly command: string; // makes the same file again
  readonly rules: string; //   the version of the rules they were learned for
  readonly games: number; //   it played against itself …
  readonly weighed: number; // … and choices of which every option was tried
  readonly smart: number; //   the share it wins against the smart bot
  readonly kinds: string; //   cards, by number from 1 on, with blanks between
  readonly numbers: string; // packed, in base64
}

export const HIDDEN = 16;

/** Where the weights of each layer lie. */
export interface HabitLayout {
  readonly table: number; //  signs of the table → hidden
  readonly bias: number;
  readonly option: number; // signs of an option → hidden
  readonly output: number; // hidden → weight
  readonly plain: number; //  signs of an option → weight
  readonly size: number;
}

export function habitLayout({ table, option }: Reader): HabitLayout {
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return at - count;
  };
  return {
    table: take(table.size * HIDDEN),
    bias: take(HIDDEN),
    option: take(option.size * HIDDEN),
    output: take(HIDDEN),
    plain: take(option.size),
    size: at,
  };
}

const MOST_OPTIONS = 256;

/** The number of each kind of card that habits know. */
export const kindsIn = (kinds: readonly string[]): ReadonlyMap<string, number> =>
  new Map(kinds.map((kind, i) => [kind, i + 1]));

/** Habits as they were learned. */
export const habitsBy = ({ kinds, numbers }: HabitWeights): Habits =>
  new Habits(kindsIn(kinds.split(' ')), unpacked(Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0))));

/** The policy of a playout: what weighs most. The habits are unpacked when somebody first plays by them. */
export function habitual(weights: HabitWeights): (moment: Moment<Sorcery>) => Choice {
  let habits: Habits | undefined;
  return (moment) => {
    habits ??= habitsBy(weights);
    return habits.likeliest(moment);
  };
}

/** to += a row of weights for each sign. */
function addSigns(to: Float32Array, signs: Signs, weights: Float32Array, at: number): void {
  const { places, values, count } = signs;
  for (let n = 0; n < count; n++) {
    const row = at + (places[n] as number) * HIDDEN;
    const value = values[n] as number;
    for (let j = 0; j < HIDDEN; j++) to[j] = (to[j] as number) + value * (weights[row + j] as number);
  }
}

/** What everybody is used to do in a playout: a small net weighs each option by the signs of the table and its own. */
export class Habits {
  readonly weights: Float32Array;
  readonly reader: Reader;
  readonly layout: HabitLayout;
  readonly base = new Float32Array(HIDDEN); //   what the table says
  readonly hidden = new Float32Array(HIDDEN); // with what the option says that was weighed last
  /** Of the last question that was weighed. */
  readonly scores = new Float64Array(MOST_OPTIONS);

  constructor(kinds: ReadonlyMap<string, number>, weights?: Float32Array) {
    this.reader = new Reader(kinds);
    this.layout = habitLayout(this.reader);
    this.weights = weights ?? new Float32Array(this.layout.size);
    if (this.weights.length !== this.layout.size)
      throw new Error(`habits of so many cards have ${this.layout.size} weights, not ${this.weights.length}`);
  }

  /** Weighs all options; where there is nothing to weigh (`Reader.readTable`), what to do is given back instead. */
  weigh({ view, decision }: Moment<Sorcery>): number | null {
    const { reader, scores } = this;
    const { options, seat } = decision;
    const plain = reader.readTable(view, seat, options);
    if (plain !== null) return plain;
    this.begin();
    const count = Math.min(options.length, MOST_OPTIONS);
    for (let i = 0; i < count; i++) {
      reader.readOption(options[i] as Option, i);
      scores[i] = this.scoreSigns();
    }
    return null;
  }

  /** Begins with the signs of the table that was read last. */
  begin(): void {
    const { reader, base, layout, weights } = this;
    for (let j = 0; j < HIDDEN; j++) base[j] = weights[layout.bias + j] as number;
    addSigns(base, reader.tableSigns, weights, layout.table);
  }

  /** What the option weighs whose signs were read last. */
  scoreSigns(): number {
    const { reader, base, hidden, layout, weights } = this;
    const { optionSigns } = reader;
    hidden.set(base);
    addSigns(hidden, optionSigns, weights, layout.option);
    let score = 0;
    for (let j = 0; j < HIDDEN; j++) {
      const value = hidden[j] as number;
      if (value > 0) score += value * (weights[layout.output + j] as number);
    }
    const { places, values, count } = optionSigns;
    for (let n = 0; n < count; n++)
      score += (values[n] as number) * (weights[layout.plain + (places[n] as number)] as number);
    return score;
  }

  /** What weighs most. */
  likeliest(moment: Moment<Sorcery>): Choice {
    const plain = this.weigh(moment);
    if (plain !== null) return one(plain);
    const { scores } = this;
    const { length } = moment.decision.options;
    let best = length - 1;
    for (let i = 0; i < length - 1; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
    return one(best);
  }

  /** Any option, the likelier the more it weighs. */
  any(moment: Moment<Sorcery>): Choice {
    const plain = this.weigh(moment);
    return one(plain ?? this.draw(moment.decision.options.length, moment.random));
  }

  /** A place among the options that were weighed last. */
  draw(count: number, random: Random): number {
    const { scores } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) most = Math.max(most, scores[i] as number);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += Math.exp((scores[i] as number) - most);
    let rest = (random.below(2 ** 30) / 2 ** 30) * sum;
    let i = 0;
    while (i < count - 1 && (rest -= Math.exp((scores[i] as number) - most)) >= 0) i++;
    return i;
  }
}
