import { BadInputError, type Game, type Language } from '@cardwright/engine';
import type { Bot } from './bot.ts';
import { isLevel } from './level.ts';

export const HUMAN = 'human'; // as records call a person

/** A game and who can play it. */
export interface Offer {
  readonly game: Game;
  readonly bots: readonly Bot[]; // weakest first
  readonly adviser?: Bot; //        nobody to play against: gives hints
}

/**
 * The bot with this id, or the first of this level, by its number or in words. A word may be both: `expert` is an id, and `Expert`, as
 * levels are written, a level; other ids are known whatever the case.
 */
export function botOf({ game, bots }: Offer, name: string): Bot {
  const wanted = name.trim();
  const found =
    bots.find((bot) => bot.id === wanted) ??
    bots.find((bot) => isLevel(bot.level, wanted)) ??
    bots.find((bot) => bot.id === wanted.toLowerCase());
  if (found === undefined)
    throw new BadInputError(`${game.id} has no level ${JSON.stringify(name.trim())}; its levels are ${levelsOf(bots)}`);
  return found;
}

export const levelsOf = (bots: readonly Bot[]): string => bots.map(({ id, level }) => `${id} (${level})`).join(', ');

/** What the bot with this id is called; whoever is not among these, by that id. */
export const botName = (bots: readonly Pick<Bot, 'id' | 'name'>[], id: string, language: Language): string =>
  bots.find((bot) => bot.id === id)?.name[language] ?? id;

/** Whom somebody meets who is new to a game: about half of these games are won by a careful beginner. */
export const newcomersBot = (offer: Offer): Bot => offer.bots.find(({ id }) => id === 'mixed') ?? usualBot(offer);

/** Who plays against people when nobody was named: the strongest that answers at once. */
export const usualBot = ({ bots }: Offer): Bot => (bots.findLast((bot) => bot.searches !== true) ?? bots.at(-1)) as Bot;
