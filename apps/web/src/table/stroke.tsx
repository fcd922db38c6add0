import type { CSSProperties, ReactNode } from 'react';
import type { Stroke } from './strokes.ts';

/** The rough edge of a brush, drawn once; it is stretched to the length of the way. */
const BODY =
  'M0 3 Q6 0 14 2 T34 3 T58 2.5 T82 4 L100 5 L99 7 L100 9 L97 11 L100 13 L96 15 L82 16 T58 17.5 T34 17 T14 18 Q5 20 0 16 L3 13 L0 10 L4 7 Z';
const GAPS = 'M52 8 L98 9 L70 9.6 Z M40 12.2 L92 12.8 L60 13.4 Z M66 5.6 L96 6.4 L78 6.8 Z';
const HEAD = 'M0 12 L8 0 Q20 14 40 20 Q20 26 8 40 L0 28 L10 20 Z';

interface StrokeProps {
  readonly stroke: Stroke;
  readonly wide: number; // pixels
  readonly delay: number; // part of the time before it begins
}

/** A stroke that grows from where it begins to where it leads; there a head is stamped. */
export function BrushStroke({ stroke: { from, to, hasHead }, wide, delay }: StrokeProps): ReactNode {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const head = hasHead ? wide * 2.6 : 0;
  const length = Math.max(0, Math.hypot(dx, dy) - head * 0.7);
  const style = {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${length}px`,
    height: `${wide}px`,
    '--turn': `${Math.atan2(dy, dx)}rad`,
    '--delay': delay,
  } as CSSProperties;
  return (
    <span className={`stroke ${hasHead ? 'aimed' : ''}`} style={style}>
      <svg className="stroke-body" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path d={BODY} />
        <path className="gaps" d={GAPS} />
      </svg>
      {hasHead ? (
        <svg className="stroke-head" viewBox="0 0 40 40" style={{ width: head, height: head }} aria-hidden="true">
          <path d={HEAD} />
        </svg>
      ) : null}
    </span>
  );
}
