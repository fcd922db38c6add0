import type { Seat } from '@cardwright/engine';
import { choosePick } from '../core/ask.ts';
import { silence } from '../core/gain.ts';
import { must, type Skill } from '../core/skill.ts';
import { skillsChanged } from '../core/skill-index.ts';
import { type Asks, isAlive, type Now, PLACES, playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

/** Everything the killer's heroes can do is gone, what they gained, the avatars they kept and the shape they took included. */
function* breakAll(g: Now, _self: Seat, killer: Seat): Asks {
  const player = playerAt(g, killer);
  player.gained = [];
  player.avatars = [];
  player.shape = null;
  skillsChanged(g);
  g.emit?.({ type: 'skills-lost', seat: killer });
  for (const hero of player.heroes.keys()) yield* silence(g, killer, hero);
}

function* breakOne(g: Now, self: Seat, killer: Seat): Asks {
  const pick = yield* choosePick(g, self, 'break-hero', PLACES, { skill: 'duanchang', to: killer });
  g.emit?.({ type: 'hero-skills-lost', seat: killer, pick });
  yield* silence(g, killer, PLACES.indexOf(pick as (typeof PLACES)[number]));
}

const brokenHeart = (effect: (g: Now, self: Seat, killer: Seat) => Asks, rest: Pick<Skill, 'says' | 'text'>): Skill =>
  skill('duanchang', {
    compulsory: true,
    triggers: [
      must('death', {
        if: (g, self, { seat, killer }) => seat === self && killer !== null && killer !== self && isAlive(g, killer),
        effect: (g, self, { killer }) => effect(g, self, killer as Seat),
      }),
    ],
    ...rest,
  });

// Broken Heart 断肠, Cai Wenji, compulsory. "Whoever kills you loses all hero skills for the rest of the game."
export const duanchang = brokenHeart(breakAll, {
  says: { 'event.skills-lost': { en: '{seat} {seat|lose|loses} all skills', zh: '{seat}失去所有武将技能' } },
  text: {
    en: ['Broken Heart', 'Always in force. The hero who kills you loses all its hero skills for the rest of the game.'],
    zh: ['断肠', '锁定技。杀死你的角色失去所有武将技能。'],
  },
});

// In kingdom war: "Whoever kills you loses the skills of one of its two heroes, which you choose."
export const duanchangOfKingdoms = brokenHeart(breakOne, {
  says: {
    'ask.break-hero/you': {
      en: 'Choose which hero of {about.to} loses its skills ({about.skill})',
      zh: '选择{about.to}失去技能的武将（{about.skill}）',
    },
    'ask.break-hero': {
      en: '{seat} {seat|choose|chooses} which hero of {about.to} loses its skills ({about.skill})',
      zh: '{seat}选择{about.to}失去技能的武将（{about.skill}）',
    },
    'event.hero-skills-lost': {
      en: '{seat} {seat|lose|loses} the skills of a hero: {pick}',
      zh: '{seat}失去一张武将牌的技能：{pick}',
    },
  },
  text: {
    en: [
      'Broken Heart',
      'Always in force. The player who kills you loses the skills of one of its two heroes, which you choose.',
    ],
    zh: ['断肠', '锁定技。杀死你的角色失去你指定的一张武将牌上的所有技能。'],
  },
});
