import { isChange, isShare } from '@cardwright/lab/words';

type Kind = Parameters<typeof isShare>[0];

/** Whole numbers, in groups of three with a thin space. */
export const counted = (n: number): string => String(n).replaceAll(/\B(?=(\d{3})+$)/g, ' ');

/** A value of a figure as it is read: shares in per cent, changes with their sign. */
export function read(of: Kind, value: number, places = 1): string {
  const size = isShare(of) ? 100 * value : value;
  const text = Math.abs(size).toFixed(places);
  if (!isChange(of)) return text;
  return Number(text) === 0 ? text : `${size < 0 ? '−' : '+'}${text}`;
}
