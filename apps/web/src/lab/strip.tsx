import type { Row } from '@cardwright/lab/report';
import type { ReactNode } from 'react';
import { type Column, standsOut, ticksOf } from './figure.ts';

const HEIGHT = 24;
const WIDTH = 200; // of the drawing; it stretches with its cell, dots do not

const within = (value: number, { from, to }: Column): number =>
  to === from ? 0 : (WIDTH * (Math.min(to, Math.max(from, value)) - from)) / (to - from);

const percent = (value: number, column: Column): string => `${(100 * within(value, column)) / WIDTH}%`;

/** A value and its interval on the scale of its column; the line of all goes through all of them. */
export function Strip({ cell, column }: { readonly cell: Row | undefined; readonly column: Column }): ReactNode {
  const { all } = column;
  return (
    <span className="strip" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {ticksOf(column).map((tick) => (
          <path key={tick} className="tick" d={`M${within(tick, column)} 0 V${HEIGHT}`} />
        ))}
        {all === null ? null : <path className="all" d={`M${within(all, column)} 0 V${HEIGHT}`} />}
        {cell === undefined ? null : (
          <path
            className={standsOut(cell, column) ? 'bar out' : 'bar'}
            d={`M${within(cell.low, column)} ${HEIGHT / 2} H${within(cell.high, column)}`}
          />
        )}
      </svg>
      {cell === undefined ? null : (
        <i className={standsOut(cell, column) ? 'dot out' : 'dot'} style={{ left: percent(cell.value, column) }} />
      )}
    </span>
  );
}

/** The scale over a column. */
export function Scale({
  column,
  read,
}: {
  readonly column: Column;
  readonly read: (value: number) => string;
}): ReactNode {
  return (
    <span className="scale" aria-hidden="true">
      {ticksOf(column).map((tick) => (
        <span key={tick} style={{ left: percent(tick, column) }}>
          {read(tick)}
        </span>
      ))}
    </span>
  );
}
