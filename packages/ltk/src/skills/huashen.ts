import { below, type Seat } from '@cardwright/engine';
import { chooseOne } from '../core/ask.ts';
import { gainSkill, loseSkill } from '../core/gain.ts';
import { may, must } from '../core/skill.ts';
import { type Asks, type HeroId, type Now, type Option, playerAt } from '../core/state.ts';
import { freeHeroes, lentSkills } from '../modes/avatars.ts';
import { skill } from './kinds.ts';

const FIRST = 2;

/** What the shape taken lends just now. */
const lent = (g: Now, self: Seat): string[] => {
  const { shape, gained } = playerAt(g, self);
  return shape === null ? [] : gained.filter((id) => lentSkills(g.state, shape).includes(id));
};

/** Takes random hero cards that are not in play, unseen by the others. */
export function drawAvatars(g: Now, self: Seat, count: number): void {
  const heroes: HeroId[] = [];
  for (let i = 0; i < count; i++) {
    const free = freeHeroes(g.state);
    if (free.length === 0) break;
    const hero = free[below(g.state.rng, free.length)] as HeroId;
    const player = playerAt(g, self);
    player.avatars = [...player.avatars, { hero, open: false }];
    heroes.push(hero);
  }
  if (heroes.length > 0)
    g.emit?.({ type: 'avatars-gained', seat: self, count: heroes.length, secret: { to: [self], heroes } });
}

/** Shows an avatar and takes one of its skills; what was lent before goes. */
function* transform(g: Now, self: Seat): Asks {
  const player = playerAt(g, self);
  if (player.avatars.length === 0) return;
  const heroes = player.avatars.map(({ hero }): Option => ({ type: 'hero', hero }));
  const hero = (yield* chooseOne(g, self, 'choose-avatar', heroes, { skill: 'huashen' })).hero as HeroId;
  const skills = lentSkills(g.state, hero).map((id): Option => ({ type: 'skill', skill: id }));
  const wanted = (yield* chooseOne(g, self, 'choose-skill', skills, { skill: 'huashen' })).skill as string;
  const before = lent(g, self);
  player.avatars = player.avatars.map((each) => (each.hero === hero ? { hero, open: true } : each));
  player.shape = hero;
  g.emit?.({ type: 'avatar-shown', seat: self, hero, skill: wanted });
  for (const id of before) if (id !== wanted) yield* loseSkill(g, self, id);
  if (player.alive && !before.includes(wanted)) gainSkill(g, self, wanted);
}

// Avatar 化身, Zuo Ci. "At the start of the game take two random heroes not in play; show one and have its gender, its kingdom and
// one of its skills. At the start and at the end of your turn you may choose anew."
export const huashen = skill('huashen', {
  triggers: [
    must('game-started', {
      if: () => true,
      *effect(g, self) {
        drawAvatars(g, self, FIRST);
        yield* transform(g, self);
      },
    }),
    may('turn-started', {
      if: (g, self, { seat }) => seat === self && playerAt(g, self).avatars.length > 0,
      effect: transform,
    }),
    may('turn-ended', {
      if: (g, self, { seat }) => seat === self && playerAt(g, self).avatars.length > 0,
      effect: transform,
    }),
  ],
  says: {
    'ask.choose-avatar/you': { en: 'Choose an avatar to show', zh: '选择亮出的化身牌' },
    'ask.choose-avatar': { en: '{seat} {seat|choose|chooses} an avatar to show', zh: '{seat}选择亮出的化身牌' },
    'ask.choose-skill/you': { en: 'Choose a skill of the avatar', zh: '选择化身的技能' },
    'ask.choose-skill': { en: '{seat} {seat|choose|chooses} a skill of the avatar', zh: '{seat}选择化身的技能' },
    'event.avatars-gained': {
      en: '{seat} {seat|take|takes} {count} {count|avatar|avatars}',
      zh: '{seat}获得 {count} 张化身牌',
    },
    'event.avatars-gained/secret': {
      en: '{seat} {seat|take|takes} {secret.heroes} as avatars',
      zh: '{seat}获得化身牌{secret.heroes}',
    },
    'event.avatar-shown': {
      en: '{seat} {seat|take|takes} the shape of {hero}: {skill}',
      zh: '{seat}化身为{hero}：{skill}',
    },
  },
  text: {
    en: [
      'Avatar',
      `At the start of the game take ${FIRST} random heroes that are not in play, unseen; show one and have its gender, its kingdom and one of its skills (no lord, limited or awakening skill). At the start and at the end of each of your turns you may show one and choose anew.`,
    ],
    zh: [
      '化身',
      `游戏开始时，你随机获得${FIRST}张未加入游戏的武将牌，亮出其中一张并拥有其性别、势力和一个技能（主公技、限定技、觉醒技除外）。你的回合开始时和结束时，你可以重新选择。`,
    ],
  },
});
