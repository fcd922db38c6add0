import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BadInputError, type Event, type Language, Match, randomFrom, seenBy } from '@cardwright/engine';
import { type GameEvent, type Sorcery, sorcery } from '@cardwright/sorcery';
import { afterEach, expect, test } from 'vitest';
import { commandOf } from '../../src/games/sorcery/command-of.ts';
import { sorceryProgram } from '../../src/games/sorcery/program.ts';
import { tellerFor } from '../../src/games/sorcery/sentences.ts';
import type { SorceryOptions } from '../../src/games/sorcery/setup.ts';
import { Page } from '../page.ts';
import { Running } from '../running.ts';
import { file, run, scratch } from './harness.ts';

const folder = scratch('page');
mkdirSync(folder);
writeFileSync(join(folder, 'index.html'), '<h1>Table</h1>');

/** The program with a picture, while it runs. */
class Game extends Running {
  constructor(given: Partial<SorceryOptions>, isTerminal: boolean, page: () => Promise<string>) {
    const options = {
      lang: 'en',
      graphics: true,
      dump: true,
      eloStore: scratch('ratings.json'),
      ...(isTerminal ? { save: scratch('game.record') } : {}),
      starts: '1',
      ...given,
    };
    super((terminal, around) => sorceryProgram(options, terminal, {}, around), isTerminal, page);
  }
}

const games: Game[] = [];
const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  for (const game of games.splice(0)) {
    game.input.end();
    await game.over;
  }
});

interface Beginning extends Partial<SorceryOptions> {
  readonly isTerminal?: boolean;
}

/** A game with a picture, its names given. */
async function begin({ isTerminal = false, ...given }: Beginning = {}): Promise<Game> {
  const game = new Game(given, isTerminal, () => Promise.resolve(folder));
  games.push(game);
  game.type(...(given.p2 === undefined ? ['Bjarne', 'Linus'] : ['Bjarne']));
  await game.until('#/shared/');
  await game.until('Bjarne> ');
  return game;
}

async function open(game: Game, language: Language = 'en'): Promise<Page> {
  const page = await Page.reading(game.url, language);
  pages.push(page);
  return page;
}

const choiceOf = (page: Page, key: string): number[] => [page.keys.indexOf(key)];

/** The numbers of the cards that whoever is shown the table must not see: in decks, and in the other's hand. */
function closedTo(match: Match<Sorcery>, viewer: number | string): number[] {
  return match.state.players.flatMap(({ deck, hand, returned }, seat) => {
    const known = new Set(returned.map(({ card }) => card.id));
    return [...deck, ...(seat === viewer ? [] : hand.filter((id) => !known.has(id)))];
  });
}

const namesCard = (text: string, id: number): boolean => new RegExp(`"card":\\{"id":${id},`).test(text);

/** The same game, in this process. */
const twinOf = (seed: number, listen: (event: Event) => void = () => undefined): Match<Sorcery> =>
  Match.start(sorcery, { seed, options: { name1: 'Bjarne', name2: 'Linus' } }, { askForced: true, listen });

test('a game half typed, half played in the browser is the game that is typed; the wire shows no closed card', async () => {
  const saved = scratch('both.record');
  const game = await begin({ seed: '31', save: saved });
  const page = await open(game);
  const told: string[] = []; // what everybody may know
  const tell = tellerFor('en', ['Bjarne', 'Linus']);
  const twin = twinOf(31, (event) => {
    if (event.type !== 'turn-ended' && event.type !== 'game-ended')
      told.push(tell(seenBy(event as GameEvent, 'public')));
  });
  const random = randomFrom(5);
  const commands: string[] = [];
  const leaks: string[] = [];
  let own = 0; // cards of one's own hand that were shown
  while (twin.decision !== null) {
    const { decision } = twin;
    await page.until(({ client }) => client.asked?.decision.seat === decision.seat);
    expect(page.client.viewer).toBe(decision.seat);
    expect(page.keys).toEqual(decision.options.map((option) => twin.keyOf(option)));
    const shown = JSON.stringify([page.client.view, page.client.asked]);
    for (const id of closedTo(twin, decision.seat)) if (namesCard(shown, id)) leaks.push(`card ${id}`);
    own += twin.state.players[decision.seat as 0 | 1].hand.filter((id) => namesCard(shown, id)).length;
    const isEnding = random.below(3) === 0; // else nobody ever attacks for long
    const index = isEnding ? decision.options.length - 1 : random.below(decision.options.length);
    const option = decision.options[index] as Sorcery['option'];
    const command = commandOf(option, twin.view(decision.seat).players[decision.seat as 0 | 1]);
    commands.push(command);
    const before = page.client.asked?.n;
    if (random.below(2) === 0) page.choose([index]);
    else game.type(command);
    twin.choose([index]);
    await page.until(({ client }) => client.asked?.n !== before);
  }
  expect(await game.over).toBeNull();
  expect(leaks).toEqual([]);
  const ending = page.client.frame?.ending;
  expect(ending).toEqual({ text: expect.stringMatching(/^(Bjarne|Linus) wins\.$/), isWon: null }); // two share the screen
  expect(page.log.slice(0, told.length)).toEqual(told);
  const typed = await run(['Bjarne', 'Linus', ...commands].join('|'), { seed: '31', save: scratch('typed.record') });
  expect(game.lines.filter((line) => !line.includes('#/shared/'))).toEqual(typed.lines);
  expect([commands.length > 100, own > 200]).toEqual([true, true]);
  expect(readFileSync(saved, 'utf8')).toContain('\nend ');
});

test('the record, whose seed gives every hand away, is not sent before the end; nor is anybody shown more', async () => {
  const game = await begin({ seed: '31987654' });
  const page = await open(game);
  page.client.ask('record');
  await page.until(({ client }) => client.refused !== null);
  expect(page.client.refused).toBe('the record is there when the game is over');
  const all = page.sent.join('\n');
  const twin = twinOf(31_987_654);
  expect(closedTo(twin, 0).filter((id) => namesCard(all, id))).toEqual([]);
  expect(all).not.toContain('31987654');
});

test('what is typed shows at once in every page, in the language of each', async () => {
  const game = await begin({ testing: true });
  const [one, two] = [await open(game), await open(game, 'zh')];
  game.type('play 1');
  for (const page of [one, two]) await page.until(({ log }) => /Air Elemental|气元素/.test(log.join()));
  expect(one.log).toContain('Bjarne plays Air Elemental for 0');
  expect(two.log.at(-1)).toMatch(/\p{Script=Han}/u);
  const minions = one.client.frame?.scene.seats[0]?.zones.find(({ id }) => id === 'minions:0')?.cards;
  expect(minions?.map(({ name }) => name)).toEqual(['Air Elemental 1/1']);
});

test('of two who answer at once one is too late, and is shown how it stands', async () => {
  const game = await begin({ testing: true });
  const [one, two] = [await open(game), await open(game)];
  one.choose(choiceOf(one, 'end'));
  two.choose(choiceOf(two, 'end'));
  for (const page of [one, two]) await page.until(({ client }) => client.asked?.decision.seat === 1);
  expect([one.client.viewer, two.client.viewer]).toEqual([1, 1]);
  game.input.end();
  await game.over;
  expect(game.lines.filter((line) => line.includes('> '))).toEqual(['Bjarne> end', 'Linus> ']);
  expect([...one.sent, ...two.sent].filter((text) => text.includes('"refused"'))).toEqual([
    '{"type":"refused","code":"late"}',
  ]);
});

test('a page that comes late is told everything so far; one that goes is not missed', async () => {
  const game = await begin({ testing: true });
  (await open(game)).close();
  game.type('play 1', 'end', 'play 1');
  await game.until('Linus> play 1\n');
  await game.until('Linus plays Air Elemental');
  const late = await open(game);
  expect(late.log).toContain('Bjarne plays Air Elemental for 0');
  expect(late.log).toContain('Linus plays Air Elemental for 0');
});

test('a page reads what is typed in the terminal, and the words of a choice', async () => {
  const game = await begin({ testing: true });
  const page = await open(game);
  const type = (line: string): unknown => {
    const read = page.client.read(line);
    if ('choice' in read) page.choose(read.choice);
    return 'problem' in read ? read : null;
  };
  expect(type('play 9')).toEqual({ problem: 'there is no card 9 in your hand: type 1 to 5' });
  expect(type('attack')).toMatchObject({ problem: expect.stringMatching(/^that takes other words/) });
  expect(type('board')).toMatchObject({ problem: expect.stringMatching(/is none of the choices/) });
  expect(type('play 2')).toBeNull();
  const before = page.client.asked?.n;
  await page.until(({ client }) => client.asked !== null && client.asked.n !== before);
  expect(type('End the turn')).toBeNull();
  await game.until('Linus> ');
  expect(game.lines.filter((line) => line.startsWith('Bjarne> '))).toEqual(['Bjarne> play 2', 'Bjarne> end']);
});

test('against a bot the table is always the person’s', async () => {
  const game = await begin({ seed: '3', p2: 'smart' });
  const page = await open(game);
  for (let i = 0; i < 6; i++) {
    const before = page.client.asked?.n;
    page.choose(choiceOf(page, 'end'));
    await page.until(({ client }) => client.isOver || (client.asked !== null && client.asked.n !== before));
    expect([page.client.viewer, page.client.isShared]).toEqual([0, false]);
    if (page.client.isOver) break;
  }
  expect(page.log.some((line) => line.startsWith('smart '))).toBe(true);
});

test('who quits in the terminal is named in the browser, in its own words', async () => {
  const game = await begin();
  const [one, two] = [await open(game), await open(game, 'zh')];
  game.type('quit');
  expect(await game.over).toBeNull();
  for (const page of [one, two]) await page.until(({ isOpen }) => !isOpen);
  expect([one.client.closed, two.client.closed]).toEqual(['Bjarne quits: nobody wins.', 'Bjarne退出：没有胜者。']);
  expect(game.said).toMatch(/^Bjarne quits: nobody wins\.$/m);
  await expect(fetch(game.url)).rejects.toThrow('fetch failed');
});

test('at a terminal what is half typed stays when the browser answers; the page is opened there', async () => {
  const game = await begin({ isTerminal: true, testing: true });
  expect(game.opened).toEqual([game.url]);
  const page = await open(game);
  game.input.write('pla');
  await game.until('Bjarne> pla');
  game.said = '';
  page.choose(choiceOf(page, 'play:2:earth-elemental'));
  await page.until(({ log }) => log.join().includes('plays Earth Elemental'));
  await game.until('Bjarne> pla');
  expect(game.said).toMatch(/play 2\n[^]*Bjarne plays Earth Elemental/);
  game.type('y 1');
  await page.until(({ log }) => log.join().includes('plays Air Elemental'));
});

test.each([{ isTerminal: true, open: false }, { isTerminal: false }])('no browser is opened with %j', async (given) => {
  expect((await begin(given)).opened).toEqual([]);
});

test('an init file and a pipe play as ever, and the state is dumped last', async () => {
  const init = file('init.txt', 'Bjarne\nLinus\nplay 1\nend\n');
  const words = { init, testing: true };
  const game = new Game(words, false, () => Promise.resolve(folder));
  game.input.end('play 2\n');
  expect(await game.over).toBeNull();
  const typed = await run('play 2', words);
  expect(game.lines.at(-1)).toBe(typed.lines.at(-1));
  const isOurs = (line: string): boolean => !/#\/shared\/|seed \d+/.test(line);
  expect(game.lines.filter(isOurs)).toEqual(typed.lines.filter(isOurs));
});

test('rubbish from a page is refused in a line and changes nothing', async () => {
  const game = await begin();
  const page = await open(game);
  const { n } = page.client.asked ?? { n: 0 };
  const rubbish = [
    '',
    '{',
    '[]',
    'null',
    '{"type":"x"}',
    '7',
    `{"type":"choose","n":${n},"choice":[999]}`,
    `{"type":"choose","n":${n},"choice":"end"}`,
    `{"type":"choose","n":${n},"choice":[0,0]}`,
    '{"type":"undo"}',
    '{"type":"hint"}',
    '{"type":"quiet","until":"turn"}',
    '{"type":"constructor"}',
  ];
  for (const text of rubbish) page.send(text);
  const refusals = (): number => page.sent.filter((text) => text.startsWith('{"type":"refused"')).length;
  await page.until(() => refusals() === rubbish.length);
  expect(page.client.asked?.n).toBe(n);
  page.send('x'.repeat(1 << 17));
  await page.until(({ isOpen }) => !isOpen);
  expect((await open(game)).client.asked?.decision.seat).toBe(0);
});

test('a page without the token is not let in', async () => {
  const game = await begin();
  await expect(Page.at(game.url.slice(0, -1))).rejects.toThrow(/^nobody lets a page in/);
  await expect(Page.at(game.url.replace(/[0-9a-f]{32}$/, ''))).rejects.toThrow(/^nobody lets a page in/);
});

test('where the page cannot be built, one line says so and the game goes on in text', async () => {
  const game = new Game({ testing: true }, false, () =>
    Promise.reject(new Error('the table could not be built\nvite: …')),
  );
  game.input.end('Bjarne\nLinus\nend\n');
  expect(await game.over).toBeNull();
  expect(game.lines[0]).toBe('There is no picture (the table could not be built); the game goes on in text.');
  expect(JSON.parse(game.lines.at(-1) ?? '')).toMatchObject({ active: 2 });
});

test('a port that is taken is refused in one line before anybody is asked for a name', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const game = new Game({ port: String(port) }, false, () => Promise.resolve(folder));
  const error = await game.over;
  other.close();
  expect(error).toBeInstanceOf(BadInputError);
  expect([error?.message, game.said]).toEqual([`port ${port} is in use; say --port ${port + 1}`, '']);
});

test.each([
  [{ graphics: true, port: 'x' }, '--port is "x"; it takes a whole number from 0 to 65535'],
  [{ port: '3000' }, '--port is for the picture: say -graphics too'],
])('%j is refused', async (given, says) => {
  expect((await run('Bjarne|Linus', given)).error?.message).toBe(says);
});
