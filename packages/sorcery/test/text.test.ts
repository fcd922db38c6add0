import { LANGUAGES, randomFrom, type Words } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { sorcery } from '../src/index.ts';
import { LABELS, REASONS } from '../src/types.ts';

const EVENTS = [
  'hand-dealt',
  'hand-dealt/secret',
  'turn-started',
  'turn-ended',
  'magic-gained',
  'card-drawn',
  'card-drawn/secret',
  'card-discarded',
  'card-played',
  'card-played-on',
  'player-attacked',
  'minion-attacked',
  'ability-used',
  'ability-used-on',
  'minion-triggered',
  'ritual-triggered',
  'minion-raised',
  'minion-summoned',
  'minion-entered',
  'minion-damaged',
  'minion-strengthened',
  'minion-died',
  'minion-returned',
  'minion-removed',
  'enchantment-lost',
  'subtype-gained',
  'subtype-lost',
  'ritual-replaced',
  'ritual-destroyed',
  'ritual-recharged',
  'decks-shuffled',
  'player-damaged',
  'game-ended',
];
const OPTIONS = ['play', 'play-on', 'attack', 'attack-on', 'use', 'use-on', 'draw', 'discard', 'end'];

const wanted: Readonly<Record<string, readonly string[]>> = {
  settings: Object.keys(sorcery.settings),
  events: EVENTS,
  options: OPTIONS,
  decisions: ['act', 'act/you'],
  reasons: REASONS,
  outcomes: LABELS,
};

const section = (words: Words, name: string): Readonly<Record<string, string>> =>
  (words as unknown as Record<string, Record<string, string>>)[name] ?? {};

test.each(LANGUAGES)('every key has a text in %s, and no text is without a key', (language) => {
  for (const [name, keys] of Object.entries(wanted)) {
    expect(Object.keys(section(sorcery.text[language], name)).toSorted(), name).toEqual([...keys].toSorted());
  }
});

test('the two languages name the same fields', () => {
  for (const name of Object.keys(wanted)) {
    for (const [key, english] of Object.entries(section(sorcery.text.en, name))) {
      const fields = (text: string): Set<string> =>
        new Set([...text.matchAll(/\{([\w.]+)/g)].map((hole) => hole[1] as string));
      expect(fields(section(sorcery.text.zh, name)[key] as string), `${name} ${key}`).toEqual(fields(english));
    }
  }
});

/** What is in a template's holes must be in the thing it tells of. */
function check(template: string | undefined, thing: object, what: string): void {
  if (template === undefined) throw new Error(`there are no words for ${what}`);
  for (const hole of template.matchAll(/\{([\w.]+)/g)) {
    const path = hole[1] as string;
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], thing);
    if (value === undefined) throw new Error(`${what} has no ${path}`);
  }
}

test('whatever happens, is offered or refused in random games can be said in both languages', () => {
  const seen = new Set<string>();
  const variants = [{}, { edition: 'standard' }, { deck1: 'extended', deck2: 'extended' }, { testing: true }];
  for (const [i, options] of variants.entries()) {
    for (let seed = 0; seed < 40; seed++) {
      const listen = (event: { type: string }): void => {
        seen.add(event.type);
        for (const language of LANGUAGES) {
          const { events } = sorcery.text[language];
          check(events[event.type], event, event.type);
          if ('secret' in event) check(events[`${event.type}/secret`], event, `${event.type}/secret`);
        }
      };
      playAtRandom(sorcery, { seed, options }, randomFrom(seed + 100 * i), { listen }, (match, choice) => {
        if (choice === null || seed % 8 !== 0) return;
        for (const option of match.decision?.options ?? [])
          check(sorcery.text.zh.options[option.type], option, option.type);
        for (const { option, reason } of match.refusals()) {
          check(sorcery.text.en.options[option.type], option, option.type);
          check(sorcery.text.en.reasons[reason], {}, reason);
        }
      });
    }
  }
  const unseen = EVENTS.filter((type) => !type.endsWith('/secret') && !seen.has(type));
  expect(unseen).toEqual([]);
});

test('cards read as their names, places count from 1', () => {
  const { en, zh } = sorcery.text;
  expect(en.noun('on', { id: 3, name: 'dark-ritual' })).toEqual({ text: 'Dark Ritual', ref: { kind: 'card', id: 3 } });
  expect(zh.noun('card', { id: 3, name: 'dark-ritual' })).toEqual({ text: '黑暗仪式', ref: { kind: 'card', id: 3 } });
  expect([en.noun('slot', 0), en.noun('slot', 'ritual'), en.noun('ability', 1)]).toEqual(['1', 'ritual', '2']);
  expect(zh.noun('subtype', 'elemental')).toBe('元素');
});
