import type { Seat } from '@cardwright/engine';
import { chooseYes } from '../core/ask.ts';
import { contest, mayContest, settleContest } from '../core/contest.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { isAwake } from './awaken.ts';
import { skill } from './kinds.ts';
import { usedUp, useUp } from './once.ts';

function* challenge(g: Now, owner: Seat, seat: Seat): Asks {
  useUp(g, seat, 'zhiba');
  const about = { skill: 'zhiba', from: seat };
  if (isAwake(g, owner, 'hunzi') && !(yield* chooseYes(g, owner, 'accept-contest', about))) {
    g.emit?.({ type: 'contest-refused', seat: owner, to: seat });
    return;
  }
  const held = yield* contest(g, seat, owner, 'zhiba');
  const left = held.cards.filter((id) => g.state.processing.includes(id));
  if (!held.won && isAlive(g, owner) && left.length > 0 && (yield* chooseYes(g, owner, 'keep-contest-cards', about)))
    yield* move(g, left, null, handOf(owner), { reason: 'gained', skill: 'zhiba' });
  settleContest(g, held);
}

// Hegemony 制霸, Sun Ce, Lord. "Every other Wu hero may contest you once in its play phase; unless it wins, you may gain both
// cards. After Soul Bearing you may refuse."
export const zhiba = skill('zhiba', {
  lord: true,
  grants: {
    to: (g, _owner, seat) => isOfKingdom(g, seat, 'wu'),
    whyNot: (g, owner, seat) => usedUp(g, seat, 'zhiba') ?? (mayContest(g, seat, owner) ? null : 'no-hand'),
    effect: challenge,
  },
  says: {
    'ask.accept-contest/you': {
      en: '{about.from} wants a contest with you: accept it? ({about.skill})',
      zh: '是否接受{about.from}的拼点（{about.skill}）',
    },
    'ask.accept-contest': {
      en: '{seat} may refuse the contest with {about.from} ({about.skill})',
      zh: '{seat}是否接受{about.from}的拼点（{about.skill}）',
    },
    'ask.keep-contest-cards/you': {
      en: 'Gain both cards of the contest? ({about.skill})',
      zh: '是否获得两张拼点牌（{about.skill}）',
    },
    'ask.keep-contest-cards': {
      en: '{seat} may gain both cards of the contest ({about.skill})',
      zh: '{seat}可以获得两张拼点牌（{about.skill}）',
    },
    'event.contest-refused': { en: '{seat} {seat|refuse|refuses} the contest with {to}', zh: '{seat}拒绝与{to}拼点' },
  },
  text: {
    en: [
      'Hegemony',
      'Lord skill. Every other Wu hero may contest you once in its play phase; unless it wins, you may gain both cards. After Soul Bearing you may refuse the contest.',
    ],
    zh: [
      '制霸',
      '主公技。其他吴势力角色的出牌阶段限一次，其可以与你拼点：若其没赢，你可以获得两张拼点牌。你发动“魂姿”后，可以拒绝此拼点。',
    ],
  },
});
