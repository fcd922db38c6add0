// Every game there is, in the order games are offered. How it is loaded stands in load.ts: whoever only lists games needs no rules.
import type { Language } from '@cardwright/engine';

/** A game as it stands in a list. */
export interface GameListing {
  readonly id: string;
  readonly family: string; // games of one family are drawn alike
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: number; // with as many as usual
}

export const GAMES = [
  {
    id: 'ltk-identity',
    family: 'ltk',
    name: { en: 'Three Kingdoms', zh: '三国杀' },
    players: [2, 10],
    minutes: 20,
    about: {
      en: 'A Lord, loyal friends, rebels and a spy: only the Lord is known. Find out who is who before they find you.',
      zh: '主公、忠臣、反贼与内奸：只有主公亮明身份。先看穿别人，再被人看穿。',
    },
  },
  {
    id: 'ltk-kingdoms',
    family: 'ltk',
    name: { en: 'Kingdom War', zh: '国战' },
    players: [2, 10],
    minutes: 25,
    about: {
      en: 'Two hidden heroes each. Reveal them when it pays, claim your kingdom, be the last one standing.',
      zh: '每人两名暗置武将。时机合适便亮将，宣告势力，成为最后的胜者。',
    },
  },
  {
    id: 'sorcery',
    family: 'sorcery',
    name: { en: 'Sorcery', zh: '巫术' },
    players: [2, 2],
    minutes: 15,
    about: {
      en: 'Two sorcerers, five minions a side, enchantments stacked upon them, one ritual humming in the corner.',
      zh: '两名巫师，各五名随从，层层附魔，角落里还有一道仪式嗡嗡作响。',
    },
  },
  {
    id: 'thrones',
    family: 'thrones',
    name: { en: 'Thrones', zh: '王座' },
    players: [4, 4],
    minutes: 15,
    about: {
      en: 'Two against two, six battles. Crown a character, then strengthen it, or curse the other.',
      zh: '二对二，六场战斗。立一名角色，为它加持，或诅咒对方。',
    },
  },
] as const satisfies readonly GameListing[];

export type GameId = (typeof GAMES)[number]['id'];

/** The listing of a game; undefined: there is none of this name. */
export const listingOf = (id: string): GameListing | undefined => GAMES.find((each) => each.id === id);

/** What a game is called; one that is not there any more by its id. */
export const gameName = (id: string, language: Language): string => listingOf(id)?.name[language] ?? id;
