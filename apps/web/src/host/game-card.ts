import type { Language, Setting } from '@cardwright/engine';
import { levelName, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import type { GameCard } from './protocol.ts';

/** What is known of a game before it is played. */
export function gameCard(entry: GameEntry, language: Language): GameCard {
  const { game, bots, rules } = entry;
  const words = game.text[language];
  return {
    id: game.id,
    name: words.name,
    about: words.about,
    seats: game.seats,
    settings: Object.entries<Setting>(game.settings).map(([name, setting]) => ({
      name,
      text: words.settings[name] ?? name,
      setting,
    })),
    bots: bots.map(({ id, level, about }) => ({ id, level, name: levelName(level, language), about: about[language] })),
    usualBot: usualBot(entry).id,
    rules: rules[language],
    outcomes: words.outcomes,
  };
}
