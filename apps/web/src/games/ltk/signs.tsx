import type { ReactNode } from 'react';

/** Small drawings, each of one shape that stays itself in grey. All fit 24 × 24. */
const PATHS: Readonly<Record<string, string>> = {
  // kingdoms: a city wall, mountains, waves, scattered stars; a wolf’s tooth for careerists
  wei: 'M3 20 V7 H7 V11 H10 V7 H14 V11 H17 V7 H21 V20 Z',
  shu: 'M1 20 L8.5 6 L12.5 13 L15.5 9 L23 20 Z',
  wu: 'M2 8 Q5 3 9 8 T16 8 T22 7 V11 Q19 15 16 12 T9 12 T2 12 Z M2 17 Q5 12 9 17 T16 17 T22 16 V20 Q19 23 16 21 T9 21 T2 21 Z',
  qun: 'M7 2 L9 6 L13 8 L9 10 L7 14 L5 10 L1 8 L5 6 Z M17 11 L18.6 14.4 L22 16 L18.6 17.6 L17 21 L15.4 17.6 L12 16 L15.4 14.4 Z',
  careerist: 'M4 3 Q12 8 20 3 L12 22 Z',
  // roles: a crown, a shield, a banner, an eye
  lord: 'M3 19 L2 7 L8 12 L12 4 L16 12 L22 7 L21 19 Z',
  loyalist: 'M12 2 L21 5 V12 Q20 19 12 22 Q4 19 3 12 V5 Z',
  rebel: 'M5 2 H8 V4 H21 L17 9 L21 14 H8 V22 H5 Z',
  spy: 'M1 12 Q12 1 23 12 Q12 23 1 12 Z M12 8 A4 4 0 1 0 12.01 8 Z',
  // what lies before a player
  weapon: 'M20 2 L22 4 L11 15 L13 17 L11 19 L8 16 L4 21 L3 20 L8 15 L5 13 L7 11 L9 13 Z',
  armor: 'M12 2 L21 5 V12 Q20 19 12 22 Q4 19 3 12 V5 Z M12 5 V19 Q7 16.5 6 12 V7 Z',
  plus: 'M4 21 V15 Q4 8 11 7 L12 3 L15 6 Q21 7 22 12 L19 14 L16 12 Q14 14 15 21 Z',
  minus: 'M4 21 V15 Q4 8 11 7 L12 3 L15 6 Q21 7 22 12 L19 14 L16 12 Q14 14 15 21 Z',
  fate: 'M5 2 H19 V4 Q18 9 14 12 Q18 15 19 20 V22 H5 V20 Q6 15 10 12 Q6 9 5 4 Z',
  // states
  chained:
    'M7 7 H11 V9 H7 A3 3 0 0 0 7 15 H11 V17 H7 A5 5 0 0 1 7 7 Z M13 7 H17 A5 5 0 0 1 17 17 H13 V15 H17 A3 3 0 0 0 17 9 H13 Z M8 11 H16 V13 H8 Z',
  'face-down': 'M4 4 H15 V6 H6 V18 H11 V20 H4 Z M13 12 H22 L17.5 18 Z',
  drunk: 'M4 4 H20 Q20 13 13.5 14 V19 H17 V21 H7 V19 H10.5 V14 Q4 13 4 4 Z',
  dying:
    'M12 21 Q1 13 2 7.5 A5.2 5.2 0 0 1 12 6 L10 10 L14 13 L11 17 Z M14 5 A5.2 5.2 0 0 1 22 7.5 Q22.5 13 13 20.5 L15.5 13.5 L12 10 Z',
  dead: 'M10 2 H14 V8 H20 V12 H14 V22 H10 V12 H4 V8 H10 Z',
  strikes: 'M20 2 L22 4 L11 15 L13 17 L11 19 L8 16 L4 21 L3 20 L8 15 L5 13 L7 11 L9 13 Z',
  // counts
  hand: 'M8 3 H20 V17 H8 Z M4 7 H6 V19 H16 V21 H4 Z',
  within:
    'M11 1 H13 V4 A8 8 0 0 1 20 11 H23 V13 H20 A8 8 0 0 1 13 20 V23 H11 V20 A8 8 0 0 1 4 13 H1 V11 H4 A8 8 0 0 1 11 4 Z M11 6.2 A6 6 0 0 0 6.2 11 H10 V13 H6.2 A6 6 0 0 0 11 17.8 V14 H13 V17.8 A6 6 0 0 0 17.8 13 H14 V11 H17.8 A6 6 0 0 0 13 6.2 V10 H11 Z',
  far: 'M2 12 L7 7 V10.5 H17 V7 L22 12 L17 17 V13.5 H7 V17 Z',
};

export function Sign({ id }: { id: string }): ReactNode {
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[id] ?? ''} fillRule="evenodd" />
    </svg>
  );
}
