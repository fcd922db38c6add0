import { Coach, type CoachLine, type Lesson, type LessonContext, type TableClient } from '@cardwright/client';
import type { FromHost } from '@cardwright/host';

/** A coach at a table of this page: hears what the learner is told, looks at what the learner is asked. */
export class Coaching {
  readonly #coach: Coach;
  readonly #seat: number;

  constructor(lesson: Lesson) {
    this.#coach = new Coach(lesson);
    this.#seat = lesson.seat;
  }

  hear(message: FromHost): void {
    if (message.type !== 'told') return;
    const { steps = [], events = [] } = message;
    for (const event of [...steps.flatMap((step) => step.events), ...events]) this.#coach.hear(event);
  }

  #seenBy(client: TableClient): { readonly question: number; readonly seen: LessonContext } | null {
    const { asked, view, isStaging } = client;
    if (asked === null || isStaging) return null;
    const name = (seat: number): string => client.name(seat);
    return { question: asked.n, seen: { seat: this.#seat, view, decision: asked.decision, name } };
  }

  /** What is said at this moment; null: nothing, and when all has been said, `isDone`. */
  at(client: TableClient): { readonly teaching: CoachLine | null; readonly isDone: boolean } {
    const now = this.#seenBy(client);
    if (now !== null) this.#coach.look(now.question, now.seen);
    const teaching = now === null ? null : this.#coach.teaching(now.seen, client.language);
    return { teaching, isDone: this.#coach.isDone };
  }

  next(client: TableClient): void {
    this.#coach.next(this.#seenBy(client)?.seen ?? null);
  }
}
