import type { ReactNode } from 'react';

const CARDS = ['♠', '♥', '♣'] as const;

/** Three cards on a table: the picture of a game that brings none. */
export function PlainPicture(): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="#2f5d50" />
      {CARDS.map((suit, i) => (
        <g key={suit} transform={`rotate(${(i - 1) * 14} 160 260)`}>
          <rect x="122" y="34" width="76" height="112" rx="9" fill="#fffdf7" stroke="#221b16" />
          <text x="160" y="108" textAnchor="middle" fontSize="52" fill={suit === '♥' ? '#b3241c' : '#221b16'}>
            {suit}
          </text>
        </g>
      ))}
    </svg>
  );
}
