import type { ReactNode } from 'react';
import type { Pictures } from '../pictures.tsx';

const STARS = [
  [24, 22],
  [58, 48],
  [92, 16],
  [128, 34],
  [212, 18],
  [246, 44],
  [284, 24],
  [304, 66],
  [14, 78],
  [40, 108],
  [282, 104],
  [306, 130],
] as const;

/** Three framed cards before a sigil, at midnight. */
function SorceryPicture(): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="midnight" cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#5b3a92" />
          <stop offset="0.6" stopColor="#2c1a52" />
          <stop offset="1" stopColor="#120a24" />
        </radialGradient>
        <g id="vellum-card">
          <rect x="-31" y="-44" width="62" height="88" rx="6" fill="#fbf2dc" stroke="#c9a45a" strokeWidth="2.5" />
          <path d="M-29.8 -38 Q-29.8 -42.8 -25 -42.8 H25 Q29.8 -42.8 29.8 -38 V-27 H-29.8 Z" fill="currentColor" />
          <path d="M14 -42.8 H25 Q29.8 -42.8 29.8 -38 V-27 H14 Z" fill="#1d1232" />
          <path d="M-24 -35 H4" stroke="#fff3d8" strokeWidth="3" strokeLinecap="round" />
          <path d="M22 -39.5 L26 -35 L22 -30.5 L18 -35 Z" fill="#f6d68f" />
          <path
            d="M-29 44 V31 Q-29 29 -27 29 H-15 Q-12 29 -12 32 V42.6 M29 44 V31 Q29 29 27 29 H15 Q12 29 12 32 V42.6"
            fill="none"
            stroke="#c9a45a"
            strokeWidth="1.6"
          />
          <path d="M-24.5 39 L-17.5 32 M-23 34 L-18.5 38.5" stroke="#4b3a5f" strokeWidth="1.8" />
          <path d="M20.5 32 L25 33.5 V36.5 Q24.5 39 20.5 40.5 Q16.5 39 16 36.5 V33.5 Z" fill="#4b3a5f" />
        </g>
      </defs>
      <rect width="320" height="180" fill="url(#midnight)" />
      {STARS.map(([x, y], i) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={i % 3 === 0 ? 1.8 : 1.1}
          fill="#f3e3b8"
          opacity={i % 2 === 0 ? 0.9 : 0.55}
        />
      ))}
      <g fill="none" stroke="#d9b25f" strokeWidth="1.4" opacity="0.75">
        <circle cx="160" cy="84" r="76" />
        <circle cx="160" cy="84" r="69" strokeDasharray="2 6" />
        <path d="M160 15 L200.6 139.8 L94.4 62.7 H225.6 L119.4 139.8 Z" />
        <circle cx="160" cy="84" r="26" />
      </g>
      <g transform="translate(84 108) rotate(-13)" color="#7a2a3c">
        <use href="#vellum-card" />
        <path
          d="M0 -18 L17 -9 V5 Q15 18 0 24 Q-15 18 -17 5 V-9 Z M0 -10 V16 M-12 0 H12"
          fill="none"
          stroke="#7a2a3c"
          strokeWidth="2.4"
        />
      </g>
      <g transform="translate(236 108) rotate(13)" color="#1c6253">
        <use href="#vellum-card" />
        <circle r="17" cy="2" fill="none" stroke="#1c6253" strokeWidth="2.4" />
        <circle r="9" cy="2" fill="none" stroke="#1c6253" strokeWidth="2.4" />
      </g>
      <g transform="translate(160 100)" color="#57318e">
        <use href="#vellum-card" transform="scale(1.18)" />
        <path
          d="M0 -22 L22 18 H-22 Z M0 -6 L9 11 H-9 Z"
          fill="none"
          stroke="#57318e"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <circle r="24" cy="3" fill="none" stroke="#c9a45a" strokeWidth="1.4" />
      </g>
    </svg>
  );
}

export const pictures: Pictures = { sorcery: SorceryPicture };
