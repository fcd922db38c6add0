/** A 53-bit digest of text, as a number. Not for secrets: it tells whether two things are the same. */
export function digestText(text: string, seed = 0): number {
  let h1 = 0xdeadbeef ^ seed;
  let h2 = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 0x9e3779b1);
    h2 = Math.imul(h2 ^ code, 0x5f356495);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return 4294967296 * (h2 & 0x1fffff) + (h1 >>> 0);
}

/** The digest of plain data. */
export const digestOf = (data: unknown): number => digestText(JSON.stringify(data));

/** A digest as people see it: fourteen hexadecimal digits. */
export const formatDigest = (digest: number): string => digest.toString(16).padStart(14, '0');
