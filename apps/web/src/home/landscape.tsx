import type { ReactNode } from 'react';

/** Ink hills and a sun, fading to nothing where words stand. */
export const Landscape = (): ReactNode => (
  <svg className="landscape" viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="hill-fade" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="1" />
      </linearGradient>
      <linearGradient id="hill-foot" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.45" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="sunset" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#cd4a2e" />
        <stop offset="1" stopColor="#ad2f1d" />
      </linearGradient>
      <mask id="hill-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="900" height="420">
        <rect width="900" height="420" fill="url(#hill-fade)" />
      </mask>
    </defs>
    <circle className="sun" cx="420" cy="140" r="84" fill="url(#sunset)" />
    <g className="hills" mask="url(#hill-mask)">
      <path
        d="M0 300 Q70 220 130 236 Q190 150 262 150 Q312 146 352 196 Q404 236 452 210 Q520 168 590 210 Q664 250 724 214 Q800 178 900 222 V420 H0 Z"
        opacity="0.2"
      />
      <path
        d="M60 340 Q150 262 240 282 Q330 300 404 268 Q492 236 560 282 Q640 330 724 292 Q812 256 900 300 V420 H60 Z"
        opacity="0.3"
      />
      <path d="M180 392 Q300 340 420 352 Q520 362 604 344 Q712 322 900 366 V420 H180 Z" opacity="0.34" />
    </g>
  </svg>
);
