import { namesIn, type Sheet, sheetLines } from '@cardwright/client';
import { LANGUAGES, Match, type Option, randomFrom } from '@cardwright/engine';
import { defaultNames, displayWidth, Presenter } from '@cardwright/presenter';
import { sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { type Paint, PLAIN } from '../../src/paint.ts';
import { entryOf } from '../../src/registry.ts';
import { handLines } from '../../src/screen.ts';

const sorceryEntry = entryOf('sorcery');

const WIDTH = 80;

const paintIn = (language: 'en' | 'zh', ascii = false): Paint => ({
  presenter: new Presenter(sorcery, language, defaultNames[language]) as unknown as Presenter,
  players: ['you', 'smart'],
  colours: PLAIN,
  ascii,
  width: WIDTH,
});

test('Sorcery is in the registry with its levels and its rules in both languages', () => {
  expect(sorceryEntry.bots.map(({ id, level }) => `${id} ${level}`)).toEqual([
    'random L0',
    'simple L1',
    'mixed L1–L2',
    'smart L2',
    'tactician L3',
    'planner L4',
    'expert L5',
  ]);
  expect(sorceryEntry.rules.zh).toHaveLength(sorceryEntry.rules.en.length);
});

test.each(LANGUAGES)('the screen shows each choice by its number and stays within its width (%s)', (language) => {
  const { screen } = sorceryEntry;
  const paint = paintIn(language);
  const faults: string[] = [];
  for (let game = 0; game < 5; game++) {
    const random = randomFrom(game);
    const match = Match.start(sorcery, { seed: game, options: { testing: game % 2 === 0 } });
    for (let i = 0; i < 200 && match.decision !== null; i++) {
      const { decision } = match;
      const view = match.view(decision.seat);
      const hand = handLines(screen.hand(view, decision, paint));
      const numbers = hand.join('  ').matchAll(/(?<=^ |  | (?=\d+ [^(]))(\d+) (?=\D)/g);
      const shown = new Set(Array.from(numbers, ([, number]) => Number(number)));
      decision.options.forEach((_option: Option, at) => {
        if (!shown.has(at + 1)) faults.push(`${match.keyOf(_option as never)} is not on the screen`);
      });
      const lines = [...screen.table(view, paint), ...hand, ...(screen.brief?.(view, paint) ?? []).slice(0, -1)];
      for (const line of lines) if (displayWidth(line) > WIDTH) faults.push(line);
      match.choose([random.below(decision.options.length)]);
    }
  }
  expect(faults).toEqual([]);
});

test('somebody who is not asked, or sees everything, gets no numbers', () => {
  const { screen } = sorceryEntry;
  const match = Match.start(sorcery, { seed: 1 });
  expect(handLines(screen.hand(match.view(0), null, paintIn('en'))).join()).not.toMatch(/\d play/);
  expect(handLines(screen.hand(match.view('all'), null, paintIn('en'))).join()).toMatch(/Player 1.+Player 2/);
  expect(handLines(screen.hand(match.view('public'), null, paintIn('en')))[0]).toContain('closed, closed');
  expect(screen.score?.(match.view('all'), paintIn('en'))).toBe('life 20 to 20');
  expect(screen.table(match.view(0), paintIn('en', true)).join('')).toMatch(/^[ -~]+$/);
});

test('a card can be looked at by the beginning of its name, in either language', () => {
  const view = Match.start(sorcery, { seed: 1 }).view(0);
  const looked = (name: string, language: 'en' | 'zh' = 'en'): string[][] => {
    const { stage } = sorceryEntry;
    const context = { presenter: paintIn(language).presenter, language, players: [], decision: null };
    return (stage.find?.(name, view) ?? []).flatMap((ref) => [sheetLines(stage.sheet(ref, view, context) as Sheet)]);
  };
  expect(looked('air').map(([head]) => head)).toEqual(['Air Elemental · Minion · Elemental · costs 0 magic · 1/1']);
  expect(looked('Novice')[0]).toContain('  Ability, 1 magic and an action: Deal 1 damage to target minion.');
  expect(looked('黑暗', 'zh')[0]).toContain('  你的回合开始时，获得 1 点法力。');
  expect(looked('bone')).toEqual([]);
  expect(looked('a')).toHaveLength(3);
});

test('players are called by their names', () => {
  const match = Match.start(sorcery, { seed: 1, options: { name2: 'Linus' } });
  expect(namesIn(sorceryEntry, match.view('public'), 2).en).toEqual(['Player 1', 'Linus']);
});
