import type { Seat } from '@cardwright/engine';
import { chooseOne } from '../core/ask.ts';
import { damage } from '../core/damage.ts';
import { definitionOf } from '../core/definitions.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now, type Option, playerAt } from '../core/state.ts';
import { cardsOf, discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

const DAMAGE = 1;
const BE_HURT: Option = { type: 'pick', pick: 'be-hurt' };

const isKind = (g: Now, id: number, kind: 'basic' | 'equipment'): boolean => definitionOf(g, id).kind === kind;
const basics = (g: Now, self: Seat): number[] => playerAt(g, self).hand.filter((id) => isKind(g, id, 'basic'));

/** The other gives up an equipment card, or is hurt. */
function* challenge(g: Now, self: Seat, to: Seat): Asks {
  const cards = cardsOf(g, to).filter((id) => isKind(g, id, 'equipment'));
  const options = [...cards.map((card): Option => ({ type: 'card', card })), BE_HURT];
  const { card } = yield* chooseOne(g, to, 'give-up-equipment', options, { skill: 'xiaoguo', from: self });
  if (card !== undefined) yield* discard(g, to, [card], 'xiaoguo');
  else yield* damage(g, { from: self, to, amount: DAMAGE });
}

// Valiant 骁果, Yue Jin. "At the start of another's finish phase you may discard a basic card: it discards an equipment card
// or takes 1 damage from you."
export const xiaoguo = skill('xiaoguo', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase }) =>
        phase === 'finish' && seat !== self && isAlive(g, seat) && playerAt(g, self).hand.length > 0,
      payable: (g, self) => basics(g, self).length > 0,
      *effect(g, self, { seat }) {
        yield* discard(g, self, yield* choosePrice(g, self, 'xiaoguo', basics(g, self)), 'xiaoguo');
        if (isAlive(g, seat) && isAlive(g, self)) yield* challenge(g, self, seat);
      },
    }),
  ],
  says: {
    ...priceSays,
    'ask.give-up-equipment/you': {
      en: 'Discard an equipment card, or take damage from {about.from} ({about.skill})',
      zh: '弃置一张装备牌，或受到{about.from}造成的伤害（{about.skill}）',
    },
    'ask.give-up-equipment': {
      en: '{seat} {seat|discard|discards} an equipment card, or {seat|take|takes} damage from {about.from} ({about.skill})',
      zh: '{seat}弃置一张装备牌，或受到{about.from}造成的伤害（{about.skill}）',
    },
    'pick.be-hurt': { en: 'Take the damage', zh: '受到伤害' },
  },
  text: {
    en: [
      'Valiant',
      `At the start of another hero's finish phase you may discard a basic card: it discards an equipment card, hand or equipped, or takes ${DAMAGE} damage from you.`,
    ],
    zh: [
      '骁果',
      `其他角色的结束阶段开始时，你可以弃置一张基本牌，令其选择：弃置一张装备牌，或受到你造成的${DAMAGE}点伤害。`,
    ],
  },
});
