import type { Random } from '@cardwright/engine';

const TYPES = [
  'setup',
  'sit',
  'stand',
  'ready',
  'start',
  'again',
  'phrase',
  'say',
  'choose',
  'withdraw',
  'hold',
  'quiet',
  'undo',
  'hint',
  'history',
  'record',
  'lift',
  'number',
  'told',
  'closed',
  '__proto__',
];
const NAMES = [
  'type',
  'n',
  'choice',
  'seat',
  'until',
  'is',
  'text',
  'phrase',
  'setup',
  'game',
  '__proto__',
  'constructor',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2 ** 31,
  2 ** 53,
  1e308,
  0.5,
  '',
  'x',
  '牌'.repeat(100),
  '\u202E\u0000',
  [],
  [0],
  [0, 0],
  [-1],
  [[[[]]]],
  {},
];

/** A message that no client would send: no JSON, no message, or nearly one. */
export function rubbish(random: Random): string {
  const pick = <V>(values: readonly V[]): V => values[random.below(values.length)] as V;
  switch (random.below(6)) {
    case 0:
      return String.fromCodePoint(...Array.from({ length: random.below(40) }, () => 32 + random.below(90)));
    case 1:
      return JSON.stringify(pick(VALUES));
    case 2:
      return `{"type":"${pick(TYPES)}","n":${'['.repeat(random.below(200))}`;
    case 3:
      return JSON.stringify({ type: pick(TYPES) });
    default: {
      const message: Record<string, unknown> = { type: pick(TYPES) };
      for (let i = random.below(4); i > 0; i--)
        Object.defineProperty(message, pick(NAMES), { value: pick(VALUES), enumerable: true, configurable: true });
      return JSON.stringify(message);
    }
  }
}
