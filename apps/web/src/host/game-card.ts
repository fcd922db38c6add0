import type { Game, Language, Setting } from '@cardwright/engine';
import { isMeasured } from '@cardwright/online/bot-ratings';
import { levelName, newcomersBot } from '@cardwright/players';
import { settingValue } from '@cardwright/presenter';
import type { GameEntry } from '@cardwright/registry';
import type { GameCard } from './protocol.ts';

const MOST_STROKES = 4;

const valuesIn = ({ text }: Game, language: Language, name: string, setting: Setting): Record<string, string> =>
  setting.kind === 'choice'
    ? Object.fromEntries(setting.values.map((value) => [value, settingValue(text, language, name, value)]))
    : {};

/** What is known of a game before it is played. */
export function gameCard(entry: GameEntry, language: Language): GameCard {
  const { game, bots, chapters } = entry;
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
      values: valuesIn(game, language, name, setting),
    })),
    bots: bots.map(({ id, level, name, about }) => ({
      id,
      level: levelName(level, language),
      name: name[language],
      about: about[language],
      strokes: Math.min(MOST_STROKES, Number.parseInt(level.slice(1), 10)), // of a mix those of the weaker
      isMeasured: isMeasured(game.id, id),
    })),
    usualBot: newcomersBot(entry).id,
    unset: entry.unset,
    files: entry.files.map(({ id, name, example }) => ({ id, name: name[language], example })),
    rules: chapters.map(({ id, title, text }) => ({ id, title: title[language], text: text[language] })),
    outcomes: words.outcomes,
  };
}
