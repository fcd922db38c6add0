import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../src/cards/index.ts';
import { cardOf, enrol, minionCardOf } from '../src/catalogue.ts';
import { minion } from '../src/definition.ts';
import { EDITIONS, EXTENSION, WORKSHOP } from '../src/editions.ts';
import { printed } from '../src/printed.ts';

const SOURCES = join(import.meta.dirname, '../src/cards');
const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('a card’s id, its file, its export and its test have one name', async () => {
  const files = readdirSync(SOURCES).filter((file) => file !== 'index.ts');
  expect(files.toSorted()).toEqual(CARDS.map(({ id }) => `${id}.ts`).toSorted());
  for (const card of CARDS) {
    const module = (await import(join(SOURCES, `${card.id}.ts`))) as Record<string, unknown>;
    expect(module[camel(card.id)], card.id).toBe(card);
    expect(existsSync(join(import.meta.dirname, 'cards', `${card.id}.test.ts`)), `${card.id} has no test`).toBe(true);
  }
});

test('a card’s printed text stands above it', () => {
  for (const { id, text } of CARDS) {
    const source = readFileSync(join(SOURCES, `${id}.ts`), 'utf8');
    expect(source, id).toContain(`// ${text.en[0]} ${text.zh[0]}`);
  }
});

test('every card is in an edition, in the extension or in the workshop', () => {
  const listed = new Set([...Object.values(EDITIONS).flat(), ...EXTENSION, ...WORKSHOP]);
  expect(CARDS.filter((card) => !listed.has(card))).toEqual([]);
});

test.each(LANGUAGES)('every card has a name and texts in %s, with all numbers filled in', (language) => {
  for (const { id } of CARDS) {
    const card = printed(id);
    expect(card.name[language], id).not.toBe('');
    const texts = [card.text[language], ...card.abilities.map(({ text }) => text[language])];
    for (const text of texts) expect(text, id).not.toMatch(/[{}]|undefined/);
    expect(card.text[language] === '', id).toBe(card.type === 'minion');
  }
});

/** The page's card table: cost, attack/defence or charges. */
test.each([
  ['air-elemental', 0, '1/1'],
  ['earth-elemental', 3, '4/4'],
  ['fire-elemental', 2, '2/2'],
  ['potion-seller', 2, '1/3'],
  ['novice-pyromancer', 1, '0/1'],
  ['apprentice-summoner', 1, '1/1'],
  ['master-summoner', 3, '2/3'],
  ['bomb', 2, '1/2'],
  ['bone-golem', 2, '1/3'],
  ['grand-summoner', 5, '2/5'],
  ['banish', 2, 'null/null'],
  ['unsummon', 1, 'null/null'],
  ['recharge', 1, 'null/null'],
  ['disenchant', 1, 'null/null'],
  ['raise-dead', 1, 'null/null'],
  ['blizzard', 3, 'null/null'],
  ['a-change-of-luck', 1, 'null/null'],
  ['nullify', 2, 'null/null'],
  ['giant-strength', 1, '+2/+2'],
  ['enrage', 2, '*2/-2'],
  ['enrage-standard', 2, '*2/*2'],
  ['delay', 1, 'null/null'],
  ['haste', 1, 'null/null'],
  ['magic-fatigue', 0, 'null/null'],
  ['silence', 1, 'null/null'],
])('%s costs %i and is %s', (id, cost, stats) => {
  const card = printed(id);
  expect([card.cost, `${card.attack}/${card.defence}`]).toEqual([cost, stats]);
});

test.each([
  ['dark-ritual', 0, 1, 5],
  ['aura-of-power', 1, 1, 4],
  ['standstill', 3, 2, 4],
  ['contempt-of-the-weak', 1, 1, 3],
])('%s costs %i, takes %i each time and has %i charges', (id, cost, activation, charges) => {
  const card = printed(id);
  expect([card.cost, card.activation, card.charges]).toEqual([cost, activation, charges]);
});

test('texts take their numbers from the definition', () => {
  expect(printed('novice-pyromancer').abilities).toEqual([
    {
      cost: 1,
      needsTarget: true,
      does: { deed: 'damage', amount: 1 },
      text: { en: 'Deal 1 damage to target minion.', zh: '对目标随从造成 1 点伤害。' },
    },
  ]);
  expect(printed('master-summoner').abilities[0]?.text.en).toBe('Summon up to 3 Air Elementals.');
  expect(printed('blizzard').text.en).toBe('Deal 2 damage to all minions.');
  expect(printed('standstill').text.zh).toBe('每当有随从进场，将其消灭。');
  expect(printed('enrage').text.en).toBe('Enchanted minion has *2/-2.');
  expect(printed('workshop-mage').abilities.map(({ cost }) => cost)).toEqual([1, 2, null, null]);
});

test('an unknown card, a card of another type and a name taken twice are errors', () => {
  expect(() => cardOf('no-such-card')).toThrow('there is no card "no-such-card"');
  expect(() => printed('no-such-card')).toThrow('there is no card "no-such-card"');
  expect(() => minionCardOf('banish')).toThrow('"banish" is no minion');
  const twin = minion('bomb', { cost: 9, attack: 9, defence: 9, text: { en: ['Bomb'], zh: ['炸弹'] } });
  expect(() => enrol([twin])).toThrow('two cards are called "bomb"');
});
