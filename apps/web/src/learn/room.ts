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

/** Where a box of this size covers least within an area; where it covers nothing, as near as can be to what it is about. */
export function roomFor(
  size: Pick<Box, 'width' | 'height'>,
  area: Box,
  obstacles: readonly Obstacle[],
  near: Box,
): Box {
  const [x, y] = middle(near);
  let best: Box = { ...size, left: area.left, top: area.top };
  let least = Number.POSITIVE_INFINITY;
  for (let top = area.top; top === area.top || top + size.height <= area.top + area.height; top += STEP)
    for (let left = area.left; left === area.left || left + size.width <= area.left + area.width; left += STEP) {
      const box = { ...size, left, top };
      const [boxX, boxY] = middle(box);
      const covered = obstacles.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 0);
      const cost = covered + Math.hypot(boxX - x, boxY - y) / 10;
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  return best;
}
