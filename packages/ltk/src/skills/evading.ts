import type { Seat } from '@cardwright/engine';
import type { Card, SkillId } from '../core/card.ts';
import { must, type Skill } from '../core/skill.ts';
import type { Now } from '../core/state.ts';
import { isHidden } from './hidden.ts';
import { skill } from './kinds.ts';

interface Named {
  readonly names: { readonly en: string; readonly zh: string };
  readonly what: { readonly en: string; readonly zh: string }; // the cards it is about
  readonly while?: { readonly en: string; readonly zh: string }; // under which condition
}

type Evades = (g: Now, owner: Seat, card: Card, paid: readonly number[]) => boolean;

/**
 * A compulsory skill that keeps cards from its owner, in both ways of playing: in identity mode the owner cannot be chosen
 * as their target; in kingdom war it can, and is removed from the targets on becoming one.
 */
export function evading(id: SkillId, evades: Evades, { names, what, while: given }: Named): EvadingSkills {
  const [en, zh] = [given?.en ?? '', given?.zh ?? ''];
  return {
    barred: skill(id, {
      compulsory: true,
      modifies: {
        forbids: (g, owner, _user, target, card, paid) =>
          target === owner && evades(g, owner, card, paid) ? id : null,
      },
      says: {
        [`reason.${id}`]: {
          en: `${names.en}: this hero cannot be the target of ${what.en}`,
          zh: `${names.zh}：不能成为${what.zh}的目标`,
        },
      },
      text: {
        en: [names.en, `Always in force. ${en}You cannot be chosen as the target of ${what.en}.`],
        zh: [names.zh, `锁定技。${zh}你不能成为${what.zh}的目标。`],
      },
    }),
    removed: skill(id, {
      compulsory: true,
      triggers: [
        must('becoming-target', {
          if: (g, self, { use, target, to, again }) =>
            target === self && to === self && evades(g, self, use.card, []) && !(again && isHidden(g, self, id)),
          *effect(_g, _self, event) {
            event.to = null;
          },
        }),
      ],
      text: {
        en: [
          names.en,
          `Always in force. ${en}When you become the target of ${what.en}, you are removed from its targets.`,
        ],
        zh: [names.zh, `锁定技。${zh}当你成为${what.zh}的目标时，取消之。`],
      },
    }),
  };
}

interface EvadingSkills {
  readonly barred: Skill;
  readonly removed: Skill;
}
