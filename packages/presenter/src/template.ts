import type { Span } from '@cardwright/engine';
import { cleanText } from './clean-text.ts';

/** Turns a field of an object into words. */
export type Noun = (field: string, value: unknown) => readonly Span[];

const HOLE = /\{([^{}]+)\}/g;
const MAYBE = /\[([\w.]+)\|([^[\]]*)\]/; // an innermost one

/** Whether the first of two words goes with a field's value: `{count|card|cards}`, `{seat|draw|draws}`. */
export type TakesFirst = (field: string, value: unknown) => boolean;

/**
 * Fills a template's holes from an object: `{card}` a field, `{attack.0}` a part of one, `{count|card|cards}` the first
 * word for exactly one, else the second, `{seat|draw|draws}` the first for whoever reads it. `[seat| on {seat}]` stands only where
 * the object has that field; such parts may stand within each other.
 */
export function fill(
  pattern: string,
  from: object,
  noun: Noun,
  takesFirst: TakesFirst = (_, value) => value === 1,
): Span[] {
  const isThere = (path: string): boolean => valueAt(from, path) !== undefined && valueAt(from, path) !== null;
  let template = pattern;
  while (MAYBE.test(template))
    template = template.replace(MAYBE, (_, path: string, words: string) => (isThere(path) ? words : ''));
  const spans: Span[] = [];
  let end = 0;
  for (const hole of template.matchAll(HOLE)) {
    if (hole.index > end) spans.push({ text: template.slice(end, hole.index) });
    const [path = '', singular, plural] = (hole[1] as string).split('|');
    const value = valueAt(from, path);
    if (singular === undefined || plural === undefined) spans.push(...noun(path, value));
    else spans.push({ text: takesFirst(path, value) ? singular : plural });
    end = hole.index + hole[0].length;
  }
  if (end < template.length) spans.push({ text: template.slice(end) });
  return spans;
}

const valueAt = (from: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]),
      from,
    );

/** Spans as one line that can be printed anywhere. */
export const plain = (spans: readonly Span[]): string => cleanText(spans.map((span) => span.text).join(''));
