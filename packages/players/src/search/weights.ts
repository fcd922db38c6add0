import { Net } from './net.ts';
import { MOST_THINGS, type NetShape } from './position.ts';

/** A weights file: the numbers of a net, and where they come from. */
export interface Weights {
  readonly game: string;
  readonly rules: string; //     the version of the rules they were learned for
  readonly command: string; //   makes the same file again
  readonly games: number; //     what was learned from …
  readonly positions: number;
  readonly played: string; //    … and how those games were played
  readonly logLoss: number; //   on games it was not taught
  readonly prior: number; //     the log-loss there of who knows only how often each side wins
  readonly shape: NetShape;
  readonly kinds: string; //     what things can be, by number from 1 on, with blanks between
  readonly numbers: string; //   32-bit floats, little-endian, in base64
}

export function netOf({ shape, numbers }: Weights): Net {
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const weights = Float32Array.from({ length: bytes.length / 4 }, (_, i) => data.getFloat32(i * 4, true));
  return new Net(shape, weights, MOST_THINGS);
}

/** The number of each kind a net knows. */
export const kindsOf = ({ kinds }: Weights): ReadonlyMap<string, number> =>
  new Map(kinds.split(' ').map((kind, i) => [kind, i + 1]));

/** Why these weights do not fit the game as it is now, or null if they do. */
export function whyStale(
  { game, rules }: Weights,
  now: { readonly id: string; readonly rules: string },
): string | null {
  if (game !== now.id) return `these weights are for ${game}, not for ${now.id}`;
  if (rules === now.rules) return null;
  return `the weights of ${game} were learned for its rules ${rules}, which are now ${now.rules}; run npm run learn -- ${game}`;
}
