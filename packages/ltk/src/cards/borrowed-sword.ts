import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import type { Card } from '../core/card.ts';
import { type Now, playerAt } from '../core/state.ts';
import { strikeAtOnce } from '../core/strike-at-once.ts';
import { converted, handOf, move } from '../core/zones.ts';
import { otherHero, scroll } from './kinds.ts';
import { strikeTargets } from './strike.ts';

/** Whom the owner of a weapon can be made to strike: whoever it could strike once the scroll is paid, its user included. */
const victims = (g: Now, armed: Seat, { real }: Card): Seat[] =>
  strikeTargets(g, armed, converted(g, 'strike', [], armed, null), real);

// Borrowed Sword 借刀杀人. "Use on another hero with a weapon and name somebody it can strike: it uses a Strike on that one, or you gain the weapon."
export const borrowedSword = scroll('borrowed-sword', {
  hostile: true,
  aims: (g, user, card) =>
    otherHero(g, user, card).filter(
      (target) => playerAt(g, target).slots.weapon >= 0 && victims(g, target, card).length > 0,
    ),
  spares: (g, _user, target) => (playerAt(g, target).slots.weapon < 0 ? 'no-weapon-there' : 'nobody-in-its-range'),
  *targets(g, user, card, aim) {
    const armed = aim as Seat;
    const second = yield* chooseSeat(g, user, 'choose-victim', victims(g, armed, card), { to: armed });
    return { targets: [armed], second };
  },
  *before(g, use) {
    for (const armed of use.targets) g.emit?.({ type: 'victim-named', seat: use.user, from: armed, to: use.second });
  },
  *effect(g, use, target) {
    if (yield* strikeAtOnce(g, target, use.second as Seat, use, { distance: 'in-range' })) return;
    const { weapon } = playerAt(g, target).slots;
    if (weapon >= 0 && playerAt(g, use.user).alive)
      yield* move(g, [weapon], target, handOf(use.user), { reason: 'taken' });
  },
  says: {
    'ask.choose-victim/you': { en: 'Choose whom {about.to} is to strike', zh: '选择{about.to}出【杀】的目标' },
    'ask.choose-victim': {
      en: '{seat} {seat|choose|chooses} whom {about.to} is to strike',
      zh: '{seat}选择{about.to}出【杀】的目标',
    },
    'event.victim-named': {
      en: '{seat} {seat|want|wants} {from} to strike {to}',
      zh: '{seat}要{from}对{to}使用【杀】',
    },
  },
  text: {
    en: [
      'Borrowed Sword',
      'Use on another hero with a weapon and name a hero within its attack range: it uses a Strike on that hero, or you gain its weapon.',
    ],
    zh: [
      '借刀杀人',
      '对装备区里有武器牌的一名其他角色使用，并指定其攻击范围内的一名角色：其对该角色使用一张【杀】，否则你获得其武器牌。',
    ],
  },
});
