import { one } from '@cardwright/engine';
import { HAND_LIMIT, type Option, type PlayerView, type Sorcery } from '@cardwright/sorcery/public';
import { type Ask, type Bot, byReflex } from '../bot.ts';
import { isHarmful } from './harm.ts';

/** The options that fit, by their places. */
const those = ({ decision }: Ask<Sorcery>, fits: (option: Option) => boolean): number[] =>
  decision.options.flatMap((option, i) => (fits(option) ? [i] : []));

/** What plainly hurts nobody on the own side. With a full hand that draws nothing, some minion has to go all the same. */
function harmless(ask: Ask<Sorcery>): number[] {
  const { view, decision } = ask;
  const good = those(ask, (option) => !isHarmful(view, option));
  const { hand } = view.players[decision.seat] as PlayerView;
  if (good.length > 1 || hand.length < HAND_LIMIT) return good;
  return [...good, ...those(ask, ({ type }) => type === 'play')];
}

/** Picks as random does, but never what plainly hurts its own side or helps the other. */
export const simple: Bot<Sorcery> = {
  id: 'simple',
  level: 'L1',
  about: { en: 'plays at random, but never against itself', zh: '随意出牌，但不害己方' },
  open: byReflex((ask) => {
    const picks = harmless(ask);
    return { choice: one(picks[ask.random.below(picks.length)] as number) };
  }),
};
