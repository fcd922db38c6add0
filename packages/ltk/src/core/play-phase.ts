import type { Seat } from '@cardwright/engine';
import { AT_CHECKPOINT, decision } from './ask.ts';
import { type Card, STRIKES } from './card.ts';
import { type Conversion, make, makings, plainCard } from './convert.ts';
import { isSettled, type Targets, targetsOf } from './definitions.ts';
import { endPhase, forgetUses } from './phase.ts';
import { reveal } from './reveal.ts';
import { heldSkills, indexOf, modifiers, type SkillInForce } from './skill-index.ts';
import { type Asks, type HeroId, isAlive, NOTHING, type Now, type Option, playerAt } from './state.ts';
import { permitsOf } from './suppose.ts';
import { aimsOf, playOptions } from './survey.ts';
import { useCard } from './use.ts';
import { DISCARD, draw, move } from './zones.ts';

/** The play phase: one deed after another, each from a checkpoint, until its owner ends it. */
export function* playPhase(g: Now): Asks {
  const { state } = g;
  const seat = state.current;
  while (isAlive(g, seat) && state.acting) {
    const question = g.again ?? decision(seat, 'play', playOptions(g, seat), {}, AT_CHECKPOINT);
    const [index] = yield question;
    const option = question.options[index as number] as Option;
    if (option.type === 'end') break;
    yield* act(g, seat, option);
  }
  state.acting = false;
  forgetUses(g, seat);
  const ended = endPhase(g, seat, 'play');
  if (ended !== NOTHING) yield* ended;
}

/** Does what an option of the play phase says. */
function act(g: Now, seat: Seat, option: Option): Asks<unknown> {
  const { type, card, skill, seat: aim = null, hero } = option;
  if (type === 'skill') return hero === undefined ? useSkill(g, seat, option) : reveal(g, seat, placeOf(g, seat, hero));
  if (skill !== undefined || hero !== undefined) return actWith(g, seat, option);
  const plain = plainCard(g, seat, card as number);
  return type === 'recast' ? recast(g, seat, plain) : useFrom(g, seat, plain, aim);
}

const placeOf = (g: Now, seat: Seat, hero: HeroId): number => playerAt(g, seat).heroes.indexOf(hero);

/** Uses or recasts a card that a skill makes, or as only a hidden hero's standing skill permits: that hero is revealed first. */
function* actWith(g: Now, seat: Seat, option: Option): Asks {
  const { type, card: id, seat: aim = null, hero } = option;
  const made = makingOf(g, seat, option);
  const reaches = (each: Card): boolean => {
    const permits = permitsOf(g, seat);
    const permit = permits.find(({ id: name }) => name === hero) ?? permits.find((p) => p.hero === made?.held.hero);
    const aims = aimsOf(permit?.supposed ?? g, seat, each);
    return typeof aims !== 'string' && aims.includes(aim);
  };
  const card = made === undefined ? plainCard(g, seat, id as number) : yield* make(g, seat, made, reaches);
  if (hero !== undefined) yield* reveal(g, seat, placeOf(g, seat, hero));
  yield* type === 'recast' ? recast(g, seat, card) : useFrom(g, seat, card, aim);
}

/** The making an option names, if it names one. */
function makingOf(g: Now, seat: Seat, { skill, as, card }: Option): Conversion | undefined {
  if (skill === undefined) return undefined;
  const found = makings(g, seat, 'use', (name) => name === as);
  return found.find((making) => making.held.skill.id === skill && making.card === (card ?? null));
}

/** Uses a card in the play phase: what else must be chosen is chosen, then it is used. */
function useFrom(g: Now, seat: Seat, card: Card, aim: Seat | null): Asks<unknown> {
  const aimed = targetsOf(g, seat, card, aim);
  return isSettled(aimed) ? useOn(g, seat, card, aimed) : chooseAndUse(g, seat, card, aimed);
}

function* chooseAndUse(g: Now, seat: Seat, card: Card, choosing: Asks<Targets>): Asks {
  yield* useOn(g, seat, card, yield* choosing);
}

function useOn(g: Now, seat: Seat, card: Card, { targets, second }: Targets): Asks<unknown> {
  if (STRIKES.has(card.name)) countStrike(g, seat, card);
  if (card.name === 'wine') playerAt(g, seat).wines++;
  return useCard(g, seat, card, targets, second === undefined ? undefined : { second });
}

function* recast(g: Now, seat: Seat, card: Card): Asks {
  g.emit?.({ type: 'recast', seat, card });
  yield* move(g, card.real, seat, DISCARD, { reason: 'placed', quiet: true });
  draw(g, seat, 1);
}

/** Uses an own skill, or one that its owner lends to others. */
function useSkill(g: Now, seat: Seat, { skill: id, seat: aim = seat }: Option): Asks {
  const held = heldSkills(g, seat).find(({ skill }) => skill.id === id && skill.active !== undefined);
  if (held !== undefined) return useOwn(g, seat, held, aim);
  const granted = indexOf(g).grants.find(({ owner, skill }) => owner === aim && skill.id === id);
  return useGrant(g, aim, seat, granted?.skill as SkillInForce['skill']);
}

function* useOwn(g: Now, seat: Seat, held: SkillInForce, aim: Seat): Asks {
  if (held.hidden) yield* reveal(g, seat, held.hero);
  g.emit?.({ type: 'skill-invoked', seat, skill: held.skill.id, ...(aim === seat ? {} : { to: aim }) });
  yield* held.skill.active?.effect(g, seat, aim) as Asks;
}

function* useGrant(g: Now, owner: Seat, seat: Seat, skill: SkillInForce['skill']): Asks {
  g.emit?.({ type: 'skill-invoked', seat, skill: skill.id, to: owner });
  yield* skill.grants?.effect(g, owner, seat) as Asks;
}

/** Counts a Strike of a play phase, and tells what permits one that is not the first. */
export function countStrike(g: Now, seat: Seat, card: Card): void {
  const isFirst = playerAt(g, seat).strikes++ === 0;
  if (isFirst || g.emit === undefined) return;
  const permitting = heldSkills(g, seat).find(
    ({ skill, hidden }) => !hidden && (skill.modifies?.strikeLimit?.(g, seat, seat, card) ?? 0) > 0,
  );
  if (permitting !== undefined) g.emit({ type: 'strike-repeated', seat, skill: permitting.skill.id });
}

/** How many Strikes a seat may use in a play phase, this one among them. */
export function strikeLimit(g: Now, user: Seat, card: Card): number {
  let limit = 1;
  for (const { seat, modify } of modifiers(g).strikeLimit) limit += modify(g, seat, user, card);
  return limit;
}
