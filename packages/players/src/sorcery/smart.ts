import { one, type Seat } from '@cardwright/engine';
import { otherSeat, type PlayerView, type Sorcery, type View } from '@cardwright/sorcery/public';
import { type Bot, byReflex } from '../bot.ts';
import { valueOf } from './value.ts';

/** Whether the minions that can still act are enough to kill the other player. */
function isLethal({ players }: View, seat: Seat): boolean {
  const { minions } = players[seat] as PlayerView;
  const damage = minions.reduce((sum, { attack, actions }) => sum + attack * actions, 0);
  return damage >= (players[otherSeat(seat)] as PlayerView).life;
}

/** Tries every action in an imagined world and takes the one after which things look best; ends the turn when none helps. */
export const smart: Bot<Sorcery> = {
  id: 'smart',
  level: 'L2',
  name: { en: 'smart', zh: '聪明' },
  isTame: true,
  about: { en: 'looks one action ahead and kills when it can', zh: '预看一步，能致命时必攻' },
  searches: true,
  open: byReflex((ask) => {
    const { view, decision, random } = ask;
    const { seat, options } = decision;
    const end = options.length - 1;
    if (isLethal(view, seat)) {
      const attack = options.findIndex((option) => option.type === 'attack');
      if (attack >= 0) return { choice: one(attack), reasons: [{ code: 'lethal' }] };
    }
    const world = ask.imagine(random.below(2 ** 31));
    let best = end;
    let most = valueOf(view, seat);
    for (let i = 0; i < end; i++) {
      const after = world.fork();
      after.choose(one(i));
      const value = valueOf(after.glance(seat), seat);
      if (value > most) [best, most] = [i, value];
    }
    return { choice: one(best) };
  }),
};
