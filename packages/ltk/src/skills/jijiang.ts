import type { Seat } from '@cardwright/engine';
import { strikeAims } from '../cards/strike.ts';
import type { Card } from '../core/card.ts';
import { settled } from '../core/definitions.ts';
import { askForHelp } from '../core/help.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { countStrike } from '../core/play-phase.ts';
import { useOf } from '../core/respond.ts';
import { others } from '../core/seats.ts';
import { NEED } from '../core/skill.ts';
import { type Asks, type Now, playerAt, SLOTS } from '../core/state.ts';
import { aimsOf } from '../core/survey.ts';
import { useCard } from '../core/use.ts';
import { converted } from '../core/zones.ts';
import { skill } from './kinds.ts';

const helpers = (g: Now, self: Seat): Seat[] => others(g, self, (other) => isOfKingdom(g, other, 'shu'));

/** The Strike that is asked for: what it will be is not known before somebody gives it. */
const wanted = (g: Now, self: Seat): Card => converted(g, 'strike', [], self, 'jijiang');

const REFUSED = 'jijiang-refused';

/** A number for what can be seen of the helpers: as long as it stays the same, asking again is idle. */
function outlook(g: Now, self: Seat): number {
  let sum = 1;
  const add = (value: number): void => {
    sum = (sum * 31 + value + 1) % 1_000_003;
  };
  for (const helper of helpers(g, self)) {
    const { hand, slots } = playerAt(g, helper);
    add(helper);
    add(hand.length);
    for (const slot of SLOTS) add(slots[slot]);
  }
  return sum;
}

const refused = (g: Now, self: Seat): void => g.emit?.({ type: 'rouse-refused', seat: self, skill: 'jijiang' });

/** The targets are chosen, then a Strike is asked for. Where nobody gives one nothing has happened. */
function* strikeWithHelp(g: Now, self: Seat, aim: Seat): Asks {
  const card = wanted(g, self);
  const { targets } = yield* settled(strikeAims(g, self, card, aim));
  const use = useOf(self, card, targets);
  const need = { ...NEED, seat: self, name: 'strike', use };
  const given = yield* askForHelp(g, self, need, 'shu', 'strike');
  const player = playerAt(g, self);
  if (given === null) {
    refused(g, self);
    player.phaseMarks[REFUSED] = outlook(g, self);
    return;
  }
  countStrike(g, self, given);
  yield* useCard(g, self, given, targets, { owner: null });
}

// Rouse 激将, Liu Bei, Lord. "When you need a Strike, you may ask the other Shu heroes in turn to play it for you."
export const jijiang = skill('jijiang', {
  lord: true,
  provides: [
    {
      needs: ['strike'],
      can: (g, self) => helpers(g, self).length > 0,
      *provide(g, self, need) {
        const given = yield* askForHelp(g, self, need, 'shu', 'strike');
        if (given === null) refused(g, self);
        return given;
      },
    },
  ],
  active: {
    whyNot(g, self) {
      if (helpers(g, self).length === 0) return 'nobody-to-ask';
      if (playerAt(g, self).phaseMarks[REFUSED] === outlook(g, self)) return 'nobody-answered';
      const aims = aimsOf(g, self, wanted(g, self));
      return typeof aims === 'string' ? aims : null;
    },
    aims(g, self) {
      const aims = aimsOf(g, self, wanted(g, self));
      return typeof aims === 'string' ? [] : (aims as readonly Seat[]);
    },
    effect: strikeWithHelp,
  },
  says: {
    'event.rouse-refused': {
      en: 'Nobody plays a Strike for {seat} ({skill})',
      zh: '没有人替{seat}出【杀】（{skill}）',
    },
    'reason.nobody-to-ask': { en: 'there is nobody who could be asked', zh: '没有可以响应的角色' },
    'reason.nobody-answered': { en: 'nobody answered, and nothing has changed since', zh: '无人响应，且情况未变' },
  },
  text: {
    en: [
      'Rouse',
      'Lord skill. When you need to use or play a Strike, you may ask the other Shu heroes in turn to play one for you.',
    ],
    zh: ['激将', '主公技。当你需要使用或打出【杀】时，你可以令其他蜀势力角色依次选择是否替你打出。'],
  },
});
