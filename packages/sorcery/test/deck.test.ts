import { BadInputError, Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { EDITIONS, MAX_DECK, parseDeck, sorcery } from '../src/index.ts';
import { newGame } from './table.ts';

const f2020 = { edition: 'f2020', testing: false } as const;
const standard = { edition: 'standard', testing: false } as const;

const fault = (text: string, options: Parameters<typeof parseDeck>[1] = f2020): string => {
  try {
    parseDeck(text, options, 'my.deck');
  } catch (error) {
    if (error instanceof BadInputError) return error.message;
    throw error;
  }
  return 'none';
};

const ids = (text: string, options: Parameters<typeof parseDeck>[1] = f2020): string[] =>
  parseDeck(text, options, 'my.deck').map(({ id }) => id);

test('the default deck of f2020 is its 22 cards, in order', () => {
  expect(parseDeck('', f2020, 'deck').map((card) => card.text.en[0])).toEqual([
    'Air Elemental',
    'Earth Elemental',
    'Fire Elemental',
    'Bomb',
    'Potion Seller',
    'Novice Pyromancer',
    'Apprentice Summoner',
    'Master Summoner',
    'Banish',
    'Unsummon',
    'Recharge',
    'Disenchant',
    'Raise Dead',
    'Blizzard',
    'Giant Strength',
    'Enrage',
    'Delay',
    'Magic Fatigue',
    'Silence',
    'Dark Ritual',
    'Aura of Power',
    'Standstill',
  ]);
});

test('standard has Bone Golem, its own Enrage and Haste in their places', () => {
  const places = EDITIONS.standard.map(({ id }, i) =>
    id === EDITIONS.f2020[i]?.id ? null : [EDITIONS.f2020[i]?.id, id],
  );
  expect(places.filter((each) => each !== null)).toEqual([
    ['bomb', 'bone-golem'],
    ['enrage', 'enrage-standard'],
    ['delay', 'haste'],
  ]);
});

test('the extended deck adds the four cards of the course team', () => {
  expect(ids('extended').slice(22)).toEqual(['grand-summoner', 'a-change-of-luck', 'nullify', 'contempt-of-the-weak']);
  expect(ids('extended', standard)).toHaveLength(26);
});

test('names are separated by lines or by |, the first is the top card, blanks and empty lines do not count', () => {
  expect(ids('Banish\nBomb\r\n\n  Silence \n')).toEqual(['banish', 'bomb', 'silence']);
  const { p1 } = newGame({ shuffle: false, deck1: 'Banish|Bomb|Silence|Delay|Bomb|Enrage|Air Elemental' });
  expect([p1.hand, p1.deck]).toEqual([
    ['banish', 'bomb', 'silence', 'delay', 'bomb'],
    ['enrage', 'air-elemental'],
  ]);
});

test('a deck may name any card; of two Enrages it means the edition’s own', () => {
  expect(ids('Bone Golem|Haste|Enrage|Grand Summoner')).toEqual(['bone-golem', 'haste', 'enrage', 'grand-summoner']);
  expect(ids('Bomb|Delay|Enrage', standard)).toEqual(['bomb', 'delay', 'enrage-standard']);
});

test('workshop cards are for testing only', () => {
  expect(fault('Workshop Mage')).toBe('my.deck line 1: "Workshop Mage" is for testing only: it needs -testing');
  expect(ids('Workshop Mage|Gift of Fire|Gift of Thrift', { edition: 'f2020', testing: true })).toHaveLength(3);
});

test.each([
  ['Bomb\nBannish\nSilence', 'my.deck line 2: "Bannish" is no card; the nearest is "Banish"'],
  ['Bomb|banish', 'my.deck line 2: "banish" is no card; the nearest is "Banish"'],
  ['\n\nEarth Elementals', 'my.deck line 3: "Earth Elementals" is no card; the nearest is "Earth Elemental"'],
  [' \n|\n', 'my.deck is empty: it needs a card name on each line'],
  ['Bomb\n\u0000\u0007\u001b[31m', 'my.deck line 2: "???[31m" is no card'],
  ['Fire', 'my.deck line 1: "Fire" is no card; the nearest is "Fire Elemental"'],
  ['Zzyzx', 'my.deck line 1: "Zzyzx" is no card'],
  ['x', 'my.deck line 1: "x" is no card'],
])('a bad deck is refused in one line: %j', (text, message) => {
  expect(fault(text)).toBe(message);
});

test('each name that is none is a line, up to five of them', () => {
  expect(fault('Wrong|Bomb|Wronger').split('\n')).toEqual([
    'my.deck line 1: "Wrong" is no card',
    'my.deck line 3: "Wronger" is no card',
  ]);
  const five = Array.from({ length: 5 }, (_, i) => `my.deck line ${i + 1}: "Wrong" is no card`);
  expect(fault('Wrong\n'.repeat(5)).split('\n')).toEqual(five);
  expect(fault('Wrong\n'.repeat(5000)).split('\n')).toEqual([...five, 'and 4995 more in my.deck']);
});

test('a line of a megabyte is refused quickly and shown cut short', () => {
  const message = fault('x'.repeat(1_000_000));
  expect(message.length).toBeLessThan(120);
  expect(message).toMatch(/^my\.deck line 1: "x{40}…" is no card/);
});

test('a deck has 1 to 300 cards', () => {
  expect(fault(Array.from({ length: MAX_DECK }, () => 'Bomb').join('|'))).toBe('none');
  expect(fault(Array.from({ length: MAX_DECK + 1 }, () => 'Bomb').join('|'))).toBe(
    'my.deck line 301: a deck has at most 300 cards',
  );
  expect(newGame({ deck1: 'Bomb', deck2: 'Bomb' }).p1.hand).toEqual(['bomb']);
});

test.each([
  [{ deck2: 'Bomb|Nonsense' }, /^deck2 line 2: "Nonsense" is no card/],
  [{ name1: 'x'.repeat(11) }, /^the name of player 1 must have 1 to 10 characters, not 11$/],
  [{ name2: '  ' }, /^the name of player 2 must have 1 to 10 characters/],
  [{ name1: 'Ann', name2: 'Ann' }, /^the two players must have different names, not both "Ann"$/],
  [{ edition: '1999' }, /edition/],
])('bad options %j are refused in one line', (options, message) => {
  const start = () => Match.start(sorcery, { seed: 1, options });
  expect(start).toThrow(BadInputError);
  expect(start).toThrow(message);
});

test('names are shown, P1 and P2 where none is given; ten characters are not too many', () => {
  const named = newGame({ name1: '一二三四五六七八九十' }).match.view('public');
  expect(named.players.map(({ name }) => name)).toEqual(['一二三四五六七八九十', 'P2']);
});

test('shuffling is by the seed alone, and both decks differ', () => {
  const [one, same, other] = [newGame({}, 1), newGame({}, 1), newGame({}, 2)];
  expect(same.p1.hand).toEqual(one.p1.hand);
  expect([other.p1.hand, other.p1.deck]).not.toEqual([one.p1.hand, one.p1.deck]);
  expect([one.p2.hand, one.p2.deck]).not.toEqual([one.p1.hand, one.p1.deck]);
});

test('a record keeps the decks that were left to the edition, and they read back as the same decks', () => {
  for (const edition of ['f2020', 'standard'] as const) {
    const options = { edition, deck2: 'extended' };
    const { content } = Match.start(sorcery, { seed: 1, options }).record();
    for (const [name, text] of Object.entries({ deck1: '', deck2: 'extended' }))
      expect(parseDeck(content?.[name] ?? '', { edition, testing: false }, name)).toEqual(
        parseDeck(text, { edition, testing: false }, name),
      );
    expect(Match.start(sorcery, { seed: 1, options: { ...options, ...content } }).record().content).toBeUndefined();
  }
});
