import type { Mark } from '@cardwright/review';
import type { ReactNode } from 'react';

const SIGNS: Readonly<Record<Mark, string>> = { blunder: '??', mistake: '?', found: '!', close: '~' };

/** The shape of a mark tells it from the others, without its colour and without its sign. */
export const MarkShape = ({ mark }: { mark: Mark }): ReactNode => (
  <svg className={`mark-shape ${mark}`} viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
    {mark === 'blunder' || mark === 'mistake' ? (
      <rect x="-9.5" y="-9.5" width="19" height="19" rx="3" />
    ) : (
      <circle r="9.5" />
    )}
    <text y="4.5" textAnchor="middle">
      {SIGNS[mark]}
    </text>
  </svg>
);

/** Somebody died. */
export const DeathSign = ({ x, y }: { x: number; y: number }): ReactNode => (
  <g className="death-sign" transform={`translate(${x} ${y})`}>
    <circle r="8" />
    <path d="M0 -4.5V4.5M-3 -1.5H3" />
  </g>
);
