import type { DepthName, Mark, Review, Step } from '@cardwright/review';
import { REVIEW_VERSION } from '@cardwright/review/version';
import { archive } from '../archive.ts';
import type { ReviewWish } from '../host/protocol.ts';
import { type Link, workerLink } from '../link.ts';

/** What is reviewed: a game that is kept, as it stands. */
export interface Reckoned extends ReviewWish {
  readonly id: string;
  readonly length: number; // choices
}

export const DEPTH_NAMES = ['quick', 'usual', 'deep'] as const satisfies readonly DepthName[];

export const USUAL: DepthName = 'usual';
const MOST_WORKERS = 8;
const PARTS = 40; // a part is what one worker looks at before it says how far it is

const nameOf = ({ id, seat, depth }: Pick<Reckoned, 'id' | 'seat' | 'depth'>): string => `${id} ${seat} ${depth}`;
const sourceOf = ({ record }: Pick<Reckoned, 'record'>): string => `${REVIEW_VERSION}\n${record}`;

/** The review of a game that was reckoned before; null: it was not, or the game has gone on since. */
export async function keptReview(wish: Reckoned): Promise<Review | null> {
  const kept = await archive.review(nameOf(wish));
  return kept?.from === sourceOf(wish) ? kept.review : null;
}

/** The most thorough review there is of a seat already. */
export async function bestKept(wish: Omit<Reckoned, 'depth'>): Promise<Review | null> {
  for (const depth of DEPTH_NAMES.toReversed()) {
    const review = await keptReview({ ...wish, depth });
    if (review !== null) return review;
  }
  return null;
}

/** How often each mark was given to a seat of a game that was reviewed before; null: it was not. */
export async function keptMarks(id: string, seat: number): Promise<Readonly<Partial<Record<Mark, number>>> | null> {
  const record = await archive.record(id);
  for (const depth of DEPTH_NAMES.toReversed()) {
    const kept = await archive.review(nameOf({ id, seat, depth }));
    if (kept === null || (record !== null && kept.from !== sourceOf({ record }))) continue;
    const marks = kept.review.steps.flatMap(({ verdict }) => verdict?.mark ?? []);
    return Object.fromEntries([...Map.groupBy(marks, (mark) => mark)].map(([mark, all]) => [mark, all.length]));
  }
  return null;
}

/** Reckons a review in as many workers as the machine has cores, and keeps it. Whoever aborts it ends them. */
export async function reckon(wish: Reckoned, told: (done: number) => void, signal: AbortSignal): Promise<Review> {
  const { record, seat, depth, length } = wish;
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency, length));
  const links: Link[] = [];
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    for (let n = 0; n < count; n++)
      links.push(workerLink({ news: () => {}, fault: (fault) => reject(new Error(fault)) }));
  });
  try {
    signal.throwIfAborted();
    const steps = await Promise.race([stopped, reckonIn(links, { record, seat, depth }, length, told)]);
    const review = await Promise.race([stopped, (links[0] as Link).call('reviewOf', { record, seat, depth, steps })]);
    await archive.keepReview(nameOf(wish), { of: wish.id, from: sourceOf(wish), review });
    return review;
  } finally {
    for (const link of links) link.close();
  }
}

/** Everybody takes the next part as soon as theirs is done. */
async function reckonIn(
  links: readonly Link[],
  wish: ReviewWish,
  length: number,
  told: (done: number) => void,
): Promise<Step[]> {
  const size = Math.max(1, Math.ceil(length / PARTS));
  const steps: Step[] = [];
  let next = 0;
  const lane = async (link: Link): Promise<void> => {
    while (next < length) {
      const from = next;
      next = Math.min(length, from + size);
      steps.push(...(await link.call('reviewStretch', { ...wish, from, to: next })));
      told(steps.length);
    }
  };
  await Promise.all(links.map(lane));
  return steps.sort((a, b) => a.at - b.at);
}
