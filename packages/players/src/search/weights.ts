import { Net } from './net.ts';
import { MOST_THINGS, type NetShape, Position } from './position.ts';

/** A weights file: the numbers of a net, and where they come from. */
export interface Weights {
  readonly game: string;
  readonly rules: string; //     the version of the rules they were learned for
  readonly command: string; //   makes the same file again
  readonly round: number; //     0: learned from games of rule bots; later ones from games of searchers with the weights of the round before …
  readonly after: string; //     … of which this is the digest
  readonly games: number; //     what was learned from …
  readonly positions: number;
  readonly played: string; //    … and how those games were played
  readonly logLoss: number; //   on games it was not taught
  readonly prior: number; //     the log-loss there of who knows only how often each side wins
  readonly shape: NetShape;
  readonly kinds: string; //     what things can be, by number from 1 on, with blanks between
  readonly numbers: string; //   packed, in base64
}

/** Numbers are packed by so many: the largest of them as a 32-bit float, then each as a byte, in parts of it. */
const ROW = 32;
const HEAD = 4;
const PARTS = 127;

/** Numbers as a weights file keeps them: a quarter of the size, and next to nothing of what a net knows is lost. */
export function packed(numbers: Float32Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(numbers.length / ROW) * HEAD + numbers.length);
  const data = new DataView(bytes.buffer);
  let at = 0;
  for (let from = 0; from < numbers.length; from += ROW) {
    const row = numbers.subarray(from, from + ROW);
    const most = row.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0);
    data.setFloat32(at, most, true);
    row.forEach((number, i) => data.setInt8(at + HEAD + i, most === 0 ? 0 : Math.round((PARTS * number) / most)));
    at += HEAD + row.length;
  }
  return bytes;
}

export function unpacked(bytes: Uint8Array): Float32Array {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const numbers: number[] = [];
  for (let at = 0; at + HEAD <= bytes.length; at += HEAD + ROW) {
    const most = data.getFloat32(at, true);
    const end = Math.min(bytes.length, at + HEAD + ROW);
    for (let i = at + HEAD; i < end; i++) numbers.push((most * data.getInt8(i)) / PARTS);
  }
  return Float32Array.from(numbers);
}

export function netOf({ shape, numbers }: Weights): Net {
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  return new Net(shape, unpacked(bytes), MOST_THINGS);
}

/** A net, the number of each kind it knows, and a position to put before it. */
export interface Judgement {
  readonly net: Net;
  readonly kinds: ReadonlyMap<string, number>;
  readonly position: Position;
}

/** What was learned, unpacked when it is first asked for: who never searches does not wait for it. */
export function judgementBy(weights: Weights): () => Judgement {
  let made: Judgement | undefined;
  return () => {
    made ??= {
      net: netOf(weights),
      kinds: new Map(weights.kinds.split(' ').map((kind, i) => [kind, i + 1])),
      position: new Position(weights.shape),
    };
    return made;
  };
}

/** Why these weights do not fit the game as it is now, or null if they do. */
export function whyStale(
  { game, rules }: Weights,
  now: { readonly id: string; readonly rules: string },
): string | null {
  if (game !== now.id) return `these weights are for ${game}, not for ${now.id}`;
  if (rules === now.rules) return null;
  return `the weights of ${game} were learned for its rules ${rules}, which are now ${now.rules}; run npm run learn -- ${game}`;
}
