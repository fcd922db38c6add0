import type { Choice, Seat } from '@cardwright/engine';
import { facesOf, type Option } from '@cardwright/ltk/public';
import { retrialGain } from './judgement.ts';
import { isKind, wishes } from './skill-value.ts';
import { enmity, isFoe, isFriend, player, type Thinking } from './thinking.ts';
import { nameOf, WEAR, worth } from './worth.ts';

/** What taking or discarding this card of somebody is worth. */
function cardOfValue(t: Thinking, { type, card }: Option): number {
  const target = t.decision.about.to as Seat;
  const { fates } = player(t, target);
  if (type === 'blind') return enmity(t, target) > 0 ? 2.2 : -2;
  const isFate = fates.some((fate) => fate.card === card);
  if (isFate) return -enmity(t, target) * 3;
  return enmity(t, target) * (WEAR[nameOf(t.view, card as number)] ?? 3) * 0.8;
}

/** What pointing at somebody is worth. */
function seatValue(t: Thinking, seat: Seat): number {
  const { skill } = t.decision.about;
  const weak = player(t, seat).hp <= 1 ? 0.3 : 0;
  return isKind(skill) ? -enmity(t, seat) + weak : enmity(t, seat) + weak;
}

const isBlack = ({ view }: Thinking, card: number): boolean =>
  ['spade', 'club'].includes(facesOf(view.options.deck)[card]?.suit ?? '');

/** How much the best card to replace a judgement with helps, if any does. */
const bestRetrial = (t: Thinking, skill: string): number =>
  t.view.hand
    .filter((card) => skill !== 'guidao' || isBlack(t, card))
    .reduce((best, card) => Math.max(best, retrialGain(t.view, t.attitude, card)), 0);

/** What it is worth to declare a card to be this (Bewilder). */
const DECLARED: Readonly<Record<string, number>> = { peach: 3, 'something-for-nothing': 2, 'peach-garden': -1 };

/** Whether to question what a foe declares: only who can afford to lose life. */
const questions = (t: Thinking): boolean => t.me.hp >= 3 && isFoe(t, t.decision.about.from as Seat);

const RETRIALS: ReadonlySet<string> = new Set(['guicai', 'guidao']);

function invokeValue(t: Thinking, option: Option): number {
  if (option.type === 'pass' || option.skill === undefined) return 0;
  if (RETRIALS.has(option.skill)) return bestRetrial(t, option.skill) > 0.5 ? 1 : -1;
  return wishes(t, option.skill) ? 1 : -1;
}

/** What picking one option among others is worth, whatever the question. */
function optionValue(t: Thinking, option: Option): number {
  switch (t.decision.kind) {
    case 'invoke':
      return invokeValue(t, option);
    case 'choose-card-of':
      return cardOfValue(t, option);
    case 'retry':
      return retrialGain(t.view, t.attitude, option.card as number) * 10 - worth(t.view, option.card as number) * 0.1;
    case 'contest':
      return (
        (facesOf(t.view.options.deck)[option.card as number]?.rank ?? 0) - worth(t.view, option.card as number) * 0.5
      );
    case 'declare':
      return DECLARED[option.pick as string] ?? 0;
    case 'question':
      return questions(t) === (option.type === 'yes') ? 1 : 0;
    default:
  }
  if (option.type === 'seat') return seatValue(t, option.seat as Seat);
  if (option.type === 'card')
    return gives(t) ? -worth(t.view, option.card as number) : worth(t.view, option.card as number);
  if (option.type === 'yes') return 0.5;
  return 0;
}

/** Whether the cards picked go away from this seat (else they come to it). */
const gives = ({ decision, view }: Thinking): boolean =>
  decision.options.some(({ card }) => card !== undefined && view.hand.includes(card));

/** Picks as many options as are worth it, the best first. */
export function bestChoice(t: Thinking): Choice {
  const { options, min, max } = t.decision;
  const ranked = options
    .map((option, index) => ({ index, value: optionValue(t, option) }))
    .sort((a, b) => b.value - a.value || a.index - b.index);
  const wanted = Math.max(min, Math.min(max, howMany(t, ranked)));
  return ranked.slice(0, wanted).map(({ index }) => index);
}

function howMany(t: Thinking, ranked: readonly { readonly index: number; readonly value: number }[]): number {
  const { kind, about } = t.decision;
  if (kind === 'give' && about.to !== undefined) {
    const extra = t.view.hand.length - Math.max(1, t.me.hp);
    return isFriend(t, about.to) ? Math.max(2, extra) : 2;
  }
  const worthwhile = ranked.filter(({ index, value }) => {
    const card = t.decision.options[index]?.card;
    return card !== undefined && gives(t) ? worth(t.view, card) <= 4 : value > 0;
  });
  return worthwhile.length;
}
