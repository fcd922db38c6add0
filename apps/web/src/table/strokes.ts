import type { Frame, ThingId } from '@cardwright/client';
import { edgeOf, middleOf, type Point, placeOf } from './places.ts';

/** A stroke of the brush from one to another. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly hasHead: boolean;
}

/** Who aims at whom. */
export interface Aim {
  readonly from: ThingId;
  readonly to: readonly ThingId[];
  readonly isNew: boolean;
}

const AIMED: ReadonlySet<string> = new Set(['use', 'attack']);

/** Whom what is happening is aimed at: what has just been done, else what is still being carried out. */
export function aimOf({ cue, scene }: Pick<Frame, 'cue' | 'scene'>): Aim | null {
  if (cue !== null && cue.from !== null && AIMED.has(cue.kind)) {
    const to = cue.to.filter((thing) => thing !== cue.from);
    return to.length === 0 ? null : { from: cue.from, to, isNew: true };
  }
  const last = scene.resolving.findLast(({ by, isAnswer }) => by !== null && isAnswer !== true);
  if (last === undefined || last.by === null) return null;
  const newest = scene.resolving.at(-1);
  const { targets } = newest?.isAnswer === true ? newest : last; // an answer is about one of them
  const isAimed = (seat: number): boolean => seat !== last.by && scene.seats[seat]?.isOut !== true;
  const to = targets.filter(isAimed).map((seat) => `seat:${seat}`);
  return to.length === 0 ? null : { from: `seat:${last.by}`, to, isNew: false };
}

/** How it is drawn: through the card that is aimed, if it lies in the middle. */
export function strokesOf({ from, to }: Aim): Stroke[] {
  const start = placeOf(from)?.getBoundingClientRect();
  if (start === undefined || start.width === 0) return [];
  const card = document.querySelector('.resolving li:not(.facing) .card')?.getBoundingClientRect();
  if (card?.width === 0) return []; // no room for it: the corners say whom
  const via = card === undefined ? null : middleOf(card);
  const strokes: Stroke[] = via === null ? [] : [{ from: edgeOf(start, via), to: via, hasHead: false }];
  const begin = via ?? middleOf(start);
  for (const thing of to) {
    const end = placeOf(thing)?.getBoundingClientRect();
    if (end === undefined || end.width === 0) continue;
    const goal = edgeOf(end, begin, 4);
    strokes.push({ from: via ?? edgeOf(start, middleOf(end)), to: goal, hasHead: true });
  }
  return strokes;
}
