import type { Seat } from '@cardwright/engine';
import { chooseCards, chooseYes } from '../core/ask.ts';
import { may, type Skill } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const inDiscard = (g: Now, cards: readonly number[]): number[] =>
  cards.filter((card) => g.state.discard.includes(card));

function* restore(g: Now, self: Seat, to: Seat, cards: readonly number[], isFree: boolean): Asks {
  const about = { skill: 'guzheng', to };
  const [back] = yield* chooseCards(g, self, 'give-back', inDiscard(g, cards), 1, 1, about);
  if (back === undefined) return; // revealing the hero drew cards, and the pile was shuffled
  yield* move(g, [back], null, handOf(to), { reason: 'gained', skill: 'guzheng' });
  const rest = inDiscard(g, cards);
  if (
    rest.length === 0 ||
    (isFree && !(yield* chooseYes(g, self, 'gain-discarded', { skill: 'guzheng', count: rest.length })))
  )
    return;
  yield* move(g, rest, null, handOf(self), { reason: 'gained', skill: 'guzheng' });
}

/** Firm Rule; whether gaining the rest is a second choice of its own. */
const firmRule = (isFree: boolean): Skill =>
  skill('guzheng', {
    triggers: [
      may('phase-ended', {
        if: (g, self, { seat, phase, cards }) =>
          phase === 'discard' && seat !== self && isAlive(g, seat) && inDiscard(g, cards).length > 0,
        effect: (g, self, { seat, cards }) => restore(g, self, seat, cards, isFree),
      }),
    ],
    says: {
      'ask.give-back/you': {
        en: 'Choose which card {about.to} gets back ({about.skill})',
        zh: '选择令{about.to}收回的牌（{about.skill}）',
      },
      'ask.give-back': {
        en: '{seat} {seat|choose|chooses} which card {about.to} gets back ({about.skill})',
        zh: '{seat}选择令{about.to}收回的牌（{about.skill}）',
      },
      'ask.gain-discarded/you': {
        en: 'Gain the other {about.count} {about.count|card|cards}? ({about.skill})',
        zh: '是否获得其余 {about.count} 张牌（{about.skill}）',
      },
      'ask.gain-discarded': {
        en: '{seat} may gain the other {about.count} {about.count|card|cards} ({about.skill})',
        zh: '{seat}可以获得其余 {about.count} 张牌（{about.skill}）',
      },
    },
    text: {
      en: [
        'Firm Rule',
        `At the end of another hero's discard phase you may return one of the hand cards it discarded in it; then you ${isFree ? 'may ' : ''}gain all other cards discarded in that phase.`,
      ],
      zh: [
        '固政',
        `其他角色的弃牌阶段结束时，你可以令其收回一张其于此阶段弃置的手牌，然后你${isFree ? '可以' : ''}获得其余于此阶段弃置的牌。`,
      ],
    },
  });

// Firm Rule 固政, Zhang Zhao & Zhang Hong. "At the end of another's discard phase you may return one of the cards it discarded and
// gain the rest."
export const guzheng = firmRule(false);

// In kingdom war gaining the rest is a choice of its own.
export const guzhengOfKingdoms = firmRule(true);
