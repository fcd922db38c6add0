import type { ReactNode } from 'react';

const SHAPES = {
  first: 'M5 5v14M19 5 9 12l10 7z',
  turnBack: 'M12 5 4 12l8 7zM20 5l-8 7 8 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M7 4v16l13-8z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  on: 'm8 5 9 7-9 7z',
  turnOn: 'm4 5 8 7-8 7zM12 5l8 7-8 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
} as const;

/** The signs of a player of recordings, drawn because no face has them all alike. */
export const Icon = ({ shape }: { shape: keyof typeof SHAPES }): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[shape]} />
  </svg>
);
