import { encodeQR } from 'qr';

const QUIET = 2; // modules around it

/** Dark and light in one cell, the upper half first. */
const CELLS = ['█', '▀', '▄', ' '] as const; // what is drawn is light: terminals are dark
const BLACK_ON_WHITE = '\u001B[40;97m'; //      said once more where colours are known
const USUAL = '\u001B[0m';

/** A QR code in half as many lines as it has rows. */
export function qrCode(text: string, hasColours: boolean): string[] {
  const dark = encodeQR(text, 'raw', { border: QUIET });
  const lines: string[] = [];
  for (let y = 0; y < dark.length; y += 2) {
    const [upper = [], lower] = [dark[y], dark[y + 1]];
    const cells = upper.map((isDark, x) => CELLS[(isDark ? 2 : 0) + ((lower?.[x] ?? true) ? 1 : 0)] as string);
    lines.push(hasColours ? `${BLACK_ON_WHITE}${cells.join('')}${USUAL}` : cells.join(''));
  }
  return lines;
}
