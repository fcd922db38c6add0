import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { placeOf } from '../table/places.ts';
import { type Box, type Obstacle, roomFor } from './room.ts';

/** Where everything of the coach is. */
interface Laid {
  readonly bubble: RefObject<HTMLElement | null>;
  readonly holes: readonly Box[];
  readonly place: Box | null;
}

const MARGIN = 12;
const RIM = 14;
const PHONE = 700; // px: the bubble is as wide as the page, above the hand

/** What must stay free, and how much it matters. */
const KEPT_FREE: readonly (readonly [selector: string, weight: number])[] = [
  ['.actions .button', 40],
  ['.aids .tool', 8],
  ['.hand .card', 8],
  ['.status', 6],
  ['.thing.lit', 4],
  ['.centre .card', 4],
  ['.own .seat', 5],
  ['.others .seat', 1],
  ['.tool-bar', 6],
  ['.log-place', 1],
];

/** Where something is, as plain data. */
const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const everyBox = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxOf).filter(isSeen);

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

const elementOf = (point: string): Element | null => {
  if (point === 'hand') return document.querySelector('.hand');
  return point === 'actions' ? document.querySelector('#actions') : placeOf(point);
};

/** What is pointed at, with the keys and marks that stand over its edge. */
const withRim = ({ left, top, width, height }: Box): Box => ({
  left: left - RIM,
  top: top - RIM,
  width: width + 2 * RIM,
  height: height + 2 * RIM,
});

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

function placeFor({ offsetWidth: width, offsetHeight: height }: HTMLElement, holes: readonly Box[]): Box {
  const area = { left: MARGIN, top: MARGIN, width: innerWidth - 2 * MARGIN, height: innerHeight - 2 * MARGIN };
  const obstacles: Obstacle[] = [
    ...holes.map((box) => ({ box: withRim(box), weight: 10 })),
    ...KEPT_FREE.flatMap(([selector, weight]) => everyBox(selector).map((box) => ({ box, weight }))),
  ];
  const hand = everyBox('.hand')[0];
  const near =
    innerWidth < PHONE && hand !== undefined ? { ...hand, height: 1 } : around(holes.length > 0 ? holes : [area]);
  return roomFor({ width, height }, area, obstacles, near);
}

/** Follows what is pointed at, wherever it moves, and finds room beside it. */
export function useLaid(points: readonly string[], text = ''): Laid {
  const bubble = useRef<HTMLElement>(null);
  const [laid, setLaid] = useState<Omit<Laid, 'bubble'>>({ holes: [], place: null });
  const key = JSON.stringify([points, text]);
  useLayoutEffect(() => {
    const [wanted] = JSON.parse(key) as [string[]];
    let last = '';
    const follow = (): void => {
      const elements = wanted.flatMap((point) => elementOf(point) ?? []);
      const holes = elements.map(boxOf).filter(isSeen);
      const place = bubble.current === null ? null : placeFor(bubble.current, holes);
      const now = JSON.stringify([holes, place]);
      if (now === last) return;
      last = now;
      setLaid({ holes, place });
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    if (bubble.current !== null) observer.observe(bubble.current);
    for (const each of ['scroll', 'resize', 'transitionend', 'animationend'])
      addEventListener(each, follow, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      for (const each of ['scroll', 'resize', 'transitionend', 'animationend'])
        removeEventListener(each, follow, { capture: true });
    };
  }, [key]);
  return { bubble, ...laid };
}
