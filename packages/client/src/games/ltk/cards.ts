import type { Seat } from '@cardwright/engine';
import { facesOf, findCard, type Ltk, type View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { CardScene } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import type { CardFace, Suit } from './face.ts';
import { STAGE_WORDS } from './words.ts';

/** A card as it counts now: what it is called, and the print that is left of it. */
interface ShownCard {
  readonly name: string;
  readonly suit: Suit | null;
  readonly rank: number; // 0: none
}

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Where the first character of a card's name would not tell it apart. */
const BRUSHES: Readonly<Record<string, string>> = {
  'fire-strike': '杀',
  'lightning-strike': '杀',
  lightning: '电',
  'plus-mount': '马',
  'minus-mount': '马',
  'national-negate': '国',
  'green-dragon-crescent-blade': '龙',
  'phoenix-fan': '扇',
  'qilin-bow': '弓',
  arson: '火',
};

const ELEMENTS: Readonly<Record<string, CardFace['element']>> = {
  'fire-strike': 'fire',
  arson: 'fire',
  'lightning-strike': 'thunder',
  lightning: 'thunder',
};

export const brushOf = (name: string): string =>
  (Object.hasOwn(BRUSHES, name) ? BRUSHES[name] : findCard(name)?.text.zh[0][0]) ?? '';

const MARKS: Readonly<Record<string, string>> = { plus: '+1', minus: '−1' };

export function faceOf({ name, suit, rank }: ShownCard, language: StageContext['language']): CardFace {
  const card = findCard(name);
  const place = card?.slot ?? (card?.kind === 'delayed' ? 'fate' : null);
  return {
    is: 'card',
    brush: brushOf(name),
    name: card?.text[language][0] ?? name,
    kind: STAGE_WORDS[language].kinds[card?.kind ?? ''] ?? '',
    rank: RANKS[rank] ?? '',
    suit,
    element: Object.hasOwn(ELEMENTS, name) ? (ELEMENTS[name] ?? null) : null,
    place,
    mark: card?.range === undefined ? (MARKS[place ?? ''] ?? '') : String(card.range),
  };
}

/** A physical card. `as` is what it counts as where it lies. */
export function cardScene(view: View, card: number, context: StageContext<Ltk>, as?: string): CardScene {
  const { name, suit, rank } = facesOf(view.options.deck)[card] as ShownCard;
  const counts = as ?? name;
  const said = plain(context.presenter.noun('card', card));
  const isOther = counts !== name;
  return {
    id: `card:${card}`,
    face: faceOf({ name: counts, suit, rank }, context.language),
    name: isOther ? `${plain(context.presenter.noun('name', counts))} (${said})` : said,
    ref: { kind: 'card', id: counts },
  };
}

/** A card whose face is not seen. */
export const backScene = (id: string, name: string): CardScene => ({ id, face: null, name });

/** What each of the seat's cards could be used or played as, by the decision that is open. */
export function conversions(
  { decision, presenter, language }: StageContext<Ltk>,
  seat: Seat,
): ReadonlyMap<number, string[]> {
  const found = new Map<number, Set<string>>();
  if (decision?.seat !== seat) return new Map();
  for (const { card, as } of decision.options) {
    if (card === undefined || as === undefined) continue;
    const names = found.get(card) ?? new Set<string>();
    found.set(card, names.add(plain(presenter.noun('as', as))));
  }
  return new Map([...found].map(([card, names]) => [card, [STAGE_WORDS[language].as([...names])]]));
}
