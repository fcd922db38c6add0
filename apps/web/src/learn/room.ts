/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What had better not be covered, and how bad it would be. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const middle = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

const STEP = 16;
const TOUCHED = 1500; // square pixels: what is covered by a hair is spoilt too
const NARROWER = 60; // a shape is kept unless another is clearly better

/**
 * Where a box covers least within an area; where it covers nothing, as near as can be to what it is about. It may have one
 * of several shapes, the first by preference.
 */
export function roomFor(
  shapes: readonly Pick<Box, 'width' | 'height'>[],
  area: Box,
  obstacles: readonly Obstacle[],
  near: Box,
): Box {
  const [x, y] = middle(near);
  let best: Box = { width: 0, height: 0, left: area.left, top: area.top };
  let least = Number.POSITIVE_INFINITY;
  for (const [i, shape] of shapes.entries())
    for (const { left, top } of corners(shape, area)) {
      const box = { ...shape, left, top };
      const [boxX, boxY] = middle(box);
      const covered = obstacles.reduce((sum, { box: other, weight }) => {
        const over = overlap(box, other);
        return over > 0 ? sum + weight * (over + TOUCHED) : sum;
      }, 0);
      const cost = covered + Math.hypot(boxX - x, boxY - y) / 10 + i * NARROWER;
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  return best;
}

/** Where the upper left corner of a box may be; at least the area's own. */
function* corners(
  { width, height }: Pick<Box, 'width' | 'height'>,
  area: Box,
): Generator<{ readonly left: number; readonly top: number }> {
  const [right, bottom] = [area.left + area.width - width, area.top + area.height - height];
  for (let { top } = area; top === area.top || top <= bottom; top += STEP)
    for (let { left } = area; left === area.left || left <= right; left += STEP) yield { left, top };
}
