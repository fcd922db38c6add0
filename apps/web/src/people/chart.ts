import type { RatingPoint } from '@cardwright/online';

/** A place in a chart, in hundredths of its width and height, from the top left. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rating over time as it is drawn. */
interface Chart {
  readonly line: string; // paths
  readonly band: string;
  readonly ticks: readonly { readonly rating: number; readonly y: number }[];
  readonly best: Place & { readonly point: RatingPoint };
  readonly now: Place & { readonly point: RatingPoint };
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

const written = (value: number): string => String(Math.round(value * 100) / 100);
const path = (places: readonly Place[]): string =>
  places.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join(' ');

const DAY = 24 * 3_600_000; // ms

/** What was in the last so many days before `now`, and where it stood when they began; null: all of it. */
export function pointsWithin(points: readonly RatingPoint[], days: number | null, now: number): readonly RatingPoint[] {
  if (days === null) return points;
  const since = now - days * DAY;
  const before = points.findLast(({ at }) => at < since);
  const within = points.filter(({ at }) => at >= since);
  return before === undefined ? within : [{ ...before, at: since }, ...within];
}

/** The points have to be in the order of time; null: there are none. */
export function chartOf(points: readonly RatingPoint[]): Chart | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const low = Math.min(...points.map(({ rating, doubt }) => rating - doubt));
  const high = Math.max(...points.map(({ rating, doubt }) => rating + doubt));
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS - 1) ?? Math.ceil((high - low) / MOST_TICKS);
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);
  const x = (at: number): number => (last.at === first.at ? 50 : (100 * (at - first.at)) / (last.at - first.at));
  const y = (rating: number): number => (100 * (top - rating)) / (top - bottom);
  const placed = (point: RatingPoint) => ({ x: x(point.at), y: y(point.rating), point });
  const edge = (side: 1 | -1): Place[] =>
    points.map(({ at, rating, doubt }) => ({ x: x(at), y: y(rating + side * doubt) }));
  const best = points.reduce((found, each) => (each.rating > found.rating ? each : found));
  return {
    line: path(points.map(placed)),
    band: `${path([...edge(1), ...edge(-1).reverse()])} Z`,
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => top - i * step).map((rating) => ({
      rating,
      y: y(rating),
    })),
    best: placed(best),
    now: placed(last),
  };
}
