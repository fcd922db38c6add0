import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { drawnAs } from '../table/places.ts';
import { type Box, type Obstacle, roomFor } from './room.ts';

/** Where everything of the coach is. */
interface CoachLayout {
  readonly bubble: RefObject<HTMLElement | null>;
  readonly holes: readonly Box[];
  readonly place: Box | null;
}

const MARGIN = 12;
const RIM = 14;
const PHONE = 700; // px: the bubble is as wide as the page, above the hand
const NARROW = ['270px', '220px']; // or stands beside what it would cover

/** What must stay free, and how much it matters. */
const KEPT_FREE: readonly (readonly [selector: string, weight: number])[] = [
  ['.actions .button', 40],
  ['.aids .tool', 8],
  ['.hand .card', 8],
  ['.status', 8],
  ['.thing.lit', 4],
  ['.centre .thing', 4],
  ['.own .seat .thing', 5],
  ['.others .seat .thing', 2],
  ['.tool-bar', 6],
  ['.log-place', 0.1],
];

/** Where something is, as plain data. */
const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const everyBox = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxOf).filter(isSeen);

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** A player's own plate, without what lies before it: `plate:0`. */
const plateOf = (point: string): Element | null =>
  drawnAs(point.replace('plate:', 'seat:'))?.querySelector('.portrait') ?? null;

const elementOf = (point: string): Element | null => {
  if (point === 'hand') return document.querySelector('.hand');
  if (point === 'actions') return document.querySelector('#actions');
  return point.startsWith('plate:') ? plateOf(point) : drawnAs(point);
};

/** A card of the hand that is out of sight comes into it. */
function bringIntoSight(points: readonly string[]): void {
  const cards = points.flatMap((point) => elementOf(point)?.closest('.hand .card') ?? []);
  const isInSight = (card: Element): boolean => {
    const { left, right } = card.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  if (!cards.some(isInSight)) cards[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

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

/** The bubble as wide as it would be, and on a phone narrower and taller. */
function shapesOf(bubble: HTMLElement): Pick<Box, 'width' | 'height'>[] {
  const { width } = bubble.style;
  const shapes = ['', ...(innerWidth < PHONE ? NARROW : [])].map((each) => {
    bubble.style.width = each;
    return { width: bubble.offsetWidth, height: bubble.offsetHeight };
  });
  bubble.style.width = width;
  return shapes;
}

function placeFor(bubble: HTMLElement, holes: readonly Box[]): Box {
  const area = { left: MARGIN, top: MARGIN, width: innerWidth - 2 * MARGIN, height: innerHeight - 2 * MARGIN };
  const obstacles: Obstacle[] = [
    ...holes.map((box) => ({ box: withRim(box), weight: 10 })),
    ...KEPT_FREE.flatMap(([selector, weight]) => everyBox(selector).map((box) => ({ box, weight }))),
  ];
  const hand = everyBox('.hand')[0];
  const near =
    innerWidth < PHONE && hand !== undefined ? { ...hand, height: 1 } : around(holes.length > 0 ? holes : [area]);
  return roomFor(shapesOf(bubble), area, obstacles, near);
}

/** Follows what is pointed at, wherever it moves, and finds room beside it. */
export function useCoachLayout(points: readonly string[], text = ''): CoachLayout {
  const bubble = useRef<HTMLElement>(null);
  const [layout, setLayout] = useState<Omit<CoachLayout, 'bubble'>>({ holes: [], place: null });
  const key = JSON.stringify([points, text]);
  useLayoutEffect(() => {
    const [wanted] = JSON.parse(key) as [string[]];
    let last = '';
    bringIntoSight(wanted);
    const follow = (): void => {
      const elements = wanted.flatMap((point) => elementOf(point) ?? []);
      const holes = elements.map(boxOf).filter(isSeen);
      const place = bubble.current === null ? null : placeFor(bubble.current, holes);
      const now = JSON.stringify([holes, place]);
      if (now === last) return;
      last = now;
      setLayout({ holes, place });
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
  return { bubble, ...layout };
}
