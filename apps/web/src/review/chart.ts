import type { Estimate, Review } from '@cardwright/review';
import type { TurnText } from '../host/protocol.ts';

/** The room a chart is drawn in, in pixels: lines between left and right, 100 % at the top, 0 at the bottom. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A turn on the axis: all are equally wide, however much was chosen in them. */
export interface Slot extends Omit<TurnText, 'at' | 'text'> {
  readonly from: number;
  readonly to: number;
}

/** The turns of a game of so many choices; what came before the first is a turn of nobody. */
export function slotsOf(turns: readonly TurnText[], length: number): Slot[] {
  const starts = turns[0]?.at === 0 ? turns : [{ at: 0, seat: null, round: null }, ...turns];
  return starts.map(({ at, seat, round }, i) => ({ from: at, to: starts[i + 1]?.at ?? length, seat, round }));
}

export const slotAt = (slots: readonly Slot[], at: number): number =>
  Math.max(
    0,
    slots.findLastIndex(({ from }) => from <= at),
  );

/** Where a moment stands: after so many choices. */
export function placeOf(slots: readonly Slot[], { left, right }: Plot, at: number): number {
  const number = slotAt(slots, at);
  const { from, to } = slots[number] as Slot;
  const within = to > from ? Math.min(1, (at - from) / (to - from)) : 0;
  return left + ((right - left) * (number + within)) / slots.length;
}

/** The moment nearest to a place. */
export function momentNear(slots: readonly Slot[], { left, right }: Plot, x: number): number {
  const along = Math.max(0, Math.min(slots.length - 1e-9, (slots.length * (x - left)) / (right - left)));
  const { from, to } = slots[Math.floor(along)] as Slot;
  return Math.min(Math.max(from, to - 1), from + Math.floor((along % 1) * (to - from)));
}

/** The chance of a side as it is drawn: a step holds until the next moment. */
export interface SideCurve {
  readonly line: string;
  readonly band: string;
  readonly end: number; // the height of its end
}

const written = (value: number): string => String(Math.round(value * 10) / 10);

export function heightOf({ top, bottom }: Plot, chance: number): number {
  return bottom - Math.max(0, Math.min(1, chance)) * (bottom - top);
}

export function drawnSide(
  review: Pick<Review, 'steps' | 'end'>,
  side: number,
  slots: readonly Slot[],
  plot: Plot,
): SideCurve {
  const points: { x: number; chance: Estimate }[] = review.steps.map(({ at, before }) => ({
    x: placeOf(slots, plot, at),
    chance: before[side] as Estimate,
  }));
  const end = review.end[side] as number;
  const stairs = (y: (chance: Estimate) => number, isBack = false): string => {
    const corners = points.map(({ x, chance }, i) => {
      const [until, height] = [points[i + 1]?.x ?? plot.right, y(chance)];
      return isBack ? [until, x, height] : [x, until, height];
    });
    if (isBack) corners.reverse();
    return corners
      .map(([from, to, height], i) => `${i === 0 && !isBack ? 'M' : 'L'}${at(from, height)}H${written(to as number)}`)
      .join('');
  };
  const at = (x: number | undefined, y: number | undefined): string =>
    `${written(x as number)} ${written(y as number)}`;
  const y = (chance: number): number => heightOf(plot, chance);
  return {
    line: `${stairs(({ value }) => y(value))}V${written(y(end))}`,
    band: `${stairs(({ value, error }) => y(value + error))}${stairs(({ value, error }) => y(value - error), true)}Z`,
    end: y(end),
  };
}

/** The same places, moved as little as need be so that none are nearer to each other than that. */
export function spread(places: readonly number[], apart: number, least: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number));
  const moved = [...places];
  let free = least;
  for (const i of order) {
    moved[i] = Math.max(moved[i] as number, free);
    free = moved[i] + apart;
  }
  free = most;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i] as number, free);
    free = moved[i] - apart;
  }
  return moved;
}

/** The changes of chance that are worth a figure: ticks of a scale that holds all of these with their errors. */
export function scaleOf(estimates: readonly Estimate[]): {
  readonly low: number;
  readonly high: number;
  readonly ticks: number[];
} {
  const low = Math.max(0, Math.min(...estimates.map(({ value, error }) => value - error)));
  const high = Math.min(1, Math.max(...estimates.map(({ value, error }) => value + error)));
  const step = [0.02, 0.05, 0.1, 0.2, 0.25].find((each) => (high - low) / each <= 4) ?? 0.25;
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const end = Math.max(first + 1, last);
  const ticks = Array.from({ length: end - first + 1 }, (_, i) => (first + i) * step).filter(
    (each) => each <= 1 + 1e-9,
  );
  return { low: first * step, high: ticks.at(-1) as number, ticks };
}

const SIGN = 13; // from the middle of a sign to its label

/** On which side of its sign each label finds room: right, left, or nowhere. The signs stand in order. */
export function labelSides(
  signs: readonly { readonly x: number; readonly wide: number }[],
  end: number,
): (1 | -1 | 0)[] {
  let free = Number.NEGATIVE_INFINITY;
  return signs.map(({ x, wide }, i) => {
    const next = signs[i + 1]?.x ?? end + SIGN;
    const side = x + SIGN + wide <= next - SIGN ? 1 : x - SIGN - wide >= free ? -1 : 0;
    free = side === 1 ? x + SIGN + wide : x + SIGN;
    return side;
  });
}
