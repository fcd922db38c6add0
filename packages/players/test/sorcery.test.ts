import { childSeed, Match, one, randomFrom } from '@cardwright/engine';
import { bootstrap, playPair } from '@cardwright/lab';
import { sorcery } from '@cardwright/sorcery';
import { HAND_LIMIT, type Sorcery } from '@cardwright/sorcery/public';
import { describe, expect, test } from 'vitest';
import { Asking, type Bot } from '../src/index.ts';
import { isHarmful } from '../src/sorcery/harm.ts';
import { sorceryBots, sorcerySearchers } from '../src/sorcery/index.ts';
import { answerIn } from './answers.ts';

const bot = (id: string): Bot<Sorcery> => sorceryBots.find((each) => each.id === id) as Bot<Sorcery>;

/** Plays games of one bot against itself and shows every decision. */
function watch(id: string, games: number, look: (match: Match<Sorcery>, index: number) => void, options = {}): void {
  for (let seed = 0; seed < games; seed++) {
    const match = Match.start(sorcery, { seed, options });
    const random = randomFrom(childSeed(seed, 1));
    for (let i = 0; match.decision !== null; i++) {
      const index = answerIn(bot(id), match, random).choice[0] as number;
      look(match, index);
      match.choose(one(index));
    }
  }
}

test('the bots are listed from the weakest to the strongest', () => {
  expect(sorceryBots.map(({ id, level }) => `${level} ${id}`)).toEqual([
    'L0 random',
    'L1 simple',
    'L1–L2 mixed',
    'L2 smart',
    'L3 tactician',
    'L4 planner',
    'L5 expert',
  ]);
});

describe('each bot beats the one below it, sides and decks swapped', () => {
  test.each([
    ['simple', 'random', {}],
    ['smart', 'simple', {}],
    ['simple', 'random', { edition: 'standard' }],
    ['smart', 'simple', { edition: 'standard' }],
    ['smart', 'simple', { deck1: 'extended', deck2: 'extended' }],
  ])('%s against %s with options %j', async (a, b, options) => {
    const plan = { seats: 2, seed: 2024, options };
    const pairs = await Promise.all(Array.from({ length: 120 }, (_, n) => playPair(sorcery, bot(a), bot(b), plan, n)));
    expect(bootstrap(pairs.map(({ score }) => score)).low).toBeGreaterThan(0.75);
  });
});

test('simple does what plainly hurts its own side only when a full hand leaves it nothing else', () => {
  const wrong: string[] = [];
  let avoided = 0;
  watch('simple', 30, (match, index) => {
    const { seat, options } = match.decision as Sorcery['decision'];
    const view = match.view(seat);
    const harmless = options.filter((each) => !isHarmful(view, each));
    const isStuck = harmless.length === 1 && view.players[seat]?.hand.length === HAND_LIMIT;
    const option = options[index] as Sorcery['option'];
    if (isHarmful(view, option) && !(isStuck && option.type === 'play')) wrong.push(match.keyOf(option));
    avoided += options.length - harmless.length;
  });
  expect(wrong).toEqual([]);
  expect(avoided).toBeGreaterThan(1000);
});

const hand = 'Banish|Giant Strength|Enrage|Blizzard|Disenchant';
const setUp = (p1: readonly string[], p2: readonly string[]): Match<Sorcery> => {
  const deck = (minions: readonly string[]): string => [...minions, ...hand.split('|')].slice(0, 5).join('|');
  const match = Match.start(
    sorcery,
    { seed: 1, options: { deck1: deck(p1), deck2: deck(p2), shuffle: false, testing: true } },
    { askForced: true },
  );
  for (const side of [p1, p2]) {
    side.forEach(() =>
      match.chooseKeys([(match.decision as Sorcery['decision']).options.map((o) => match.keyOf(o))[0] as string]),
    );
    match.chooseKeys(['end']);
  }
  return match;
};

test.each([
  ['banish', 1, true],
  ['banish', 2, false],
  ['giant-strength', 1, false],
  ['giant-strength', 2, true],
  ['blizzard', null, true],
] as const)('simple finds %s on P%s harmful: %s', (name, owner, wanted) => {
  const match = setUp(['Air Elemental'], ['Earth Elemental']);
  const { seat, options } = match.decision as Sorcery['decision'];
  expect(seat).toBe(0);
  const option = options.find((each) => {
    if (each.type === 'play') return owner === null && each.card.name === name;
    return each.type === 'play-on' && each.card.name === name && each.owner + 1 === owner;
  });
  expect(isHarmful(match.view(0), option as Sorcery['option'])).toBe(wanted);
});

test('smart kills when what it has on the table is enough, and attacks nothing else on the way', () => {
  const match = setUp(['Air Elemental', 'Earth Elemental'], ['Bomb']);
  const parked = match.park();
  (parked.state as Sorcery['state']).players[1].life = 5;
  const lethal = Match.unpark(sorcery, { seed: 1, options: { testing: true } }, parked);
  const random = randomFrom(3);
  const keys: string[] = [];
  while (lethal.decision !== null) {
    const { choice } = answerIn(bot('smart'), lethal, random);
    keys.push(lethal.keyOf(lethal.decision.options[choice[0] as number] as Sorcery['option']));
    lethal.choose(choice);
  }
  expect(keys).toEqual(['attack:1', 'attack:2']);
  expect(lethal.outcome?.label).toBe('p1');
});

test.each(sorceryBots.filter((each) => !sorcerySearchers.includes(each)).map(({ id }) => id))(
  '%s is honest: in every world it cannot tell apart it decides the same',
  (id) => {
    const different: string[] = [];
    let compared = 0;
    watch(id, 6, (match) => {
      const { seat } = match.decision as Sorcery['decision'];
      const decide = (world: Match<Sorcery>) => JSON.stringify(answerIn(bot(id), world, randomFrom(compared)));
      const truth = decide(match);
      for (let n = 0; n < 3; n++) {
        const other = decide(match.imagine(seat, childSeed(compared, n)));
        if (other !== truth) different.push(`${truth} became ${other}`);
      }
      compared++;
    });
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(60);
  },
);

test('what somebody asks about is played on, even where all that comes to mind begins with it', () => {
  const [{ search }] = sorcerySearchers as readonly [Bot<Sorcery>];
  let alone = 0;
  watch('smart', 1, (match, index) => {
    const asked = search?.comparison(new Asking(match, randomFrom(1), {}, null, true), one(index));
    if (asked?.candidates.length === 1) alone++;
    expect(asked?.after?.(0, 0)).toBeDefined();
  });
  expect(alone).toBeGreaterThan(0);
});
