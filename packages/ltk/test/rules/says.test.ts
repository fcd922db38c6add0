import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allCards, allSkills, type Says } from '../../src/core/definitions.ts';
import { ltkIdentity, ltkKingdoms, type Mode } from '../../src/index.ts';
import { english } from '../../src/text-en.ts';

interface Speaking {
  readonly id: string;
  readonly says?: Says | undefined;
}

/** The words that belong to no card and no skill, by the keys a card would say them under. */
function coreKeys(mode: Mode): ReadonlySet<string> {
  const { decisions, reasons, events, names } = english(mode);
  const all = Object.entries({ ask: decisions, reason: reasons, event: events, pick: names });
  return new Set(all.flatMap(([kind, words]) => Object.keys(words).map((key) => `${kind}.${key}`)));
}

/** What is wrong with what cards and skills say, a sentence each: a key stands for one sentence, whoever says it. */
function clashes(all: readonly Speaking[], core: ReadonlySet<string> = new Set()): string[] {
  const first = new Map<string, Speaking>();
  return all.flatMap(({ id, says = {} }) =>
    Object.entries(says).flatMap(([key, words]) => {
      if (core.has(key)) return [`${id} says ${key}, which text-en.ts and text-zh.ts say already: take another key`];
      const before = first.get(key);
      if (before === undefined) first.set(key, { id, says });
      if (before === undefined || isDeepStrictEqual(before.says?.[key], words)) return [];
      return [`${id} says ${key} in other words than ${before.id}: take another key`];
    }),
  );
}

const MODES = [
  { mode: 'identity', game: ltkIdentity },
  { mode: 'kingdoms', game: ltkKingdoms },
] as const;

describe.each(MODES)('$game.id', ({ mode }) => {
  test('no two cards or skills say different things under one key', () => {
    const all: readonly Speaking[] = [...allCards(), ...allSkills(mode)];
    expect(all.filter(({ says }) => says !== undefined).length).toBeGreaterThan(10);
    expect(clashes(all, coreKeys(mode))).toEqual([]);
  });
});

test('a key that is taken is named with both who say it', () => {
  const words = { en: 'a', zh: '甲' };
  const others = { en: 'b', zh: '乙' };
  expect(
    clashes([
      { id: 'x', says: { 'ask.y': words } },
      { id: 'z', says: { 'ask.y': { ...words } } },
    ]),
  ).toEqual([]);
  expect(
    clashes([
      { id: 'x', says: { 'ask.y': words } },
      { id: 'z', says: { 'ask.y': others } },
    ]),
  ).toEqual(['z says ask.y in other words than x: take another key']);
  expect(clashes([{ id: 'x', says: { 'ask.play': words } }], coreKeys('identity'))).toEqual([
    'x says ask.play, which text-en.ts and text-zh.ts say already: take another key',
  ]);
});
