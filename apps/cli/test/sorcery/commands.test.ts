import { expect, test } from 'vitest';
import { answers, deck, run, tested } from './harness.ts';

/** The answer to the last command typed. */
const replyTo = async (cards: string, typed: string, options: Parameters<typeof tested>[2] = {}): Promise<string[]> =>
  answers(await tested(cards, typed, { dump: false, ...options })).at(-2) ?? [];

const CARDS = 'Air Elemental|Unsummon|Giant Strength|Recharge|Dark Ritual|Novice Pyromancer|Apprentice Summoner|Banish';

test('names are asked first, then each player in turn gives commands', async () => {
  const { lines, error } = await run('Bjarne|Linus|end|end', { seed: '7', dump: false });
  expect(error).toBeNull();
  expect(lines.slice(0, 4)).toEqual([
    'Name of player 1: Bjarne',
    'Name of player 2: Linus',
    'Sorcery (f2020), seed 7: Bjarne (1000) against Linus (1000).',
    'Type help for the commands.',
  ]);
  expect(lines.filter((line) => line.includes('> '))).toEqual(['Bjarne> end', 'Linus> end', 'Bjarne> ']);
  expect(lines.at(-1)).toBe('The input has ended: nobody wins.');
});

test('what happens is told, a line each; what a player draws stays closed', async () => {
  expect(await replyTo(CARDS, 'play 1')).toEqual([
    'Bjarne plays Air Elemental for 0',
    "Bjarne's Air Elemental enters play as 1/1",
  ]);
  expect(await replyTo(CARDS, 'play 1|end|end')).toEqual([
    'Linus ends turn 2',
    'Turn 3: Bjarne',
    'Bjarne gains 1 magic and has 5',
    'Bjarne draws a card',
  ]);
});

test('blanks and the case of letters do not matter, and an empty line is nothing', async () => {
  const { dump } = await tested(CARDS, '   PLAY \t 1  ||   |  Play   2   1    1 ');
  expect(dump.players[0].minions).toEqual([
    { name: 'Air Elemental', attack: 3, defence: 3, actions: 0, enchantments: ['Giant Strength'] },
  ]);
});

test('attack i hits the player, attack i j a minion', async () => {
  const { dump } = await tested(CARDS, 'play 1|end|play 1|end|attack 1|end|attack 1 1');
  expect(dump.players.map(({ life }) => life)).toEqual([20, 19]);
  expect(dump.players.map(({ minions }) => minions.length)).toEqual([0, 0]);
});

test('play i p t takes the absolute number of a player, and r for the ritual', async () => {
  const cards = 'Dark Ritual|Banish|Air Elemental|Unsummon|Silence';
  const { dump } = await tested(cards, 'play 1|end|play 2 1 r|play 2|play 2 2 1');
  expect(dump.players[0].ritual).toBeNull();
  expect(dump.players[1].minions).toEqual([]);
  expect(dump.players[1].hand.map(({ name }) => name)).toEqual(['Dark Ritual', 'Silence', 'Air Elemental']);
});

test('Recharge is play i, and takes the own ritual too, but no other', async () => {
  const cards = 'Dark Ritual|Recharge|Recharge|Air Elemental|Silence';
  const charges = async (typed: string): Promise<number | undefined> =>
    (await tested(cards, `play 1|${typed}`)).dump.players[0].ritual?.charges;
  expect(await charges('play 1')).toBe(8);
  expect(await charges('play 1 1 r')).toBe(8);
  expect(await charges('play 1 1 R|play 1')).toBe(11);
  expect(await charges('play 1 2 r')).toBe(5);
  expect(await replyTo(cards, 'play 1|play 1 2 r')).toEqual(['Recharge is for your own ritual: type play 1']);
  expect(await replyTo(cards, 'play 2 1 r')).toEqual(['Recharge: you have no ritual']);
});

test('use i and use i p t use the ability', async () => {
  const cards = 'Apprentice Summoner|Novice Pyromancer|Air Elemental|Silence|Enrage';
  const { dump } = await tested(cards, 'play 1|play 1|end|play 3|end|use 1|use 2 2 1');
  expect(dump.players[0].minions.map(({ name, actions }) => `${name} ${actions}`)).toEqual([
    'Apprentice Summoner 0',
    'Novice Pyromancer 0',
    'Air Elemental 0',
  ]);
  expect(dump.players[1].graveyard.map(({ name }) => name)).toEqual(['Air Elemental']);
});

test('a minion with several abilities takes the number of one', async () => {
  const cards = 'Workshop Mage|Air Elemental|Silence|Enrage|Banish';
  const start = 'play 1|end|play 2|end';
  const minions = async (typed: string): Promise<string[][]> =>
    (await tested(cards, `${start}|${typed}`)).dump.players.map((player) =>
      player.minions.map(({ name, attack, defence }) => `${name} ${attack}/${defence}`),
    );
  expect(await minions('use 1 #2')).toEqual([['Workshop Mage 3/4', 'Earth Elemental 4/4'], ['Air Elemental 1/1']]);
  expect(await minions('use 1 2 1 #1')).toEqual([['Workshop Mage 3/4'], []]);
  expect(await minions('use 1 #1 2 1')).toEqual([['Workshop Mage 3/4'], []]);
  expect(await replyTo(cards, `${start}|use 1`)).toEqual(['Workshop Mage has 2 abilities: type use 1 with #1 to #2']);
  expect(await replyTo(cards, `${start}|use 1 #3`)).toEqual([
    'Workshop Mage has no ability 3: it has 2 activated abilities',
  ]);
  expect(await replyTo(cards, `${start}|use 1 2 1 #2`)).toEqual(['Workshop Mage takes no target: type use 1 #2']);
  expect(await replyTo(cards, `${start}|use 1 #1`)).toEqual(['Workshop Mage needs a target: type use 1 p t #1']);
});

test('draw and discard are for testing only', async () => {
  const { dump } = await tested(CARDS, 'discard 2|draw');
  expect(dump.players[0].hand.map(({ name }) => name)).toEqual([
    'Air Elemental',
    'Giant Strength',
    'Recharge',
    'Dark Ritual',
    'Novice Pyromancer',
  ]);
  const without = await run('Bjarne|Linus|draw|discard 1', { dump: false });
  expect(answers(without).slice(0, 2)).toEqual([
    ['draw is for testing only: start the program with -testing to use it'],
    ['discard is for testing only: start the program with -testing to use it'],
  ]);
});

test('under -testing too little magic stops nothing, and becomes 0', async () => {
  const cards = 'Earth Elemental|Earth Elemental|Earth Elemental|Silence|Enrage';
  const { dump } = await tested(cards, 'play 1|play 1|play 1');
  expect(dump.players[0].minions).toHaveLength(3);
  expect(dump.players[0].magic).toBe(0);
});

test('a turn in which nothing else can be done is still ended by hand', async () => {
  const path = deck('Earth Elemental');
  const { lines } = await run('Bjarne|Linus|end|end|play 1|end', { deck1: path, deck2: path, dump: false });
  expect(lines.filter((line) => line.startsWith('Turn '))).toEqual([
    'Turn 1: Bjarne',
    'Turn 2: Linus',
    'Turn 3: Bjarne',
    'Turn 4: Linus',
  ]);
});

test('the winner is announced, and no more commands are read', async () => {
  const cards = 'Earth Elemental|Enrage|Giant Strength|Giant Strength|Giant Strength';
  const { lines, dump } = await tested(
    cards,
    'play 1|play 2 1 1|play 2 1 1|play 2 1 1|play 1 1 1|end|end|attack 1|hand',
  );
  expect(lines.at(-3)).toBe('Bjarne wins.');
  expect(lines.some((line) => line.includes('> hand'))).toBe(false);
  expect(dump.players[1].life).toBe(0);
});

test('quit, and the end of the input anywhere, leave no winner', async () => {
  const { lines, error } = await tested(CARDS, 'play 1|quit|end', { dump: false });
  expect(error).toBeNull();
  expect(lines.at(-1)).toBe('Bjarne quits: nobody wins.');
});

test('everything is said in Chinese too', async () => {
  const { lines } = await tested(CARDS, 'play 9|attack 1|play 1|quit', { lang: 'zh', dump: false });
  expect(lines.slice(-9)).toEqual([
    'Bjarne> play 9',
    '手中没有第 9 张牌：请输入 1 至 5',
    'Bjarne> attack 1',
    '你场上没有随从',
    'Bjarne> play 1',
    'Bjarne以 0 点法力打出气元素',
    'Bjarne的气元素以 1/1 进场',
    'Bjarne> quit',
    'Bjarne退出：没有胜者。',
  ]);
});

test('a minion’s kind is on its card, in inspect with what it does and whether it does it now, and in help', async () => {
  const { lines } = await tested(
    'Air Elemental|Air Elemental|Air Elemental|Apprentice Summoner|Novice Pyromancer',
    'play 1|play 1|inspect 1|play 1|inspect 1|play 2|inspect 4|help',
  );
  const told = lines.filter((line) => line.startsWith('Elemental: ') || line.startsWith('Summoner: '));
  const elemental = 'Elemental: where one player has 3 or more of them, each has +1/+1';
  expect(told).toEqual([
    `${elemental} (now it has not)`,
    `${elemental} (now it has)`,
    elemental,
    'Summoner: where one player has 2 or more of them, each has +0/*2',
  ]);
  expect(lines.filter((line) => line.includes(' Elemental Minion ┃'))).toHaveLength(2);
});
