import type { ReactNode } from 'react';
import type { Pictures } from '../pictures.tsx';

/** Ink hills, each paler than the one before it. */
function Hills({ far, near }: { far: string; near: string }): ReactNode {
  return (
    <>
      <path
        d="M0 132 Q34 96 62 112 Q88 74 118 104 Q150 62 186 108 Q222 84 248 106 Q286 78 320 118 V180 H0 Z"
        fill={far}
        opacity="0.38"
      />
      <path
        d="M0 152 Q40 118 84 142 Q128 112 164 146 Q214 120 252 148 Q286 130 320 150 V180 H0 Z"
        fill={near}
        opacity="0.7"
      />
      <path d="M0 168 Q80 156 160 168 T320 164 V180 H0 Z" fill={near} />
    </>
  );
}

/** A red seal with a character cut into it. */
function Seal({ x, y, text }: { x: number; y: number; text: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="30" height="30" rx="4" fill="#a5271d" />
      <text x="15" y="23" textAnchor="middle" fontFamily="Brush, Kai, serif" fontSize="22" fill="#fff3df">
        {text}
      </text>
    </g>
  );
}

/** A brush character before the hills, a setting sun, a seal. */
function IdentityPicture(): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="rice-paper" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7eeda" />
          <stop offset="1" stopColor="#e2cfa6" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#rice-paper)" />
      <circle cx="246" cy="62" r="34" fill="#b8371f" opacity="0.88" />
      <Hills far="#4a443c" near="#2a2521" />
      <path d="M196 40 q8 -7 16 0 q8 -7 16 0" fill="none" stroke="#2a2521" strokeWidth="2" strokeLinecap="round" />
      <path d="M176 58 q6 -5 12 0 q6 -5 12 0" fill="none" stroke="#2a2521" strokeWidth="1.6" strokeLinecap="round" />
      <text x="98" y="134" textAnchor="middle" fontFamily="Brush, Kai, serif" fontSize="132" fill="#1c1714">
        杀
      </text>
      <Seal x={276} y={136} text="主" />
    </svg>
  );
}

const BANNERS = [
  { x: 34, colour: '#2c4a88', text: '魏' },
  { x: 104, colour: '#2c7557', text: '蜀' },
  { x: 174, colour: '#ad3f2b', text: '吴' },
  { x: 244, colour: '#756450', text: '群' },
] as const;

/** Four banners over the hills. */
function KingdomsPicture(): ReactNode {
  return (
    <svg className="picture" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="war-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3b2b2a" />
          <stop offset="0.6" stopColor="#8a4b35" />
          <stop offset="1" stopColor="#d59a58" />
        </linearGradient>
      </defs>
      <rect width="320" height="180" fill="url(#war-dusk)" />
      <Hills far="#2a1c1a" near="#1b1211" />
      {BANNERS.map(({ x, colour, text }, i) => (
        <g key={text} transform={`translate(${x} ${i % 2 === 0 ? 22 : 12})`}>
          <path d="M-6 -8 V170" stroke="#e6cf9b" strokeWidth="3" strokeLinecap="round" />
          <path d="M-6 0 H46 V74 L33 66 L20 82 L7 66 L-6 76 Z" fill={colour} stroke="#e6cf9b" strokeWidth="2" />
          <text x="20" y="52" textAnchor="middle" fontFamily="Brush, Kai, serif" fontSize="46" fill="#fff6e2">
            {text}
          </text>
        </g>
      ))}
      <Seal x={284} y={142} text="国" />
    </svg>
  );
}

export const pictures: Pictures = { 'ltk-identity': IdentityPicture, 'ltk-kingdoms': KingdomsPicture };
