import type { Refusal, Seat } from '@cardwright/engine';
import { decision } from './ask.ts';
import { type Card, STRIKES } from './card.ts';
import { type Making, make, makingOption, makings, plainCard } from './convert.ts';
import { cardNamed } from './definitions.ts';
import { reveal } from './reveal.ts';
import { type Held, heldSkills, indexOf, modifiers } from './skill-index.ts';
import { type Asks, type HeroId, isAlive, type Now, type Option, playerAt } from './state.ts';
import { useCard } from './use.ts';
import { converted, DISCARD, draw, move } from './zones.ts';

const END: Option = { type: 'end' };

/** Whom a card can be aimed at now, or why it cannot be used. */
export function aimsOf(g: Now, user: Seat, card: Card): readonly (Seat | null)[] | string {
  const { aims, whyNot } = cardNamed(card.name);
  if (aims === undefined) return 'only-as-answer';
  const reason = whyNot?.(g, user, card) ?? null;
  if (reason !== null) return reason;
  const found = aims(g, user, card);
  return found.length > 0 ? found : 'no-target';
}

/** One thing a seat can do in its play phase: the option, and what it does. */
interface Deed {
  readonly option: Option;
  readonly act: () => Asks;
}

/** Collects deeds, and why the rest is impossible. */
interface Survey {
  readonly deeds: Deed[];
  readonly refusals: Refusal<Option>[] | null; // null: nobody asks why
}

function surveyCards(g: Now, seat: Seat, { deeds, refusals }: Survey): void {
  for (const id of playerAt(g, seat).hand) {
    const card = plainCard(g, seat, id);
    const aims = aimsOf(g, seat, card);
    if (typeof aims === 'string') refusals?.push({ option: { type: 'use', card: id }, reason: aims });
    else
      for (const aim of aims) {
        const option: Option = aim === null ? { type: 'use', card: id } : { type: 'use', card: id, seat: aim };
        deeds.push({ option, act: () => useFrom(g, seat, card, aim) });
      }
    if (cardNamed(card.name).recast === true)
      deeds.push({ option: { type: 'recast', card: id }, act: () => recast(g, seat, card) });
  }
}

function surveyMakings(g: Now, seat: Seat, { deeds }: Survey): void {
  for (const making of makings(g, seat, 'use', (name) => cardNamed(name).aims !== undefined)) {
    const card = converted(g, making.as, making.card === null ? [] : [making.card], seat, making.held.skill.id);
    const aims = aimsOf(g, seat, card);
    if (typeof aims !== 'string') {
      for (const aim of aims)
        deeds.push({ option: makingOption('use', making, aim), act: () => useMade(g, seat, making, aim) });
    }
    if (making.card !== null && cardNamed(making.as).recast === true) {
      deeds.push({ option: makingOption('recast', making), act: () => recastMade(g, seat, making) });
    }
  }
}

function surveySkills(g: Now, seat: Seat, { deeds, refusals }: Survey): void {
  for (const held of heldSkills(g, seat)) {
    const { active, id, modifies } = held.skill;
    if (active === undefined) {
      if (held.hidden && modifies !== undefined) {
        const hero = playerAt(g, seat).heroes[held.hero] as HeroId; // both heroes may have the skill
        deeds.push({ option: { type: 'skill', skill: id, hero }, act: () => reveal(g, seat, held.hero) });
      }
      continue;
    }
    const reason = active.whyNot(g, seat);
    if (reason !== null) {
      refusals?.push({ option: { type: 'skill', skill: id }, reason });
      continue;
    }
    const aims = active.aims?.(g, seat);
    if (aims === undefined)
      deeds.push({ option: { type: 'skill', skill: id }, act: () => useSkill(g, seat, held, seat) });
    else if (aims.length === 0) refusals?.push({ option: { type: 'skill', skill: id }, reason: 'no-target' });
    else
      for (const aim of aims)
        deeds.push({ option: { type: 'skill', skill: id, seat: aim }, act: () => useSkill(g, seat, held, aim) });
  }
  for (const { owner, skill } of indexOf(g).grants) {
    const { grants } = skill;
    if (owner === seat || grants === undefined || !isAlive(g, owner) || !grants.to(g, owner, seat)) continue;
    const reason = grants.whyNot(g, owner, seat);
    const option: Option = { type: 'skill', skill: skill.id, seat: owner };
    if (reason === null) deeds.push({ option, act: () => useGrant(g, owner, seat, skill) });
    else refusals?.push({ option, reason });
  }
}

function survey(g: Now, seat: Seat, refusals: Refusal<Option>[] | null): Survey {
  const found: Survey = { deeds: [], refusals };
  surveyCards(g, seat, found);
  surveyMakings(g, seat, found);
  surveySkills(g, seat, found);
  return found;
}

/** Why the rest of the hand and of the skills cannot be used in the play phase. */
export function playRefusals(g: Now, seat: Seat): Refusal<Option>[] {
  const refusals: Refusal<Option>[] = [];
  survey(g, seat, refusals);
  return refusals;
}

/** The play phase: one deed after another, each from a checkpoint, until its owner ends it. */
export function* playPhase(g: Now): Asks {
  const { state } = g;
  const seat = state.current;
  while (isAlive(g, seat) && state.acting) {
    const { deeds } = survey(g, seat, null);
    const options = [...deeds.map(({ option }) => option), END];
    const [index] = yield decision(seat, 'play', options, {}, { checkpoint: true });
    const deed = deeds[index as number];
    if (deed === undefined) return;
    yield* deed.act();
  }
}

function* useMade(g: Now, seat: Seat, making: Making, aim: Seat | null): Asks {
  yield* useFrom(g, seat, yield* make(g, seat, making), aim);
}

/** Uses a card in the play phase: what else must be chosen is chosen, then it is used. */
export function* useFrom(g: Now, seat: Seat, card: Card, aim: Seat | null): Asks {
  const player = playerAt(g, seat);
  const { targets } = cardNamed(card.name);
  const aimed = targets === undefined ? { targets: aim === null ? [] : [aim] } : yield* targets(g, seat, card, aim);
  if (STRIKES.has(card.name)) player.strikes++;
  if (card.name === 'wine') player.wines++;
  yield* useCard(g, seat, card, aimed.targets, aimed.second === undefined ? {} : { second: aimed.second });
}

function* recast(g: Now, seat: Seat, card: Card): Asks {
  g.emit?.({ type: 'recast', seat, card });
  yield* move(g, card.real, seat, DISCARD, { reason: 'placed', quiet: true });
  draw(g, seat, 1);
}

function* recastMade(g: Now, seat: Seat, making: Making): Asks {
  yield* recast(g, seat, yield* make(g, seat, making));
}

function* useSkill(g: Now, seat: Seat, held: Held, aim: Seat): Asks {
  if (held.hidden) yield* reveal(g, seat, held.hero);
  g.emit?.({ type: 'skill-invoked', seat, skill: held.skill.id, ...(aim === seat ? {} : { to: aim }) });
  yield* held.skill.active?.effect(g, seat, aim) as Asks;
}

function* useGrant(g: Now, owner: Seat, seat: Seat, skill: Held['skill']): Asks {
  g.emit?.({ type: 'skill-invoked', seat, skill: skill.id, to: owner });
  yield* skill.grants?.effect(g, owner, seat) as Asks;
}

/** How many Strikes a seat may use in a play phase, this one among them. */
export function strikeLimit(g: Now, user: Seat, card: Card): number {
  let limit = 1;
  for (const { seat, modify } of modifiers(g, 'strikeLimit')) limit += modify(g, seat, user, card);
  return limit;
}
