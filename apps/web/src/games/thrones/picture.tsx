import type { ReactNode } from 'react';
import type { Pictures } from '../pictures.tsx';

/** Two shields, a crown between them. */
function ThronesPicture(): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b3350" />
          <stop offset="1" stopColor="#6b4a4f" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#dusk)" />
      <path d="M0 180 L40 120 L70 150 L120 96 L160 140 L205 90 L250 146 L285 116 L320 160 V180 Z" fill="#1d2136" />
      <g transform="translate(64 44)">
        <path d="M0 0 H72 V46 Q70 84 36 100 Q2 84 0 46 Z" fill="#8c2f39" stroke="#e8d9b5" strokeWidth="4" />
        <path d="M36 6 V94 M4 36 H68" stroke="#e8d9b5" strokeWidth="5" />
      </g>
      <g transform="translate(184 44)">
        <path d="M0 0 H72 V46 Q70 84 36 100 Q2 84 0 46 Z" fill="#25505e" stroke="#e8d9b5" strokeWidth="4" />
        <path d="M4 10 L68 78 M68 10 L4 78" stroke="#e8d9b5" strokeWidth="5" />
      </g>
      <path
        d="M132 40 L126 12 L144 24 L160 4 L176 24 L194 12 L188 40 Z"
        fill="#d9a441"
        stroke="#4a3312"
        strokeWidth="2"
      />
    </svg>
  );
}

export const pictures: Pictures = { thrones: ThronesPicture };
