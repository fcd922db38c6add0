import type { ThingId } from '@cardwright/client';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a thing is drawn as, if it is drawn: a player's whole place, or what stands for a pile. */
export function drawnAs(thing: ThingId): HTMLElement | null {
  const name = CSS.escape(thing);
  const found = document.querySelector<HTMLElement>(
    `.table :is([data-thing="${name}"], [data-place="${name}"]):not(.flights *)`,
  );
  return (thing.startsWith('seat:') ? found?.closest<HTMLElement>('.seat') : found) ?? null;
}

/** Where a thing is; the middle where it is not drawn at all. */
export const placeOf = (thing: ThingId): HTMLElement | null =>
  drawnAs(thing) ?? document.querySelector<HTMLElement>('.table .centre');

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Where the way from the middle of a box to a point crosses the box's edge, and a little beyond. */
export function edgeOf(box: DOMRect, towards: Point, beyond = 6): Point {
  const { x, y } = middleOf(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return { x, y };
  const across = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy),
  );
  const part = Math.min(1, across + beyond / far);
  return { x: x + dx * part, y: y + dy * part };
}
