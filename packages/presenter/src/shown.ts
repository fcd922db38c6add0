import { cleanText } from './clean-text.ts';

/** Text that may be anything, cut short and without what a terminal cannot print. */
export function shown(text: string, most = 24): string {
  const chars = Array.from(text.slice(0, 2 * most));
  const plain = cleanText(chars.slice(0, most).join('')).replaceAll('\uFFFD', '?');
  return chars.length > most || text.length > 2 * most ? `${plain}…` : plain;
}
