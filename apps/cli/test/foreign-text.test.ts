import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, Match, type MatchRecord } from '@cardwright/engine';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test, vi } from 'vitest';
import { folder, type Ran, typed } from './command-line.ts';
import { runHere } from './in-process.ts';

const here = folder();
const file = (name: string, text: string): string => {
  writeFileSync(join(here, name), text);
  return join(here, name);
};
const players = (first: string): string => `players.0=${first}\nplayers.1=random\nplayers.2=random\nplayers.3=random\n`;
const store = ['--elo-store', join(here, 'ratings.json')];

/** Everywhere somebody can put a word: what is run, and what is typed. */
const ways: Readonly<Record<string, (word: string) => readonly [args: readonly string[], input?: string]>> = {
  'a command': (word) => [[word]],
  'a game': (word) => [['play', word]],
  'a level': (word) => [['watch', 'thrones', '--bots', word]],
  'a language': (word) => [['games', '--lang', word]],
  'an option': (word) => [['watch', 'thrones', '--set', `${word}=1`]],
  'the value of an option': (word) => [['watch', 'thrones', '--set', `clamp=${word}`]],
  'a mode': (word) => [['ltk', '--mode', word]],
  'an edition': (word) => [['sorcery', '--edition', word]],
  'a flag of Sorcery': (word) => [['sorcery', ...store, `-${word}`]],
  'who begins': (word) => [['sorcery', '--starts', word]],
  'a level of a match': (word) => [['match', 'thrones', word, 'random', '--games', '2']],
  'a level of the lab': (word) => [['lab', 'thrones', '--games', '2', '--level', word]],
  'a clock': (word) => [['host', 'thrones', '--clock', word]],
  'a link': (word) => [['join', word]],
  'a record': (word) => [['review', file('b.record', word)]],
  'a card of one’s own': (word) => [['try-card', file('card.txt', word)]],
  'a card of a cards file': (word) => [['ltk', '--cards', file('cards.txt', `${word},A,Spade\n`)]],
  'a suit of a cards file': (word) => [['ltk', '--cards', file('suits.txt', `Strike,A,${word}\n`)]],
  'a country of a heroes file': (word) => [['ltk', '--heroes', file('countries.txt', `Zhou Cang,${word},4\n`)]],
  'a skill of a heroes file': (word) => [['ltk', '--heroes', file('skills.txt', `Zhou Cang,SHU,4,${word}\n`)]],
  'the ratings of Sorcery': (word) => [
    ['sorcery', '--seed', '7', '--elo-store', file('elo.json', JSON.stringify({ [word]: word }))],
    typed('A', 'B', 'quit'),
  ],
  'a file': (word) => [['replay', join(here, word)]],
  'a pile': (word) => [['thrones', 'battle', word, '6H']],
  'a line at the table': (word) => [
    ['play', 'thrones', '--as', '1', '--seed', '7', '--save', join(folder(), 'a.record')],
    typed(word, `why ${word}`, `look ${word}`, `log ${word}`, `save ${here}/none/${word}`, 'quit'),
  ],
  'a line in Three Kingdoms': (word) => [
    ['ltk', '--seed', '7', '--save', join(folder(), 'a.record')],
    typed(word, `why ${word}`, `look ${word}`, 'quit'),
  ],
  'a line of Sorcery': (word) => [
    ['sorcery', ...store, '--seed', '7'],
    typed('A', 'B', word, `play ${word}`, `use 1 ${word} 1`, `inspect ${word}`, 'quit'),
  ],
  'a name': (word) => [['sorcery', ...store, '--seed', '7'], typed(word, 'A', 'B', 'quit')],
  'a card of a deck': (word) => [['sorcery', ...store, '-deck1', file('a.deck', `Unsummon\n${word}\n`)]],
  'a line of an init file': (word) => [
    ['sorcery', ...store, '--seed', '7', '-init', file('a.init', typed('A', 'B', word, 'quit'))],
  ],
  'a key of a property file': (word) => [['thrones', file('a.properties', `${word}=1\n${players('random')}`)]],
  'a player of a property file': (word) => [['thrones', file('b.properties', players(word))]],
};

const isFault = ({ status, stdout, stderr }: Ran): boolean =>
  ![0, 1, 2].includes(status ?? -1) ||
  /this is a bug|\[native code\]|\[object Object\]|undefined/.test(stdout + stderr);

/** Words that every object of the language has something under. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

test.each(Object.entries(ways))(
  '%s may be any word that objects inherit: it is treated as any other',
  async (_, way) => {
    const usual = await runHere(...way('zzzzz'));
    for (const word of INHERITED) {
      const ran = await runHere(...way(word));
      expect([word, isFault(ran)]).toEqual([word, false]);
      const like = ({ stdout, stderr }: Ran): string =>
        `${stdout}${stderr}`
          .toLowerCase()
          .replaceAll(word.toLowerCase(), 'zzzzz')
          .replaceAll(/cardwright-test-\w+|the nearest is ".+"/g, '');
      if (word.length > 10) continue; // as a name too long, in a message cut short
      expect([word, ran.status, like(ran)]).toEqual([word, usual.status, like(usual)]);
    }
  },
);

describe('what would give the terminal orders is shown, not obeyed', () => {
  const ORDER = '\u001B]0;owned\u0007\u001B[2J\u009B31m';
  const RED = '\u001B[31m';
  const isClean = ({ stdout, stderr }: Ran): boolean => !/\p{Cc}/u.test((stdout + stderr).replaceAll('\n', ''));

  test.each(Object.entries(ways))('as %s', async (_, way) => {
    const ran = await runHere(...way(ORDER));
    expect(isFault(ran)).toBe(false);
    expect(isClean(ran), JSON.stringify(ran.stdout + ran.stderr)).toBe(true);
  });

  test.each(Object.entries(ways))('nor colours, where there are some, as %s', async (_, way) => {
    vi.stubEnv('FORCE_COLOR', '1');
    const { stdout, stderr } = await runHere(...way(`${RED}red`));
    vi.unstubAllEnvs();
    expect(stdout + stderr).not.toContain(`${RED}red`);
  });

  const recorded = (record: MatchRecord): string => file('a.record', formatRecord(record));

  test('nor colours, in a record', async () => {
    vi.stubEnv('FORCE_COLOR', '1');
    const record = Match.start(thrones, { seed: 7 }).record();
    const spoiled = { ...record, players: [`${RED}red`, 'human', `${RED}red`, 'random'] };
    for (const args of [['replay'], ['play', '--resume'], ['review']]) {
      const { stdout, stderr } = await runHere([...args, recorded(spoiled)], typed('rules', 'table', 'quit'));
      expect(stdout + stderr, args.join(' ')).not.toContain(`${RED}red`);
    }
    vi.unstubAllEnvs();
  });

  test('in a record: who played, the rules, the options', async () => {
    const record = Match.start(thrones, { seed: 7 }).record();
    for (const spoiled of [
      { ...record, players: [ORDER, 'human', ORDER, 'random'] },
      { ...record, rules: ORDER },
      { ...record, game: ORDER },
      { ...record, options: { ...record.options, [ORDER]: ORDER } },
      { ...record, choices: [{ seat: 0, keys: [ORDER] }] },
    ])
      for (const args of [['replay'], ['replay', '--verify'], ['play', '--resume']])
        expect(isClean(await runHere([...args, recorded(spoiled)], typed('rules', 'quit'))), args.join(' ')).toBe(true);
  });

  test('in a record of Sorcery: the names of the players', async () => {
    const record = Match.start(sorcery, { seed: 7 }).record();
    const path = recorded({ ...record, options: { ...record.options, name1: ORDER, name2: 'B' } });
    for (const args of [['replay'], ['sorcery', ...store, '--resume'], ['play', '--resume']])
      expect(isClean(await runHere([...args, path], typed('board', 'table', 'end', 'quit'))), args.join(' ')).toBe(
        true,
      );
  });

  test('in a hero of one’s own', async () => {
    const heroes = file('heroes.txt', `${ORDER},wei,4\nCao Cao,wei,4\n`);
    const ran = await runHere(
      ['ltk', '--seed', '7', '--heroes', heroes, '--save', join(folder(), 'a.record')],
      typed('1', 'table', 'quit'),
    );
    expect(isClean(ran)).toBe(true);
  });
});
