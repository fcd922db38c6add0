import type { Seat, Span } from '@cardwright/engine';
import type { Ltk, Option, View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { CardScene, Resolving, ZoneScene } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import { backScene, brushOf, cardScene, faceOf } from './cards.ts';
import type { LtkExtra } from './face.ts';
import { heroScene } from './heroes.ts';
import { STAGE_WORDS } from './words.ts';

type Use = View['stack'][number];

const NEGATES: ReadonlySet<string> = new Set(['negate', 'national-negate']);

/** Decisions whose heroes are laid out as cards; elsewhere a hero is named by a button. */
const HERO_CHOICES: ReadonlySet<string> = new Set(['choose-hero', 'choose-pair', 'choose-avatar']);

export const isHeroChoice = (kind: string): boolean => HERO_CHOICES.has(kind);

const heroesIn = (options: readonly Option[]): string[] => [
  ...new Set(options.flatMap(({ hero }) => hero?.split('+') ?? [])),
];

/** Whether a card lies before the viewer, where it can be touched. */
function isAtHand({ seat, hand, players }: View, card: number): boolean {
  const own = seat === null ? undefined : players[seat];
  if (own === undefined) return false;
  return (
    hand.includes(card) ||
    Object.values(own.slots).includes(card) ||
    Object.values(own.piles).some((pile) => pile.includes(card))
  );
}

/** What can be chosen now and does not lie before the viewer: laid out in the middle. */
function offeredCards(view: View, context: StageContext<Ltk>): CardScene[] {
  const { decision, presenter, language } = context;
  if (decision === null) return [];
  if (isHeroChoice(decision.kind)) return heroesIn(decision.options).map((hero) => heroScene(view.mode, hero, context));
  return decision.options.flatMap(({ type, card, seat }) => {
    if (type === 'blind' && seat !== undefined)
      return [backScene(`blind:${seat}`, STAGE_WORDS[language].blind(presenter.name(seat)))];
    if (type !== 'card' || card === undefined || isAtHand(view, card)) return [];
    const fate = view.players.flatMap(({ fates }) => fates).find((each) => each.card === card);
    return [cardScene(view, card, context, fate?.as)];
  });
}

/** A card being used, as what it counts as. */
function usedCard(view: View, { card }: Use, at: number, context: StageContext<Ltk>): CardScene {
  const { name, suit, rank, real, skill } = card;
  const [only] = real;
  const isItself = real.length === 1 && only !== undefined && view.processing.includes(only);
  return {
    id: isItself ? `card:${only}` : `use:${at}`,
    face: faceOf({ name, suit, rank }, context.language),
    name: plain(context.presenter.noun('card', card)),
    ref: { kind: 'card', id: name },
    ...(skill === null
      ? {}
      : { notes: [STAGE_WORDS[context.language].by(plain(context.presenter.noun('skill', skill)))] }),
  };
}

/** What is being resolved: cards in use, then judgements, damage and the dying, the outermost first. */
export function resolvingOf(view: View, context: StageContext<Ltk>): Resolving[] {
  const { presenter, language } = context;
  const words = STAGE_WORDS[language];
  const name = (seat: Seat): string => (seat === view.seat ? words.you : presenter.name(seat));
  const say = (text: string): Span[] => [{ text }];
  return [
    ...view.stack.map((use, i): Resolving => {
      const answered = NEGATES.has(use.card.name) ? view.stack[i - 1] : undefined;
      const aimed = words.aimed(name(use.user), use.targets.filter((seat) => seat !== use.user).map(name));
      const isForOther = (answered?.targets.length ?? 0) > 1 && !use.targets.includes(use.user);
      const on = isForOther ? use.targets.map(name).join('') : '';
      const what = (card: string): string => plain(presenter.noun('name', card));
      return {
        id: `use:${i}`,
        card: usedCard(view, use, i, context),
        text: say(answered === undefined ? aimed : words.against(name(use.user), what(answered.card.name), on)),
        by: use.user,
        ...(NEGATES.has(use.card.name) ? { isAnswer: true } : {}),
        targets: use.targets,
      };
    }),
    ...view.judging.map(({ seat, reason, card }, i) => ({
      id: `judgement:${i}`,
      card: view.processing.includes(card) ? cardScene(view, card, context) : null,
      text: say(words.judges(name(seat), plain(presenter.noun('name', reason)))),
      by: null,
      targets: [seat],
    })),
    ...view.hurting.map(({ from, to, amount, element }, i) => ({
      id: `damage:${i}`,
      card: null,
      text: say(words.damage(amount, element === 'normal' ? '' : plain(presenter.noun('element', element)), name(to))),
      by: from,
      targets: [to],
    })),
    ...view.dying.map((seat) => ({
      id: `dying:${seat}`,
      card: null,
      text: say(words.isDying(name(seat))),
      by: null,
      targets: [seat],
    })),
  ];
}

/** Deck, discard pile, what lies open in the middle, and what can be chosen. */
export function centreOf(view: View, context: StageContext<Ltk>): ZoneScene[] {
  const words = STAGE_WORDS[context.language];
  const offered = offeredCards(view, context);
  const isShown = new Set([
    ...offered.map(({ id }) => id),
    ...view.stack.flatMap(({ card }) => card.real.map((each) => `card:${each}`)),
    ...view.judging.map(({ card }) => `card:${card}`),
  ]);
  const open = view.processing.map((card) => cardScene(view, card, context)).filter(({ id }) => !isShown.has(id));
  const choices = { id: 'pile:offered', name: words.offered, cards: offered, count: offered.length };
  if (view.stage === 'heroes') return [choices];
  const discarded = view.discard.map((card) => cardScene(view, card, context));
  return [
    { id: 'pile:deck', name: words.deck, cards: [], count: view.deck },
    { id: 'pile:discard', name: words.discard, cards: discarded, count: discarded.length },
    { id: 'pile:table', name: words.onTable, cards: open, count: open.length },
    choices,
  ];
}

/** The card the viewer is asked for, if the open decision asks for one. */
function wantedOf({ decision, presenter, language }: StageContext<Ltk>): LtkExtra['wanted'] {
  if (decision === null || !decision.kind.startsWith('answer-')) return null;
  const { about } = decision as { readonly about?: { readonly name?: string } };
  if (about?.name === undefined) return null;
  const name = plain(presenter.noun('name', about.name));
  return { brush: brushOf(about.name), text: STAGE_WORDS[language].wanted(name) };
}

export const extraOf = (view: View, centre: readonly ZoneScene[], context: StageContext<Ltk>): LtkExtra => ({
  wanted: wantedOf(context),
  played: view.stack.flatMap(({ card }) => card.real.map((each) => `card:${each}`)),
  offered: centre.find(({ id }) => id === 'pile:offered')?.cards.map(({ id }) => id) ?? [],
});
