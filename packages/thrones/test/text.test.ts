import { type Event, LANGUAGES, randomFrom, type Words } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { type GameEvent, type Option, parseCard, thrones } from '../src/index.ts';
import { REASONS } from '../src/legal.ts';

// Complete by type: a new kind of event or option does not compile until it is listed here.
const EVENTS: Record<GameEvent['type'], true> = {
  'hand-dealt': true,
  'play-started': true,
  'card-laid': true,
  passed: true,
  'battle-begun': true,
  'attack-succeeded': true,
  'attack-failed': true,
  'play-scored': true,
  'game-ended': true,
};
const OPTIONS: Record<Option['type'], true> = { lay: true, pass: true };

type Section = Exclude<keyof Words, 'name' | 'about' | 'view' | 'noun' | 'values'>;

const WANTED: Record<Section, readonly string[]> = {
  events: Object.keys(EVENTS),
  options: Object.keys(OPTIONS),
  decisions: ['lay-heart', 'lay-effect'].flatMap((kind) => [kind, `${kind}/you`]),
  reasons: REASONS,
  outcomes: ['team-0', 'team-1', 'draw'],
  settings: Object.keys(thrones.settings),
};

/** What really occurs in random games, an example of each. */
const SEEN = { events: new Map<string, object>(), options: new Map<string, object>(), kinds: new Set<string>() };
for (let seed = 0; seed < 20; seed++) {
  const listen = (event: Event): void => void SEEN.events.set(event.type, event);
  playAtRandom(thrones, { seed }, randomFrom(seed), { listen }, ({ decision }) => {
    if (decision === null) return;
    SEEN.kinds.add(decision.kind);
    for (const option of decision.options) SEEN.options.set(option.type, option);
  });
}

const fieldsOf = (template: string): string[] => [
  ...new Set([...template.matchAll(/\{([^}|]+)[^}]*\}/g)].map((m) => m[1] as string)),
];

const valueAt = (thing: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], thing);

describe.each(LANGUAGES)('%s', (language) => {
  const words = thrones.text[language];

  test.each(Object.keys(WANTED) as Section[])('has a text for each of its %s, and no other', (section) => {
    expect(Object.keys(words[section]).toSorted()).toEqual(WANTED[section].toSorted());
    for (const text of Object.values(words[section])) expect(text.trim()).not.toBe('');
  });

  test('names the game and says in a sentence what it is', () => {
    expect(words.name).not.toBe('');
    expect(words.about).toMatch(/[.。]$/);
  });

  test.each([...SEEN.events])('the text of %s names only what the event has', (type, event) => {
    for (const field of fieldsOf(words.events[type] as string))
      expect(valueAt(event, field), `{${field}}`).toBeDefined();
  });

  test.each([...SEEN.options])('the text of %s names only what the option has', (type, option) => {
    for (const field of fieldsOf(words.options[type] as string))
      expect(valueAt(option, field), `{${field}}`).toBeDefined();
  });

  test('says a card with its suit and its rank, a team by its players, a play from 1 on', () => {
    expect(words.noun('card', parseCard('TH'))).toEqual({ text: '♥10', ref: { kind: 'card', id: 'TH' } });
    expect(words.noun('card', parseCard('KS'))).toEqual({ text: '♠K', ref: { kind: 'card', id: 'KS' } });
    expect(words.noun('team', 0)).toMatch(/1.*3/);
    expect(words.noun('team', 1)).toMatch(/2.*4/);
    expect(words.noun('play', 0)).toBe('1');
    expect(words.noun('points', 6)).toBeUndefined();
  });
});

test('the two languages name the same fields', () => {
  for (const section of Object.keys(WANTED) as Section[]) {
    for (const key of WANTED[section]) {
      const [en, zh] = LANGUAGES.map((language) => fieldsOf(thrones.text[language][section][key] as string).toSorted());
      expect(zh, `${section} ${key}`).toEqual(en);
    }
  }
});

test('what is listed here is what occurs', () => {
  expect([...SEEN.events.keys()].toSorted()).toEqual(WANTED.events.toSorted());
  expect([...SEEN.options.keys()].toSorted()).toEqual(WANTED.options.toSorted());
  expect([...SEEN.kinds].flatMap((kind) => [kind, `${kind}/you`]).toSorted()).toEqual(WANTED.decisions.toSorted());
});
