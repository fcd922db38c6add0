import type { RatingPoint } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import type { CSSProperties, ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { chartOf } from './chart.ts';
import { useDates } from './dates.ts';
import { usePeopleWords } from './words.ts';

interface RatingLineProps {
  readonly game: string;
  readonly points: readonly RatingPoint[]; // in the order of time
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** A rating over time, with how far it may be off. Lines stretch with the page; what is read does not. */
export function RatingLine({ game, points }: RatingLineProps): ReactNode {
  const words = usePeopleWords();
  const { day } = useDates();
  const name = useSettings(({ language }) => gameName(game, language));
  const chart = chartOf(points);
  const [first] = points;
  if (chart === null || first === undefined) return <p className="quiet">{words.noRated(name)}</p>;
  const { best, now } = chart;
  const sentence = words.line({
    game: name,
    games: points.length,
    first: day(first.at),
    last: day(now.point.at),
    start: first.rating,
    now: now.point.rating,
    doubt: now.point.doubt,
    best: best.point.rating,
    bestAt: day(best.point.at),
  });
  return (
    <div className="rating-line" role="img" aria-label={sentence}>
      <div className="plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {chart.ticks.map(({ rating, y }) => (
            <path key={rating} className="tick" d={`M0 ${y} H100`} />
          ))}
          {points.length === 1 ? (
            <path className="alone" d={chart.band} />
          ) : (
            <>
              <path className="band" d={chart.band} />
              <path className="line" d={chart.line} />
            </>
          )}
        </svg>
        {chart.ticks.map(({ rating, y }) => (
          <span key={rating} className="tick-name" style={{ top: `${y}%` }}>
            {rating}
          </span>
        ))}
        <i className="dot" style={at(best)} />
        <i className="dot now" style={at(now)} />
        <b className={`best ${best.x < 20 ? 'left' : best.x > 80 ? 'right' : ''}`} style={at(best)}>
          {words.best(best.point.rating)}
        </b>
      </div>
      <p className="days">
        <span>{day(first.at)}</span>
        {points.length === 1 ? null : <span>{day(now.point.at)}</span>}
      </p>
    </div>
  );
}
