import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type FromHost, REFUSED, toHost } from '../src/index.ts';
import { recordedTable } from './recorded-table.ts';

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const GAME = 'docs/protocol-game.jsonl';

/** A line of the recorded game: a remark, what the client says, or what the host says. */
type Line = { readonly '#': string } | { readonly '>': unknown } | { readonly '<': FromHost };

const page = file('docs/protocol.md');
const recorded = file(GAME)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

/** The same exchange as the host of today holds it: remarks and what the client says are taken from the file. */
async function played(): Promise<Line[]> {
  const lines: Line[] = [];
  const [first, ...rest] = recorded.filter((line) => !('<' in line));
  if (first !== undefined) lines.push(first);
  const screen = recordedTable((message) => lines.push({ '<': message }));
  for (const line of rest) {
    lines.push(line);
    if (!('>' in line)) continue;
    screen.receive(line['>']);
    await breathe(); // an adviser takes a moment
  }
  return lines;
}

test('the recorded game of docs/protocol.md is what the host says to what the client says, line by line', async () => {
  const lines = (await played()).map((line) => JSON.stringify(line));
  if (process.env['UPDATE_GOLDENS'] !== undefined)
    writeFileSync(new URL(`../../../${GAME}`, import.meta.url), `${lines.join('\n')}\n`);
  expect(lines).toEqual(recorded.map((line) => JSON.stringify(line)));
});

test('it is a whole game, and what the client says in it is mostly right', () => {
  const heard = recorded.flatMap((line) => ('<' in line ? [line['<']] : []));
  expect(heard.some((message) => message.type === 'told' && message.outcome != null)).toBe(true);
  expect(heard.filter(({ type }) => type === 'refused').length).toBeLessThan(5);
});

test('the lines that docs/protocol.md shows of it are in it, in this order', () => {
  const all = file(GAME).split('\n');
  const shown = [...page.matchAll(/^```jsonl\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trimEnd().split('\n'),
  );
  expect(shown.length).toBeGreaterThan(10);
  let from = 0;
  const missing = shown.filter((line) => {
    const at = all.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing).toEqual([]);
});

/** The fields of the interfaces of wire.ts, as they are written there, and of the messages to the host. */
const fieldsOfWire = (): string[] => {
  const source = file('packages/host/src/wire.ts');
  const fields = [...source.matchAll(/^\s+readonly (\w+)\??:/gm)].map(([, name = '']) => name);
  const inner = [...source.matchAll(/\{ ((?:readonly )?\w+: [^{}]+) \}/g)].flatMap(([, all = '']) =>
    [...all.matchAll(/(?:^|; )(?:readonly )?(\w+):/g)].map(([, name = '']) => name),
  );
  const said = toHost.def.options.flatMap(({ shape }) => Object.keys(shape));
  return [...new Set([...fields, ...inner, ...said])];
};

test('every message, field and code of the wire is named on the page', () => {
  const types = [...file('packages/host/src/wire.ts').matchAll(/type: (?:z\.literal\()?'(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  const words = [...new Set([...types, ...fieldsOfWire(), ...REFUSED])];
  expect([words.includes('withdraw'), words.includes('standIn'), words.includes('visits')]).toEqual([true, true, true]);
  const code = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text).join(' ');
  expect(words.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code))).toEqual([]);
});
