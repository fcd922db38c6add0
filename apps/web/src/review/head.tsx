import type { DepthName } from '@cardwright/review';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { DEPTH_NAMES } from './reckoning.ts';
import { usePageWords } from './words.ts';

/** Whose choices are looked at, and how thoroughly. */
export interface SeatWish {
  readonly seat: number;
  readonly depth: DepthName;
  readonly onSeat: (seat: number) => void;
  readonly onDepth: (depth: DepthName) => void;
}

interface ReviewHeadProps extends SeatWish {
  readonly names: readonly string[]; // by seat
  readonly about: string;
  readonly children?: ReactNode;
}

/** What it is, and what can be wished. */
export function ReviewHead({ seat, depth, onSeat, onDepth, names, about, children }: ReviewHeadProps): ReactNode {
  const words = usePageWords();
  const { home } = useWords();
  return (
    <header className="review-head">
      <a className="mark" href={formatRoute({ page: 'home' })} aria-label={home}>
        ❖
      </a>
      <div className="review-title">
        <h1>{words.title}</h1>
        <p className="quiet">{about}</p>
      </div>
      <label>
        <span>{words.seat}</span>
        <select value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
          {names.map((name, each) => (
            <option key={name} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.depth}</span>
        <select value={depth} onChange={({ target }) => onDepth(target.value as DepthName)}>
          {DEPTH_NAMES.map((name) => (
            <option key={name} value={name}>
              {words.depths[name]}
            </option>
          ))}
        </select>
      </label>
      {children}
    </header>
  );
}
