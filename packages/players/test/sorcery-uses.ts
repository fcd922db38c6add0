import { childSeed, type Event, Match, randomFrom } from '@cardwright/engine';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { type Bot, type Budget, Seating } from '../src/index.ts';
import type { Uses } from './ltk-uses.ts';

/** What an option puts to use: `card banish`, `ability potion-seller`. */
function partOf(option: Sorcery['option']): string | null {
  switch (option.type) {
    case 'play':
    case 'play-on':
      return `card ${option.card.name}`;
    case 'use':
    case 'use-on':
      return `ability ${option.minion.name}`;
    default:
      return null;
  }
}

/** Both editions, with the course team's own cards and without. */
const optionsOf = (n: number): Readonly<Record<string, string>> => {
  const deck = n % 4 < 2 ? 'extended' : '';
  return { edition: n % 2 === 0 ? 'f2020' : 'standard', deck1: deck, deck2: deck };
};

/** Plays games of one bot and counts what was put to use, of all that could be. */
export async function sorceryUses(
  bot: Bot<Sorcery>,
  games: number,
  budget: Budget = {},
  uses = new Map<string, Uses>(),
): Promise<Map<string, Uses>> {
  for (let n = 0; n < games; n++) {
    const seed = childSeed(77, n);
    const seating = new Seating<Sorcery>([bot, bot], seed, { isHeard: true });
    const listen = (event: Event): void => seating.listen?.(event);
    const match = Match.start(sorcery, { seed, options: optionsOf(n) }, { listen });
    const random = randomFrom(seed);
    while (match.decision !== null) {
      const { options } = match.decision;
      const { choice } = await seating.ask(match, random, { budget });
      const taken = new Set(choice.map((i) => partOf(options[i] as Sorcery['option'])));
      for (const part of new Set(options.map(partOf))) {
        if (part === null) continue;
        const { offered, chosen } = uses.get(part) ?? { offered: 0, chosen: 0 };
        uses.set(part, { offered: offered + 1, chosen: chosen + (taken.has(part) ? 1 : 0) });
      }
      match.choose(choice);
    }
  }
  return uses;
}
