import type { ThingId } from '@cardwright/client';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Things that were touched for a choice: a card, then whom it was meant for. */
export interface AimedThings {
  readonly kind: 'blamed' | 'better' | 'fine';
  readonly things: readonly ThingId[];
}

interface AimsProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly aimed: readonly AimedThings[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly kind: AimedThings['kind'];
  readonly boxes: readonly Box[];
  readonly path: string | null;
  readonly end: readonly [x: number, y: number] | null;
}

const GAP = 3;

const middle = ({ x, width }: Box): number => x + width / 2;

function drawnIn(place: HTMLElement, { kind, things }: AimedThings): Drawn {
  const frame = place.getBoundingClientRect();
  const boxes = things.flatMap((thing) => {
    const found = place.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
    if (found === undefined || found.width === 0) return [];
    return [{ x: found.x - frame.x, y: found.y - frame.y, width: found.width, height: found.height }];
  });
  const [from, to] = [boxes[0], boxes.at(-1)];
  if (from === undefined || to === undefined || from === to) return { kind, boxes, path: null, end: null };
  const start = [middle(from), from.y > to.y ? from.y - GAP : from.y + from.height + GAP] as const;
  const end = [middle(to), from.y > to.y ? to.y + to.height + GAP : to.y - GAP] as const;
  const bend = (start[1] + end[1]) / 2 + (kind === 'better' ? 8 : -8);
  return {
    kind,
    boxes,
    path: `M${start[0]} ${start[1]}C${start[0]} ${bend} ${end[0]} ${bend} ${end[0]} ${end[1]}`,
    end,
  };
}

/** What was chosen, dashed to a cross; what would have been better, green to an arrow. */
export function Aims({ place, aimed }: AimsProps): ReactNode {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = (): void => setDrawn(aimed.map((each) => drawnIn(element, each)));
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [place, aimed]);
  return (
    <svg className="aims" aria-hidden="true">
      {drawn.map(({ kind, boxes, path, end }) => (
        <g key={kind} className={kind}>
          {boxes.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} x={x - GAP} y={y - GAP} width={width + 2 * GAP} height={height + 2 * GAP} rx="10" />
          ))}
          {path === null ? null : <path className="way" d={path} />}
          {end === null ? null : kind === 'blamed' ? (
            <path className="cross" d={`M${end[0] - 6} ${end[1] - 6}l12 12m0 -12l-12 12`} />
          ) : (
            <path className="head" d={`M${end[0]} ${end[1] - 2}l-7 13h14z`} />
          )}
        </g>
      ))}
    </svg>
  );
}
