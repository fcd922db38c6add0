import type { GameTypes, Language, Seat } from '@cardwright/engine';
import type { ThingId } from './scene.ts';

/** What a learner sees when it is asked: all a step may go by. */
export interface LessonContext<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: T['view'];
  readonly decision: T['decision'];
  name(seat: Seat): string;
}

/** One thing that is taught, the first time it comes up. */
export interface LessonStep<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** It comes up with this question … */
  asked?(seen: LessonContext<T>): boolean;
  /** … or with something that happened: then it is told at the next question. */
  told?(event: T['event'], seat: Seat): boolean;
  /** What is pointed at: things, a player's `plate:` alone, or `hand` and `actions`, which every table has. */
  points(seen: LessonContext<T>): readonly ThingId[];
  /** A sentence to do, and one to understand; what is between stars matters most. */
  readonly say: Sayings<T>;
}

type Saying = readonly [does: string, means: string];

interface Sayings<T extends GameTypes> {
  en(seen: LessonContext<T>): Saying;
  zh(seen: LessonContext<T>): Saying;
}

/** A first game: a fixed deal in which everything comes up that is to be taught. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly seed: number;
  readonly seats: number;
  readonly seat: Seat; // the learner's
  readonly options?: Readonly<Record<string, unknown>>;
  readonly steps: readonly LessonStep<T>[];
}

/** What the coach says now. */
export interface CoachLine {
  readonly id: string;
  readonly at: number; // which of the steps, from 1, in the order they came up
  readonly of: number;
  readonly does: string;
  readonly means: string;
  readonly points: readonly ThingId[];
}

/** Watches a game and says of each thing what matters, once. Whatever the learner does, the coach follows. */
export class Coach {
  readonly #lesson: Lesson;
  readonly #said = new Set<string>();
  readonly #due = new Set<string>(); // has happened, and is to be told
  #step: LessonStep | null = null;
  #question = -1;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  /** Something happened, as the learner was told it. */
  hear(event: GameTypes['event']): void {
    for (const step of this.#lesson.steps)
      if (!this.#said.has(step.id) && step.told?.(event, this.#lesson.seat) === true) this.#due.add(step.id);
  }

  /** The learner is asked this question; the same one may be looked at again. */
  look(question: number, seen: LessonContext): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#close();
    this.#open(seen);
  }

  /** The learner has understood: what else is there to say here? */
  next(seen: LessonContext | null): void {
    this.#close();
    if (seen !== null) this.#open(seen);
  }

  /** The learner has answered, or wants to hear no more of it. */
  #close(): void {
    this.#step = null;
  }

  #open(seen: LessonContext): void {
    const step = this.#lesson.steps.find((each) => !this.#said.has(each.id) && this.#comesUp(each, seen));
    if (step === undefined) return;
    this.#step = step;
    this.#said.add(step.id);
  }

  #comesUp({ id, asked }: LessonStep, seen: LessonContext): boolean {
    return this.#due.has(id) || asked?.(seen) === true;
  }

  /** Everything has been said. */
  get isDone(): boolean {
    return this.#step === null && this.#said.size === this.#lesson.steps.length;
  }

  get said(): ReadonlySet<string> {
    return this.#said;
  }

  /** What is said now, in a language; null: nothing is. */
  teaching(seen: LessonContext, language: Language): CoachLine | null {
    if (this.#step === null) return null;
    const { id, say, points } = this.#step;
    const [does, means] = say[language](seen);
    return { id, at: this.#said.size, of: this.#lesson.steps.length, does, means, points: points(seen) };
  }
}
