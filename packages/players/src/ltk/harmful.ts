import type { Seat } from '@cardwright/engine';
import { type CardName, cardFacts, type LtkDecision, type Option, type View } from '@cardwright/ltk/public';
import { nameOf } from './worth.ts';

/** Questions in which whoever is pointed at is worse off. */
export const HARMFUL: ReadonlySet<string> = new Set([
  'add-target',
  'add-targets',
  'call-thunder',
  'choose-prey',
  'choose-rival',
  'choose-victim',
  'contest-with',
  'discard-from',
  'displace',
  'pass-damage',
  'raid',
  'speed-strike',
  'strike-next',
  'strike-one',
  'take-from',
]);

/** Skills of the play phase whose aim is worse off. */
const HARMFUL_SKILLS: ReadonlySet<string> = new Set([
  'fanjian',
  'jijiang',
  'lijian',
  'qiangxi',
  'qingcheng',
  'quhu',
  'tianyi',
  'tiaoxin',
]);

/** Skills that strike back at whoever dealt damage. */
const REVENGE: ReadonlySet<string> = new Set(['fankui', 'ganglie']);

/** Skills and weapons that make whoever the card on top is aimed at worse off than the card alone does. */
const AT_TARGET: ReadonlySet<string> = new Set([
  'frost-sword',
  'green-dragon-crescent-blade',
  'kuangfu',
  'lieren',
  'liegong',
  'mengjin',
  'qiaomeng',
  'qilin-bow',
  'stone-piercing-axe',
  'tieqi',
  'yin-yang-swords',
]);

const TAKES: ReadonlySet<CardName> = new Set(['dismantle', 'snatch']);

/** Whether a hostile card does somebody good: it takes off what lies before it, or unchains it. */
function frees({ players }: View, name: CardName, seat: Seat): boolean {
  const { chained = false, fates = [] } = players[seat] ?? {};
  return name === 'chain' ? chained : TAKES.has(name) && fates.length > 0;
}

/** Who is pointed at and worse off for it. */
function pointedAt(view: View, { kind, about }: LtkDecision, seat: Seat): Seat | null {
  if (kind === 'exile') return view.players[seat]?.faceDown === true ? null : seat;
  if (kind === 'declare-target') return about.name !== undefined && cardFacts(about.name).hostile ? seat : null;
  return HARMFUL.has(kind) && !(about.card?.name === 'chain' && frees(view, 'chain', seat)) ? seat : null;
}

/** Whom a skill harms that is used at a moment of its own. */
function victimOfMoment(view: View, self: Seat, skill: string): Seat | null {
  if (REVENGE.has(skill)) return view.hurting.at(-1)?.from ?? null;
  if (skill === 'xiaoguo') return view.current;
  return AT_TARGET.has(skill) ? (view.stack.at(-1)?.targets.find((target) => target !== self) ?? null) : null;
}

/** Whom an option harms by being chosen, as everybody can see; null: nobody, or nobody in particular. */
export function victimOf(view: View, decision: LtkDecision, option: Option): Seat | null {
  const { type, skill = '', seat, as, card, pick } = option;
  const { kind, about, seat: self } = decision;
  switch (type) {
    case 'use': {
      const name = as ?? (card === undefined ? '' : nameOf(view, card));
      return seat !== undefined && name !== '' && cardFacts(name).hostile && !frees(view, name, seat) ? seat : null;
    }
    case 'skill':
      if (kind === 'invoke') return victimOfMoment(view, self, skill);
      return kind === 'play' && HARMFUL_SKILLS.has(skill) ? (seat ?? null) : null;
    case 'answer': // with a borrowed sword
      return kind === 'answer-use' && about.name === 'strike' ? (view.stack.at(-1)?.second ?? null) : null;
    case 'pick':
      return kind === 'haunt-how' && pick !== 'draw-many' ? (about.to ?? null) : null;
    case 'seat':
      return seat === undefined ? null : pointedAt(view, decision, seat);
    default:
      return null;
  }
}
