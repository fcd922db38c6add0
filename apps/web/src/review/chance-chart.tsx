import { type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import {
  drawnSide,
  heightOf,
  labelSides,
  momentNear,
  type Plot,
  placeOf,
  type Slot,
  slotAt,
  slotsOf,
  spread,
} from './chart.ts';
import { DeathSign, MarkShape } from './mark.tsx';
import { type ReviewAndText, sideClass, turnText } from './review-text.ts';
import { useWidth } from './use-width.ts';
import { usePageWords } from './words.ts';

interface ChanceChartProps extends ReviewAndText {
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

const NARROW = 640; // pixels below which it is drawn for a phone
const CHARACTER = 20; // a brush character needs as much
const LABEL = 17; // a line of text

/** About how wide a label is. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) as number) > 0x2e80 ? 14.5 : 8), 0);

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The chances of the sides over the whole game, its turns, its deaths and the choices that mattered. */
export function ChanceChart({ review, told, at, onSeek }: ChanceChartProps): ReactNode {
  const words = usePageWords();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const isNarrow = width < NARROW;
  const length = review.steps.length;
  const slots = useMemo(() => slotsOf(told.turns, length), [told, length]);
  const labels = told.sides.map((side, i) => (i === review.own && !isNarrow ? words.you(side) : side));
  const margin = Math.min(0.4 * width, 14 + Math.max(...labels.map(widthOf)));
  const plot: Plot = isNarrow
    ? { left: 34, right: Math.max(100, width - margin), top: 26, bottom: 148 }
    : { left: 48, right: Math.max(100, width - margin), top: 30, bottom: 188 };
  const slot = (plot.right - plot.left) / slots.length;
  const hasSigns = slot >= CHARACTER;
  const floor = plot.bottom + (hasSigns ? 34 : 8); // below the signs
  const lane = floor + (isNarrow ? 40 : 22);
  const drawn = review.sides.map((_, side) => drawnSide(review, side, slots, plot));
  const ends = spread(
    drawn.map(({ end }) => end),
    LABEL,
    plot.top,
    plot.bottom,
  );
  const marks = spread(
    told.mattered.map((moment) => placeOf(slots, plot, moment)),
    30,
    plot.left,
    plot.right,
  );
  const own = review.steps[at]?.before[review.own]?.value ?? review.end[review.own] ?? 0;
  const seek = ({ clientX, buttons }: PointerEvent): void => {
    const left = place.current?.getBoundingClientRect().left ?? 0;
    if (buttons === 1) onSeek(momentNear(slots, plot, clientX - left));
  };
  const [here, next] = [placeOf(slots, plot, at), at + 1 < length ? placeOf(slots, plot, at + 1) : plot.right];
  return (
    <div className="chance-chart" ref={place}>
      {width === 0 ? null : (
        <svg
          width={width}
          height={lane + (isNarrow ? 22 : 38)}
          role="img"
          aria-label={`${words.chance}: ${told.sides.map((side, i) => `${side} ${percent(review.steps[0]?.before[i]?.value ?? 0)} → ${percent(review.end[i] ?? 0)}`).join(', ')}`}
          onPointerDown={seek}
          onPointerMove={seek}
        >
          <Rounds slots={slots} plot={plot} floor={floor} isNarrow={isNarrow} />
          {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
            <g key={tick} className="level">
              <path d={`M${plot.left} ${heightOf(plot, tick)}H${plot.right}`} />
              {isNarrow && tick % 0.5 !== 0 ? null : (
                <text x={plot.left - 8} y={heightOf(plot, tick) + 4} textAnchor="end">
                  {100 * tick}
                </text>
              )}
            </g>
          ))}
          <rect
            className="now-column"
            x={Math.min(here, (here + next) / 2 - 5)}
            y={plot.top}
            width={Math.max(10, next - here)}
            height={plot.bottom - plot.top}
          />
          {hasSigns ? <Signs {...{ review, told, slots, plot, at }} /> : null}
          {review.sides.map(({ name }, side) => (
            <g key={name} className={sideClass(review, side)}>
              <path className="band" d={drawn[side]?.band} />
              <path className="line" d={drawn[side]?.line} />
              <text className="label" x={plot.right + 8} y={(ends[side] as number) + 5}>
                {labels[side]}
              </text>
            </g>
          ))}
          <Deaths {...{ told, slots, plot, isNarrow }} />
          <circle className="now-dot" cx={here} cy={heightOf(plot, own)} r="4.5" />
          <text
            className="now-value"
            x={here + (here > plot.right - 50 ? -8 : 8)}
            y={heightOf(plot, own) - 9}
            textAnchor={here > plot.right - 50 ? 'end' : 'start'}
          >
            {percent(own)}
          </text>
        </svg>
      )}
      <input
        className="chart-scrub"
        type="range"
        min={0}
        max={Math.max(1, length - 1)}
        value={at}
        aria-label={words.moments}
        aria-valuetext={`${turnText(told, at)}, ${words.moment(at + 1, length)}: ${told.chosen[at] ?? ''}. ${told.sides.map((side, i) => `${side} ${percent(review.steps[at]?.before[i]?.value ?? 0)}`).join(', ')}`}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
      {width === 0
        ? null
        : told.mattered.map((moment, i) => {
            const mark = review.steps[moment]?.verdict?.mark;
            return mark == null ? null : (
              <button
                key={moment}
                type="button"
                className="lane-mark"
                style={{ left: marks[i], top: lane }}
                aria-label={`${told.verdicts[moment]?.mark}: ${told.chosen[moment]}`}
                aria-current={moment === at}
                onClick={() => onSeek(moment)}
              >
                <MarkShape mark={mark} />
              </button>
            );
          })}
    </div>
  );
}

interface AxisProps {
  readonly slots: readonly Slot[];
  readonly plot: Plot;
}

/** Rounds, shaded in turn; where a game has none, every so many turns a number. */
function Rounds({ slots, plot, floor, isNarrow }: AxisProps & { floor: number; isNarrow: boolean }): ReactNode {
  const words = usePageWords();
  const wide = (plot.right - plot.left) / slots.length;
  const hasRounds = slots.some(({ round }) => round !== null);
  const named = slots.map(({ round, seat }, i) => ({
    name: hasRounds ? round : seat === null ? null : `${i + (slots[0]?.seat === null ? 0 : 1)}`,
    x: plot.left + i * wide,
  }));
  const groups = named.flatMap(({ name, x }, i) => (i > 0 && named[i - 1]?.name === name ? [] : [{ name, x }]));
  const ends = groups.map((_, i) => groups[i + 1]?.x ?? plot.right);
  const every = Math.max(1, Math.ceil((isNarrow ? 18 : 26) / ((plot.right - plot.left) / groups.length)));
  return (
    <g className="rounds">
      {groups.map(({ name, x }, i) => (
        <g key={x}>
          {i % 2 === 0 ? (
            <rect x={x} y={plot.top} width={(ends[i] as number) - x} height={plot.bottom - plot.top} />
          ) : null}
          {name === null || i % every !== 0 ? null : (
            <text x={(x + (ends[i] as number)) / 2} y={isNarrow ? floor + 10 : floor + 52} textAnchor="middle">
              {hasRounds && !isNarrow && name === '1' ? words.round(name) : name}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** One character a turn; the reviewed seat's own are filled. */
function Signs({ review, told, slots, plot, at }: ReviewAndText & AxisProps & { at: number }): ReactNode {
  const wide = (plot.right - plot.left) / slots.length;
  const current = slotAt(slots, at);
  return (
    <g className="turn-signs">
      {slots.map(({ seat, from }, i) => {
        if (seat === null) return null;
        const own = seat === review.seat ? 'mine' : '';
        const side = told.seats[seat]?.side ?? 0;
        return (
          <g
            key={`${from} ${seat}`}
            className={`${sideClass(review, side)} turn-sign ${own} ${i === current ? 'current' : ''}`}
            transform={`translate(${plot.left + (i + 0.5) * wide} ${plot.bottom + 19})`}
          >
            <rect x="-11" y="-12" width="22" height="24" rx="4" />
            <text y="5.5" textAnchor="middle">
              {told.seats[seat]?.sign}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Who died when; beside it the name, where there is room. */
function Deaths({
  told,
  slots,
  plot,
  isNarrow,
}: Pick<ReviewAndText, 'told'> & AxisProps & { isNarrow: boolean }): ReactNode {
  const signs = told.deaths.map(({ at, seat, text }) => {
    const { name = '', sign = '', side = 0 } = told.seats[seat] ?? {};
    const label = isNarrow ? sign : [...new Set([name, told.sides[side]])].join(': ');
    return { at, seat, text, label, x: placeOf(slots, plot, at), wide: widthOf(label) };
  });
  const sides = labelSides(signs, plot.right + 20);
  return (
    <g className="deaths">
      {signs.map(({ at, seat, text, label, x }, i) => (
        <g key={`${at} ${seat}`}>
          <title>{text}</title>
          <path d={`M${x} ${plot.top - 6}V${plot.bottom}`} />
          <DeathSign x={x} y={plot.top - 14} />
          {sides[i] === 0 ? null : (
            <text x={x + 13 * (sides[i] as number)} y={plot.top - 9} textAnchor={sides[i] === 1 ? 'start' : 'end'}>
              {label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
