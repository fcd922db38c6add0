import { expect, test } from 'vitest';
import { answers, deck, run, tested } from './harness.ts';

interface Case {
  readonly typed: string;
  readonly says: string;
  readonly cards?: string;
  readonly before?: string; // what is typed first
}

const CARDS = 'Air Elemental|Unsummon|Dark Ritual|Novice Pyromancer|Banish|Silence';
const USAGE = {
  attack: 'attack i or attack i j',
  play: 'play i or play i p t',
  use: 'use i or use i p t, with #n for ability n',
};

const SYNTAX: readonly Case[] = [
  { typed: 'atack 1', says: '"atack" is no command; the nearest is "attack" (help lists them all)' },
  { typed: 'att 1', says: '"att" is no command; the nearest is "attack" (help lists them all)' },
  { typed: 'boord', says: '"boord" is no command; the nearest is "board" (help lists them all)' },
  { typed: 'xyzzy', says: '"xyzzy" is no command; help lists them' },
  { typed: '1', says: '"1" is no command; help lists them' },
  { typed: '攻击 1', says: '"攻击" is no command; help lists them' },
  { typed: 'toString', says: '"toString" is no command; help lists them' },
  { typed: 'end now', says: 'that takes other words: type end; you gave 1 word after the command' },
  { typed: 'attack', says: `that takes other words: type ${USAGE.attack}; you gave 0 words after the command` },
  { typed: 'attack 1 2 3', says: `that takes other words: type ${USAGE.attack}; you gave 3 words after the command` },
  { typed: 'play', says: `that takes other words: type ${USAGE.play}; you gave 0 words after the command` },
  { typed: 'play 1 2', says: `that takes other words: type ${USAGE.play}; you gave 2 words after the command` },
  { typed: 'play 1 2 3 4', says: `that takes other words: type ${USAGE.play}; you gave 4 words after the command` },
  { typed: 'use', says: `that takes other words: type ${USAGE.use}; you gave 0 words after the command` },
  { typed: 'use 1 #1 #2', says: `that takes other words: type ${USAGE.use}; you gave 3 words after the command` },
  { typed: 'inspect', says: 'that takes other words: type inspect i; you gave 0 words after the command' },
  { typed: 'hand 1', says: 'that takes other words: type hand; you gave 1 word after the command' },
  { typed: 'help --full', says: 'that takes other words: type help; you gave 1 word after the command' },
  { typed: 'discard', says: 'that takes other words: type discard i; you gave 0 words after the command' },
  { typed: 'play x', says: `"x" is no number: type ${USAGE.play}` },
  { typed: 'play 1.5', says: `"1.5" is no number: type ${USAGE.play}` },
  { typed: 'play 0x1', says: `"0x1" is no number: type ${USAGE.play}` },
  { typed: 'attack r', says: `"r" is no number: type ${USAGE.attack}` },
  { typed: 'use 1 #x', says: `"x" is no number: type ${USAGE.use}` },
  { typed: 'play 2 3 1', says: '"3" is no player: p is 1 or 2' },
  { typed: 'play 2 0 1', says: '"0" is no player: p is 1 or 2' },
  { typed: 'play 2 Linus 1', says: '"Linus" is no player: p is 1 or 2' },
  { typed: 'play 2 1 6', says: '"6" is no target: t is 1 to 5 for a minion, or r for the ritual' },
  { typed: 'play 2 1 0', says: '"0" is no target: t is 1 to 5 for a minion, or r for the ritual' },
  { typed: 'play 2 1 -1', says: '"-1" is no target: t is 1 to 5 for a minion, or r for the ritual' },
  { typed: 'play 2 1 ritual', says: '"ritual" is no target: t is 1 to 5 for a minion, or r for the ritual' },
];

const THINGS: readonly Case[] = [
  { typed: 'play 0', says: 'there is no card 0 in your hand: type 1 to 5' },
  { typed: 'play -1', says: 'there is no card -1 in your hand: type 1 to 5' },
  { typed: 'play 6', says: 'there is no card 6 in your hand: type 1 to 5' },
  { typed: 'play 99999999999999999999', says: 'there is no card 999999999999… in your hand: type 1 to 5' },
  { typed: 'discard 9', says: 'there is no card 9 in your hand: type 1 to 5' },
  { typed: 'attack 1', says: 'you have no minion on the board' },
  { typed: 'use 1', says: 'you have no minion on the board' },
  { typed: 'inspect 1', says: 'you have no minion on the board' },
  { before: 'play 1', typed: 'attack 2', says: 'you have no minion 2: type 1' },
  { before: 'play 1', typed: 'inspect 0', says: 'you have no minion 0: type 1' },
  { before: 'play 1', typed: 'attack 1 1', says: 'Linus has no minion on the board' },
  { before: 'end|play 1|end|play 1', typed: 'attack 1 2', says: 'Linus has no minion 2: type 1' },
  { typed: 'play 2 2 1', says: 'Linus has no minion on the board' },
  { typed: 'play 5 2 r', says: 'Linus has no ritual on the board' },
  { typed: 'play 1 2 1', says: 'Air Elemental takes no target: type play 1' },
  { before: 'play 1', typed: 'play 1', says: 'Unsummon needs a target: type play 1 p t' },
  { before: 'play 3|play 1', typed: 'play 1 1 r', says: 'Unsummon is aimed at minions, not at rituals' },
  { before: 'play 4|end|end', typed: 'use 1', says: 'Novice Pyromancer needs a target: type use 1 p t' },
  {
    before: 'play 4|play 3|end|end',
    typed: 'use 1 1 r',
    says: 'Novice Pyromancer is aimed at minions, not at rituals',
  },
];

const RULES: readonly Case[] = [
  { typed: 'play 2', says: 'Unsummon: there is nothing it could be aimed at' },
  { before: 'play 1', typed: 'attack 1', says: 'Air Elemental: this minion has no action left' },
  { before: 'end|play 1|end|play 1', typed: 'attack 1 1', says: 'Air Elemental: this minion has no action left' },
  { before: 'play 1|end|end', typed: 'use 1', says: 'Air Elemental: this minion has no ability to use' },
  { before: 'play 1|end|end', typed: 'use 1 #2', says: 'Air Elemental: this minion has no ability to use' },
  { before: 'play 4', typed: 'use 1 1 1', says: 'Novice Pyromancer: this minion has no action left' },
  { typed: 'draw', says: 'draw: your hand is full: it holds five cards' },
  { before: 'discard 1|draw|discard 1', typed: 'draw', says: 'draw: your deck is empty' },
  { cards: 'Raise Dead|Silence', typed: 'play 1', says: 'Raise Dead: your graveyard is empty' },
  { cards: 'Nullify|Silence', typed: 'play 1', says: 'Nullify: your opponent has no ritual' },
  {
    cards: 'Air Elemental|Disenchant',
    before: 'play 1',
    typed: 'play 1 1 1',
    says: 'Disenchant: this minion has no enchantment',
  },
  {
    cards: 'Novice Pyromancer|Silence',
    before: 'play 1|play 1 1 1|end|end',
    typed: 'use 1 1 1',
    says: 'Novice Pyromancer: this minion is silenced',
  },
  {
    cards: 'Air Elemental|Delay',
    before: 'play 1|end|play 2 1 1|end',
    typed: 'attack 1',
    says: 'Air Elemental: this minion is delayed: it has no actions this turn',
  },
  {
    cards: 'Air Elemental|Air Elemental|Air Elemental|Air Elemental|Air Elemental|Air Elemental|Apprentice Summoner',
    before: `${'play 1|'.repeat(5)}draw`,
    typed: 'play 1',
    says: 'Air Elemental: the board has room for five minions only',
  },
];

for (const [kind, cases] of Object.entries({ syntax: SYNTAX, things: THINGS, rules: RULES })) {
  test.each(cases)(`${kind}: $before $typed → $says`, async ({ cards = CARDS, before, typed, says }) => {
    const start = before === undefined ? '' : `${before}|`;
    const refused = await tested(cards, `${start}${typed}`);
    expect(answers(refused).at(-2)).toEqual([says]);
    const untried = await tested(cards, before ?? '');
    expect(refused.dump).toEqual(untried.dump);
  });
}

test('too little magic is refused when it is not a test', async () => {
  const { lines } = await run('Bjarne|Linus|play 1|play 1', {
    dump: false,
    deck1: deck('Earth Elemental|Earth Elemental'),
    deck2: deck('Air Elemental'),
  });
  expect(lines).toContain('Earth Elemental: there is too little magic to pay for it');
});
