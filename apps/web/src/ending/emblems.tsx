import type { ReactNode } from 'react';
import { Sign } from '../games/ltk/signs.tsx';

/** The houses of Thrones: a cross and a saltire, each on a shield of 24 × 24. */
const HOUSES: Readonly<Record<string, string>> = {
  'house-0':
    'M12 1 L22 4 V12 Q21 20 12 23 Q3 20 2 12 V4 Z M10.6 4 V10 H4.6 V12.8 H10.6 V20 H13.4 V12.8 H19.4 V10 H13.4 V4 Z',
  'house-1':
    'M12 1 L22 4 V12 Q21 20 12 23 Q3 20 2 12 V4 Z M7.4 6 L5.5 8 L10.1 12.4 L5.5 16.6 L7.4 18.6 L12 14.3 L16.6 18.6 L18.5 16.6 L13.9 12.4 L18.5 8 L16.6 6 L12 10.4 Z',
};

/** Whether it is a picture of its own, without a character. */
export const isHouse = (id: string): boolean => Object.hasOwn(HOUSES, id);

/** What tells roles, kingdoms and houses apart by shape. */
export function Emblem({ id }: { id: string }): ReactNode {
  if (!isHouse(id)) return <Sign id={id} />;
  return (
    <svg className="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={HOUSES[id] ?? ''} fillRule="evenodd" />
    </svg>
  );
}
