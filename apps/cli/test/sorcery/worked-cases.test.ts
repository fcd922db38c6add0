import { expect, test } from 'vitest';
import { type DumpedMinion, type DumpedPlayer, tested } from './harness.ts';

const stats = (minions: readonly DumpedMinion[]): string[] =>
  minions.map(({ name, attack, defence }) => `${name} ${attack}/${defence}`);
const hand = ({ hand }: DumpedPlayer): string[] =>
  hand.map(({ name, attack, defence }) => (attack === undefined ? name : `${name} ${attack}/${defence}`));
const ritual = ({ ritual }: DumpedPlayer): string | null => ritual && `${ritual.name} ${ritual.charges}`;

test('worked case 1: damage is kept when a minion changes zones', async () => {
  const cards =
    'Air Elemental|Earth Elemental|Banish|Aura of Power|Unsummon|Potion Seller|Giant Strength|Fire Elemental|Enrage|Silence';
  const fought = await tested(cards, 'play 1|end|play 2|end|end|attack 1 1');
  expect(stats(fought.dump.players[0].graveyard)).toEqual(['Air Elemental 1/-3']);
  expect(stats(fought.dump.players[1].minions)).toEqual(['Earth Elemental 4/3']);
  const { dump } = await tested(
    cards,
    'play 1|end|play 2|end|end|attack 1 1|discard 1|discard 1|end|play 4 2 1|end|hand',
  );
  expect(dump.active).toBe(2);
  expect(dump.players[1].magic).toBe(3);
  expect(hand(dump.players[1])).toEqual([
    'Aura of Power',
    'Unsummon',
    'Potion Seller 1/3',
    'Earth Elemental 4/3',
    'Giant Strength',
  ]);
});

test('worked case 2: enchantments fall off when a minion leaves the board', async () => {
  const cards = 'Apprentice Summoner|Giant Strength|Magic Fatigue|Unsummon|Disenchant|Silence|Enrage|Banish';
  const first = await tested(cards, 'play 1|play 1 1 1');
  expect(first.dump.players[0].minions).toEqual([
    { name: 'Apprentice Summoner', attack: 3, defence: 3, actions: 0, enchantments: ['Giant Strength'] },
  ]);
  const back = await tested(cards, 'play 1|play 1 1 1|end|play 4 1 1|end|hand');
  expect(back.dump.players[0].magic).toBe(3);
  expect(hand(back.dump.players[0])).toEqual([
    'Magic Fatigue',
    'Unsummon',
    'Disenchant',
    'Apprentice Summoner 1/1',
    'Silence',
  ]);
  const again = await tested(cards, 'play 1|play 1 1 1|end|play 4 1 1|end|hand|play 4');
  expect(stats(again.dump.players[0].minions)).toEqual(['Apprentice Summoner 1/1']);
});

test('worked case 3: a ritual runs out of charges', async () => {
  const cards =
    'Dark Ritual|Standstill|Aura of Power|Master Summoner|Apprentice Summoner|Air Elemental|Potion Seller|Novice Pyromancer';
  const start = 'end|play 1|end|end|end|end|end|play 1';
  const after = async (ends: number): Promise<unknown[]> => {
    const { dump } = await tested(cards, `${start}${'|end'.repeat(ends)}`);
    return dump.players.flatMap((player) => [player.magic, ritual(player)]);
  };
  expect(await after(0)).toEqual([7, 'Dark Ritual 5', 8, 'Dark Ritual 3']);
  expect(await after(6)).toEqual([13, 'Dark Ritual 2', 14, 'Dark Ritual 0']);
  expect(await after(7)).toEqual([13, 'Dark Ritual 2', 15, 'Dark Ritual 0']);
  expect(await after(8)).toEqual([15, 'Dark Ritual 1', 15, 'Dark Ritual 0']);
});

test('worked case 4: a Bomb with Giant Strength is banished and deals 3 to every enemy minion', async () => {
  const cards = 'Bomb|Giant Strength|Earth Elemental|Potion Seller|Banish|Air Elemental';
  const run = await tested(cards, 'play 1|play 1 1 1|end|play 3|play 3|play 3 1 1');
  const [bjarne, linus] = run.dump.players;
  expect(stats(bjarne.graveyard)).toEqual(['Bomb 1/2']);
  expect(bjarne.graveyard[0]?.enchantments).toEqual([]);
  expect(stats(linus.minions)).toEqual(['Earth Elemental 4/1']);
  expect(stats(linus.graveyard)).toEqual(['Potion Seller 1/0']);
  const hits = run.lines.filter((line) => line.includes('takes 3 damage'));
  expect(hits.map((line) => line.replace(/ takes.*/, ''))).toEqual([
    "Linus's Earth Elemental",
    "Linus's Potion Seller",
  ]);
});

test('worked case 5: Enrage of f2020 kills Air, makes Earth 8/2, and Air with Giant Strength 6/1', async () => {
  const cards = 'Air Elemental|Enrage|Earth Elemental|Enrage|Air Elemental|Giant Strength|Enrage';
  const { dump } = await tested(cards, 'play 1|play 1 1 1|play 1|play 1 1 1|play 1|draw|draw|play 1 1 2|play 1 1 2');
  expect(stats(dump.players[0].graveyard)).toEqual(['Air Elemental 1/1']);
  expect(stats(dump.players[0].minions)).toEqual(['Earth Elemental 8/2', 'Air Elemental 6/1']);
});

test('a summoner that loses its company: 2/3, doubled to 2/6, hit to 2/4, alone again 2/1', async () => {
  const cards = 'Apprentice Summoner|Master Summoner|Fire Elemental|Banish|Silence';
  const typed = 'play 1|play 1|end|play 3|end|end|attack 1 2|end|play 2 1 1';
  const { dump } = await tested(cards, typed);
  expect(stats(dump.players[0].minions)).toEqual(['Master Summoner 2/1']);
});
