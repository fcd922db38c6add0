import type { Refusal, Seat } from '@cardwright/engine';
import type { Card } from './card.ts';
import { makingOption, makings, outcomes, plainCard } from './convert.ts';
import { type CardDefinition, cardNamed, definitionOf } from './definitions.ts';
import { inOrder, others } from './seats.ts';
import { heldSkills, indexOf } from './skill-index.ts';
import { deed, type HeroId, isAlive, type Now, type Option, playerAt } from './state.ts';
import { isSimplyThere, type Permit, permitsOf } from './suppose.ts';
import { mayTarget, whyNotTarget } from './use.ts';

const END = deed('end', {});

type Aims = readonly (Seat | null)[];

/** Whom a card can be aimed at now, or why it cannot be used. */
export const aimsOf = (g: Now, user: Seat, card: Card): Aims | string => aimsBy(cardNamed(card.name), g, user, card);

function aimsBy({ aims, whyNot, ranged }: CardDefinition, g: Now, user: Seat, card: Card): Aims | string {
  if (aims === undefined) return 'only-as-answer';
  const reason = whyNot?.(g, user, card) ?? null;
  if (reason !== null) return reason;
  const found = aims(g, user, card);
  if (found.length > 0) return found;
  return ranged === true && others(g, user).some((other) => mayTarget(g, user, other, card)) ? 'too-far' : 'no-target';
}

/** Why a card that can be used now cannot be aimed at this hero. */
function whyNotAim(g: Now, user: Seat, target: Seat, card: Card): string {
  if (target === user) return 'not-oneself';
  const { spares, ranged } = cardNamed(card.name);
  const reason = whyNotTarget(g, user, target, card) ?? spares?.(g, user, target, card) ?? null;
  return reason ?? (ranged === true ? 'target-too-far' : 'no-such-target');
}

/** Whom any of the cards can be aimed at that may come of a making. */
function aimsOfAny(g: Now, user: Seat, cards: readonly Card[]): Aims {
  const [only] = cards;
  if (only !== undefined && cards.length === 1) {
    const aims = aimsOf(g, user, only);
    return typeof aims === 'string' ? [] : aims;
  }
  const found = cards.map((card) => aimsOf(g, user, card)).filter((aims) => typeof aims !== 'string');
  return [...new Set(found.flat())];
}

/** Whom a card can be aimed at only if a hidden hero is turned up for it. */
function furtherAims(seat: Seat, card: Card, aims: Aims | string, { supposed }: Permit): Aims {
  const further = aimsOf(supposed, seat, card);
  if (typeof further === 'string') return [];
  return typeof aims === 'string' ? further : further.filter((aim) => !aims.includes(aim));
}

/** Collects what a seat can do in its play phase, and why the rest is impossible. */
interface Survey {
  readonly options: Option[];
  readonly refusals: Refusal<Option>[] | null; // null: nobody asks why
  readonly permits: readonly Permit[]; //         of hidden heroes
}

function surveyCards(g: Now, seat: Seat, { options, refusals, permits }: Survey): void {
  for (const id of playerAt(g, seat).hand) {
    const card = plainCard(g, seat, id);
    const definition = definitionOf(g, id);
    const aims = aimsBy(definition, g, seat, card);
    const before = options.length;
    if (typeof aims !== 'string') for (const aim of aims) options.push(deed('use', { card: id, seat: aim }));
    for (const permit of permits)
      for (const aim of furtherAims(seat, card, aims, permit))
        options.push(deed('use', { card: id, hero: permit.id, seat: aim }));
    if (typeof aims === 'string' && options.length === before)
      refusals?.push({ option: { type: 'use', card: id }, reason: aims });
    if (definition.recast === true) options.push(deed('recast', { card: id }));
  }
}

const isUsable = (name: string): boolean => cardNamed(name).aims !== undefined;

/** For each card that can be aimed at somebody: why not at the others. */
function surveySpared(g: Now, seat: Seat, { options, refusals }: Survey): void {
  if (refusals === null) return;
  for (const id of playerAt(g, seat).hand) {
    const aimed = options.filter(({ card, seat: aim }) => card === id && aim !== undefined);
    if (aimed.length === 0) continue;
    const { as } = aimed[0] as Option;
    const plain = plainCard(g, seat, id);
    const card = as === undefined ? plain : { ...plain, name: as };
    for (const other of inOrder(g))
      if (!aimed.some((option) => option.seat === other))
        refusals.push({ option: { type: 'use', card: id, seat: other }, reason: whyNotAim(g, seat, other, card) });
  }
}

function surveyMakings(g: Now, seat: Seat, { options, permits }: Survey): void {
  for (const making of makings(g, seat, 'use', isUsable)) {
    const { held } = making;
    const cards = outcomes(g, seat, making);
    const own = held.hidden ? permits.find(({ hero }) => hero === held.hero) : undefined; // making it reveals the hero
    const aims = aimsOfAny(own?.supposed ?? g, seat, cards);
    for (const aim of aims) options.push(makingOption('use', making, aim));
    for (const permit of permits) {
      if (permit === own) continue;
      for (const aim of aimsOfAny(permit.supposed, seat, cards))
        if (!aims.includes(aim)) options.push({ ...makingOption('use', making, aim), hero: permit.id });
    }
    if (making.card !== null && cardNamed(making.as).recast === true) options.push(makingOption('recast', making));
  }
}

function surveySkills(g: Now, seat: Seat, { options, refusals }: Survey): void {
  for (const held of heldSkills(g, seat)) {
    const { active, id } = held.skill;
    if (active === undefined) {
      if (held.hidden && isSimplyThere(held.skill)) {
        const hero = playerAt(g, seat).heroes[held.hero] as HeroId; // both heroes may have the skill
        options.push(deed('skill', { skill: id, hero }));
      }
      continue;
    }
    const reason = active.whyNot(g, seat);
    if (reason !== null) {
      refusals?.push({ option: { type: 'skill', skill: id }, reason });
      continue;
    }
    const aims = active.aims?.(g, seat);
    if (aims === undefined) options.push(deed('skill', { skill: id }));
    else if (aims.length === 0) refusals?.push({ option: { type: 'skill', skill: id }, reason: 'no-target' });
    else {
      for (const aim of aims) options.push(deed('skill', { skill: id, seat: aim }));
      for (const other of inOrder(g))
        if (!aims.includes(other))
          refusals?.push({ option: { type: 'skill', skill: id, seat: other }, reason: 'skill-target' });
    }
  }
}

function surveyGrants(g: Now, seat: Seat, { options, refusals }: Survey): void {
  for (const { owner, skill } of indexOf(g).grants) {
    const { grants } = skill;
    if (owner === seat || grants === undefined || !isAlive(g, owner) || !grants.to(g, owner, seat)) continue;
    const reason = grants.whyNot(g, owner, seat);
    const option = deed('skill', { skill: skill.id, seat: owner });
    if (reason === null) options.push(option);
    else refusals?.push({ option, reason });
  }
}

function survey(g: Now, seat: Seat, refusals: Refusal<Option>[] | null): Option[] {
  const found: Survey = { options: [], refusals, permits: permitsOf(g, seat) };
  surveyCards(g, seat, found);
  surveyMakings(g, seat, found);
  surveySpared(g, seat, found);
  surveySkills(g, seat, found);
  surveyGrants(g, seat, found);
  return found.options;
}

/** Everything a seat can do in its play phase, ending it included. */
export function playOptions(g: Now, seat: Seat): Option[] {
  const options = survey(g, seat, null);
  options.push(END);
  return options;
}

/** Why the rest of the hand and of the skills cannot be used in the play phase. */
export function playRefusals(g: Now, seat: Seat): Refusal<Option>[] {
  const refusals: Refusal<Option>[] = [];
  survey(g, seat, refusals);
  return refusals;
}
