import type { Language } from '@cardwright/engine';
import { CARD_COUNT, type Card, formatCard, isHeart, suitOf, valueOf } from '@cardwright/thrones';
import type { Piece, Sheet } from '../../scene.ts';
import { faceOf } from './cards.ts';
import { STAGE_WORDS } from './words.ts';

export const CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, card) => card);

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const SUIT_NAMES = { S: ['Spade', '黑桃'], H: ['Heart', '红心'], D: ['Diamond', '方块'], C: ['Club', '梅花'] } as const;

function cardSheet(card: Card, language: Language): Sheet {
  const words = STAGE_WORDS[language];
  const { rank, suit } = faceOf(card);
  const id = formatCard(card);
  const about = words.suits[suitOf(card)];
  const title = `${SIGNS[suit]}${rank}`;
  return {
    title,
    subtitle: about.name,
    card: { id: `sheet:${id}`, face: faceOf(card), name: id },
    paragraphs: [
      { head: `${words.value} ${valueOf(card)}.`, text: about.text },
      ...(isHeart(card) ? [] : [{ head: '', text: words.twice }]),
    ],
    see: [{ id, name: title }],
  };
}

export function sheetOf(id: string, language: Language): Sheet | null {
  const card = CARDS.find((each) => formatCard(each) === id);
  return card === undefined ? null : cardSheet(card, language);
}

/** All cards, suit by suit. */
export const gallery = (language: Language): readonly Piece[] =>
  CARDS.toSorted((a, b) => order(a) - order(b)).map((card) => {
    const { rank, suit } = faceOf(card);
    const [english, chinese] = SUIT_NAMES[suit];
    return {
      id: formatCard(card),
      group: STAGE_WORDS[language].suits[suitOf(card)].name,
      sheet: cardSheet(card, language),
      names: [`${english} ${rank}`, `${chinese}${rank}`, `${rank} ${english}`, formatCard(card)],
      concerns: [],
    };
  });

const order = (card: Card): number => 'HCSD'.indexOf(suitOf(card)) * CARD_COUNT + card;
