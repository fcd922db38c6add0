import type { Seat } from '@cardwright/engine';
import { basics } from '../cards/basics.ts';
import { scrolls } from '../cards/scrolls.ts';
import { chooseCards, choosePick, chooseSeat, chooseYes } from '../core/ask.ts';
import { type Card, type CardName, type Face, isNamed, STRIKES } from '../core/card.ts';
import { layFaceDown, turnUp } from '../core/contest.ts';
import { type Says, settled, type Targets, targetsOf } from '../core/definitions.ts';
import { loseLife } from '../core/life.ts';
import { fire } from '../core/moment.ts';
import { countStrike } from '../core/play-phase.ts';
import { others } from '../core/seats.ts';
import { type Need } from '../core/skill.ts';
import { type Asks, isAlive, type Now, playerAt } from '../core/state.ts';
import { aimsOf } from '../core/survey.ts';
import { mayTarget, useCard } from '../core/use.ts';
import { converted, draw, settle, suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

const FACE_DOWN = 'guhuo';
const LIFE = 1;
const CARDS = 1;

const declarable = new WeakMap<readonly Face[], readonly CardName[]>();

/** The names that can be declared: the basic cards and scrolls of this deck that are not delayed. Worked out once a deck. */
function names({ faces }: Now): readonly CardName[] {
  let found = declarable.get(faces);
  if (found === undefined) {
    found = [...basics, ...scrolls].map(({ id }) => id).filter((id) => faces.some(({ name }) => name === id));
    declarable.set(faces, found);
  }
  return found;
}

/** A hand card as what it is declared to be. Nobody knows its suit yet, so no suit decides whom it can be aimed at. */
const declared = (g: Now, self: Seat, name: CardName, id: number): Card => ({
  ...converted(g, name, [], self, 'guhuo'),
  real: [id],
});

const isUsable = (g: Now, self: Seat, id: number, name: CardName): boolean =>
  typeof aimsOf(g, self, declared(g, self, name, id)) !== 'string';

const usable = (g: Now, self: Seat, id: number): CardName[] => names(g).filter((name) => isUsable(g, self, id, name));

/** Everybody else who has life says in turn whether to question the card. */
function* askQuestioners(g: Now, self: Seat, name: CardName): Asks<Seat[]> {
  const found: Seat[] = [];
  for (const seat of others(g, self)) {
    if (playerAt(g, seat).hp <= 0) continue;
    const questions = yield* chooseYes(g, seat, 'question', { skill: 'guhuo', name, from: self });
    if (questions) found.push(seat);
    g.emit?.({ type: questions ? 'card-questioned' : 'card-believed', seat, to: self, name });
  }
  return found;
}

/**
 * A hand card is laid face down and declared to be some card; who doubts it says so; it is turned up. Returns the card, which
 * lies in processing, or null where it came to nothing.
 */
function* declare(g: Now, self: Seat, id: number, name: CardName, aimed: Targets | null): Asks<Card | null> {
  layFaceDown(g, self, id, FACE_DOWN);
  const aim =
    aimed === null ? {} : { targets: aimed.targets, ...(aimed.second === undefined ? {} : { to: aimed.second }) };
  g.emit?.({ type: 'card-declared', seat: self, name, ...aim });
  const questioners = yield* askQuestioners(g, self, name);
  const card = turnUp(g, self, FACE_DOWN);
  const isTrue = g.faces[card]?.name === name;
  g.emit?.({ type: 'declared-shown', seat: self, name, cards: [card] });
  const emptied = playerAt(g, self).hand.length === 0;
  yield* fire(g, 'lost', { seat: self, hand: [card], equipment: [], emptied, reason: 'used' });
  for (const seat of questioners) {
    if (!isAlive(g, seat)) continue;
    if (isTrue) yield* loseLife(g, seat, LIFE);
    else draw(g, seat, CARDS);
  }
  const stands = questioners.length === 0 || (isTrue && suitFor(g, card, self) === 'heart');
  if (stands && isAlive(g, self)) return converted(g, name, [card], self, 'guhuo');
  g.emit?.({ type: 'declared-void', seat: self, cards: [card] });
  settle(g, [card]);
  return null;
}

const chooseBluff = (g: Now, self: Seat, cards: readonly number[]): Asks<number[]> =>
  chooseCards(g, self, 'lay-down', cards, 1, 1, { skill: 'guhuo' });

/** In the play phase: a card, what it shall be, and all its targets are chosen before it is declared. */
function* bewilder(g: Now, self: Seat): Asks {
  const player = playerAt(g, self);
  const [id] = (yield* chooseBluff(g, self, layable(g, self))) as [number];
  const name = yield* choosePick(g, self, 'declare', usable(g, self, id), { skill: 'guhuo' });
  const face = declared(g, self, name, id);
  const aims = aimsOf(g, self, face) as readonly (Seat | null)[];
  const aim =
    aims[0] === null ? null : yield* chooseSeat(g, self, 'declare-target', aims as Seat[], { skill: 'guhuo', name });
  const aimed = yield* settled(targetsOf(g, self, face, aim));
  const card = yield* declare(g, self, id, name, aimed);
  if (card === null) return;
  const left = aimed.targets.filter((target) => isAlive(g, target) && mayTarget(g, self, target, card));
  if (left.length === 0) return settle(g, card.real);
  if (STRIKES.has(name)) countStrike(g, self, card);
  if (name === 'wine') player.wines++;
  yield* useCard(g, self, card, left, { owner: null, ...(aimed.second === undefined ? {} : { second: aimed.second }) });
}

const isLayable = (g: Now, self: Seat, id: number): boolean => names(g).some((name) => isUsable(g, self, id, name));

/** The hand cards that can be declared to be something now. */
const layable = (g: Now, self: Seat): number[] => playerAt(g, self).hand.filter((id) => isLayable(g, self, id));

/** What a hand card may be declared to be when a card is needed. */
const fitting = (g: Now, self: Seat, { name, fits }: Need): CardName[] =>
  names(g).filter(
    (each) =>
      (name === 'peach-or-wine' ? each === 'peach' || each === 'wine' : isNamed(each, name)) &&
      fits?.(converted(g, each, [], self, 'guhuo')) !== false,
  );

function* answer(g: Now, self: Seat, need: Need): Asks<Card | null> {
  const [id] = (yield* chooseBluff(g, self, playerAt(g, self).hand)) as [number];
  const name = yield* choosePick(g, self, 'declare', fitting(g, self, need), { skill: 'guhuo' });
  return yield* declare(g, self, id, name, need.dying === null ? null : { targets: [need.dying] });
}

const pickNames: Says = Object.fromEntries(
  [...basics, ...scrolls].map(({ id, text }) => [`pick.${id}`, { en: text.en[0], zh: text.zh[0] }]),
);

// Bewilder 蛊惑, Yu Ji. "You may lay a hand card face down and use or play it as any basic card or scroll that is not delayed. Who
// questions it loses 1 life if it is what you said, else draws a card; questioned, it counts only if it is true and a Heart."
export const guhuo = skill('guhuo', {
  provides: [
    {
      needs: ['strike', 'dodge', 'peach', 'wine', 'negate'],
      can: (g, self, need) => playerAt(g, self).hand.length > 0 && fitting(g, self, need).length > 0,
      provide: answer,
      repeats: true,
    },
  ],
  active: {
    whyNot(g, self) {
      if (playerAt(g, self).hand.length === 0) return 'no-hand';
      return playerAt(g, self).hand.some((id) => isLayable(g, self, id)) ? null : 'no-target';
    },
    effect: bewilder,
  },
  says: {
    ...pickNames,
    'ask.lay-down/you': {
      en: 'Choose a hand card to lay face down ({about.skill})',
      zh: '选择一张手牌扣置（{about.skill}）',
    },
    'ask.lay-down': {
      en: '{seat} {seat|choose|chooses} a hand card to lay face down ({about.skill})',
      zh: '{seat}选择一张手牌扣置（{about.skill}）',
    },
    'ask.declare/you': { en: 'Say what the card is ({about.skill})', zh: '声明牌名（{about.skill}）' },
    'ask.declare': {
      en: '{seat} {seat|say|says} what the card is ({about.skill})',
      zh: '{seat}声明牌名（{about.skill}）',
    },
    'ask.declare-target/you': {
      en: 'Choose a target for {about.name} ({about.skill})',
      zh: '选择{about.name}的目标（{about.skill}）',
    },
    'ask.declare-target': {
      en: '{seat} {seat|choose|chooses} a target for {about.name} ({about.skill})',
      zh: '{seat}选择{about.name}的目标（{about.skill}）',
    },
    'ask.question/you': {
      en: '{about.from} says it is {about.name}: question it?',
      zh: '{about.from}声明此牌为{about.name}：是否质疑？',
    },
    'ask.question': {
      en: '{seat} may question whether the card of {about.from} is {about.name}',
      zh: '{seat}选择是否质疑{about.from}声明的{about.name}',
    },
    'event.card-declared': {
      en: '{seat} {seat|lay|lays} a card face down and {seat|say|says} it is {name}[targets.0| on {targets}][to| against {to}]',
      zh: '{seat}扣置一张牌，声明为{name}[targets.0|，目标{targets}][to|，指向{to}]',
    },
    'event.card-questioned': {
      en: "{seat} {seat|question|questions} {to}'s {name}",
      zh: '{seat}质疑{to}的{name}',
    },
    'event.card-believed': {
      en: "{seat} {seat|do|does} not question {to}'s {name}",
      zh: '{seat}不质疑{to}的{name}',
    },
    'event.declared-shown': { en: 'The card {seat} called {name} is {cards}', zh: '{seat}声明为{name}的牌是{cards}' },
    'event.declared-void': { en: "{seat}'s {cards} counts for nothing", zh: '{seat}的{cards}作废' },
  },
  text: {
    en: [
      'Bewilder',
      `When you could use or play a basic card or a scroll that is not delayed, you may lay a hand card face down and declare it to be one. Every other hero with life may question it; then it is turned up. Questioners lose ${LIFE} life each if it is what you said, else draw ${CARDS} card each. A questioned card counts only if it is true and a Heart; otherwise as declared.`,
    ],
    zh: [
      '蛊惑',
      `当你需要使用或打出基本牌或非延时锦囊牌时，你可以扣置一张手牌并声明为其中一种。体力值大于0的其他角色依次选择是否质疑，然后亮出此牌。若为真，质疑者各失去${LIFE}点体力；若为假，质疑者各摸${CARDS}张牌。被质疑的牌仅在为真且为红桃时有效；无人质疑则按声明生效。`,
    ],
  },
});
