import type { Seat } from '@cardwright/engine';
import { chooseCards } from './ask.ts';
import type { Card, CardName, Color } from './card.ts';
import { reveal } from './reveal.ts';
import { type ViewAs } from './skill.ts';
import { type Converter, indexOf, type SkillInForce } from './skill-index.ts';
import { type Asks, deed, type Now, type Option, playerAt } from './state.ts';
import { asItself, cardsOf, converted } from './zones.ts';

/** One way a skill makes a card that is wanted: from this card, or from cards that are chosen later. */
export interface Conversion {
  readonly held: SkillInForce;
  readonly viewAs: ViewAs;
  readonly as: CardName;
  readonly card: number | null; // null: several, chosen when it comes to it (or none at all)
}

const NONE: readonly Conversion[] = [];

export function sourceOf(g: Now, seat: Seat, { from }: ViewAs): readonly number[] {
  if (from === 'hand') return playerAt(g, seat).hand;
  if (from === 'cards') return cardsOf(g, seat);
  return playerAt(g, seat).piles[from] ?? [];
}

/** Whether a hand card would only be made what it is: it matters where that reveals a hidden hero, and nowhere else. */
const isIdle = (g: Now, { hidden }: SkillInForce, { from }: ViewAs, card: number, as: CardName): boolean =>
  !hidden && (from === 'hand' || from === 'cards') && g.faces[card]?.name === as;

/** The ways a seat's skills turn cards into others. */
export const makersOf = (g: Now, seat: Seat): readonly Converter[] => indexOf(g).makers[seat] as readonly Converter[];

/** Every way this seat's skills can make a card that is wanted. Hidden heroes count: using one reveals it. */
export function makings(
  g: Now,
  seat: Seat,
  purpose: 'use' | 'answer',
  isWanted: (name: CardName) => boolean,
): readonly Conversion[] {
  const makers = makersOf(g, seat);
  if (makers.length === 0) return NONE;
  const found: Conversion[] = [];
  for (const { held, viewAs } of makers) {
    if (viewAs.when?.(g, seat, purpose) === false) continue;
    for (const as of viewAs.as) {
      if (!isWanted(as)) continue;
      if (viewAs.count === 1) {
        for (const card of sourceOf(g, seat, viewAs))
          if (viewAs.accepts(g, seat, card, as) && !isIdle(g, held, viewAs, card, as))
            found.push({ held, viewAs, as, card });
      } else if (someSet(g, seat, viewAs, acceptable(g, seat, viewAs, as), [], ANY))
        found.push({ held, viewAs, as, card: null });
    }
  }
  return found;
}

const acceptable = (g: Now, seat: Seat, viewAs: ViewAs, as: CardName): number[] =>
  sourceOf(g, seat, viewAs).filter((id) => viewAs.accepts(g, seat, id, as));

const goesWith = (g: Now, seat: Seat, { matches }: ViewAs, chosen: readonly number[], id: number): boolean =>
  !chosen.includes(id) && matches?.(g, seat, chosen, id) !== false;

type Fits = (card: Card) => boolean;

/** Tries every set of cards of which a making can make its card, beginning with those chosen, until one will do. */
function someSet(
  g: Now,
  seat: Seat,
  viewAs: ViewAs,
  from: readonly number[], // the acceptable cards
  chosen: readonly number[],
  willDo: (real: readonly number[]) => boolean,
): boolean {
  if (chosen.length === viewAs.count) return willDo(chosen);
  return from.some(
    (id) => goesWith(g, seat, viewAs, chosen, id) && someSet(g, seat, viewAs, from, [...chosen, id], willDo),
  );
}

const ANY = (): boolean => true;

const COLORS = 3; // red, black and none

/** The cards a making can come to, one of each colour: its cards are chosen later, and whom it can be aimed at may hang on them. */
export function outcomes(g: Now, seat: Seat, { held, viewAs, as, card }: Conversion): Card[] {
  if (card !== null || viewAs.count === 0) return [converted(g, as, card === null ? [] : [card], seat, held.skill.id)];
  const found = new Map<Color | null, Card>();
  someSet(g, seat, viewAs, acceptable(g, seat, viewAs, as), [], (real) => {
    const made = converted(g, as, real, seat, held.skill.id);
    if (!found.has(made.color)) found.set(made.color, made);
    return found.size === COLORS;
  });
  return [...found.values()];
}

/** Chooses what a making still needs, so that a card comes of it that will do; reveals its hero if hidden, and makes the card. */
export function* make(g: Now, seat: Seat, { held, viewAs, as, card }: Conversion, fits?: Fits): Asks<Card> {
  const about = { skill: held.skill.id, name: as };
  const real: number[] = card === null ? [] : [card];
  const willDo = (cards: readonly number[]): boolean => fits?.(converted(g, as, cards, seat, held.skill.id)) !== false;
  while (real.length < viewAs.count) {
    const from = acceptable(g, seat, viewAs, as);
    const choices = from.filter(
      (id) => goesWith(g, seat, viewAs, real, id) && someSet(g, seat, viewAs, from, [...real, id], willDo),
    );
    real.push(...(yield* chooseCards(g, seat, 'convert', choices, 1, 1, about)));
  }
  if (held.hidden) yield* reveal(g, seat, held.hero);
  viewAs.made?.(g, seat);
  return converted(g, as, real, seat, held.skill.id);
}

/** A making as an option. */
export const makingOption = (
  type: 'use' | 'answer' | 'recast',
  { held: { skill }, as, card }: Conversion,
  seat: Seat | null = null,
): Option => deed(type, { card, as, skill: skill.id, seat });

/** A hand card as itself. */
export const plainCard = (g: Now, seat: Seat, id: number): Card => asItself(g, id, seat);
