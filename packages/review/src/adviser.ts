import type { Answer, Ask, Bot } from '@cardwright/players';
import type { Reviewable } from './review.ts';

/** Who gives hints. What it takes for that is fetched when the first is asked for. */
export function adviserOf(offer: Reviewable): Bot {
  const { level, name, about } = (offer.bots.findLast((bot) => bot.search !== undefined) ?? offer.bots.at(-1)) as Bot;
  let advice: ((ask: Ask) => Promise<Answer>) | null = null;
  const decide = async (ask: Ask): Promise<Answer> => {
    advice ??= (await import('./advice.ts')).adviceBy(offer);
    return advice(ask);
  };
  return { id: 'adviser', level, name, about, searches: true, isTame: true, listens: true, open: () => ({ decide }) };
}
