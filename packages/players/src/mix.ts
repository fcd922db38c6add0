import { childSeed, type GameTypes } from '@cardwright/engine';
import { type Bot, heardBy } from './bot.ts';

/**
 * For people who are new to a game: at every seat of every game either of two bots, as the seed will have it. Each plays as well as it
 * can; nobody blunders on purpose.
 */
export function mixOf<T extends GameTypes>(easy: Bot<T>, medium: Bot<T>, easyInTen: number): Bot<T> {
  return {
    id: 'mixed',
    level: 'L1–L2',
    name: { en: 'mixed', zh: '混编' },
    about: {
      en: `${easyInTen} of 10 are ${easy.name.en}, the others ${medium.name.en}: for whoever is new to the game`,
      zh: `十个中${easyInTen}个${easy.name.zh}，其余${medium.name.zh}，适合初学`,
    },
    isTame: easy.isTame === true && medium.isTame === true,
    listens: heardBy([easy, medium]),
    searches: easy.searches === true || medium.searches === true,
    open: (seat, seed) => (childSeed(seed, 10) % 10 < easyInTen ? easy : medium).open(seat, seed),
  };
}
