import { defineHeroes, defineSkills } from '../../src/core/definitions.ts';
import { may, must } from '../../src/core/skill.ts';
import { playerAt } from '../../src/core/state.ts';
import { draw, handOf, move } from '../../src/core/zones.ts';
import { identityList } from '../../src/decks/identity.ts';
import { hero } from '../../src/heroes/hero.ts';
import { skill, standing } from '../../src/skills/kinds.ts';

const text = { en: ['Stand-in', 'Only in tests.'], zh: ['替身', '仅用于测试。'] } as const;

// Heroes of no game, each with the one trait that the equipment tests need.
defineSkills('identity', [
  standing('stand-in-reach', text, { extraTargets: (_g, owner, user) => (owner === user ? 1 : 0) }),
  standing('stand-in-hide', text, {
    forbids: (g, owner, _user, target, { name }) =>
      owner === target && name === 'strike' && playerAt(g, owner).hand.length === 0 ? 'stand-in-hide' : null,
  }),
  skill('stand-in-disarm', {
    text,
    triggers: [
      must('taken', {
        if: (g, self, { damage: { to, from } }) => to === self && from !== null && playerAt(g, from).slots.weapon >= 0,
        *effect(g, self, { damage }) {
          const from = damage.from as number;
          yield* move(g, [playerAt(g, from).slots.weapon], from, handOf(self), { reason: 'taken' });
        },
      }),
    ],
  }),
  skill('stand-in-snatch', {
    text,
    triggers: [
      must('targeted', {
        if: (g, self, { use, target }) => target === self && playerAt(g, use.user).slots.weapon >= 0,
        *effect(g, self, { use: { user } }) {
          yield* move(g, [playerAt(g, user).slots.weapon], user, handOf(self), { reason: 'taken' });
        },
      }),
    ],
  }),
  skill('stand-in-mend', {
    text,
    triggers: [
      may('lost', {
        if: (_g, self, { seat, equipment }) => seat === self && equipment.length > 0,
        *effect(g, self) {
          draw(g, self, 1);
        },
      }),
    ],
  }),
]);

defineHeroes('identity', [
  hero('woman', 'qun', 'female', 4, [], 'Woman', '女'),
  hero('reacher', 'qun', 'male', 4, ['stand-in-reach'], 'Reacher', '甲'),
  hero('hider', 'qun', 'male', 4, ['stand-in-hide'], 'Hider', '乙'),
  hero('disarmer', 'qun', 'male', 4, ['stand-in-disarm'], 'Disarmer', '丙'),
  hero('snatcher', 'qun', 'male', 4, ['stand-in-snatch'], 'Snatcher', '丁'),
  hero('mender', 'qun', 'male', 4, ['stand-in-mend'], 'Mender', '戊'),
]);

/** The identity deck with more cards in it. */
export const deckWith = (...lines: readonly string[]): string => [identityList.trim(), ...lines].join('\n');
