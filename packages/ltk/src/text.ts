import type { GameText, Language, Span, Words } from '@cardwright/engine';
import { type Card, type Face, formatRank, type Suit } from './core/card.ts';
import { allCards, allSkills, findCard, findHero, findSkill } from './core/definitions.ts';
import type { Mode, Options } from './core/state.ts';
import { facesOf } from './decks/deck.ts';
import { english } from './text-en.ts';
import { chinese } from './text-zh.ts';

/** The words of one language that belong to no card and no skill. */
export type CoreWords = Omit<Words, 'noun'> & {
  readonly names: Readonly<Record<string, string>>; // suits, elements, phases, roles, kingdoms, picks
};

const SYMBOLS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };

const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null && 'real' in value;

/** Reads the words of one language off every card and skill. */
function collect(mode: Mode, language: Language, core: CoreWords): Words {
  const said: Record<string, string> = {};
  for (const { says } of [...allCards(), ...allSkills(mode)]) {
    for (const [key, words] of Object.entries(says ?? {})) said[key] = words[language];
  }
  const about = (prefix: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(said).flatMap(([key, words]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), words]] : [],
      ),
    );
  const names = { ...core.names, ...about('pick.') };
  const cardName = (name: string): string => findCard(name)?.text[language][0] ?? names[name] ?? name;
  const skillName = (id: string): string =>
    findSkill(mode, id)?.text[language][0] ?? findCard(id)?.text[language][0] ?? id;
  const faceSpan = ({ suit, rank, name }: Face): Span => ({
    text: `${SYMBOLS[suit]}${formatRank(rank)} ${cardName(name)}`,
    ref: { kind: 'card', id: name },
  });
  const cardSpan = (card: Card): Span => {
    const print = card.suit === null ? '' : `${SYMBOLS[card.suit]}${formatRank(card.rank)} `;
    const by =
      card.skill === null ? '' : language === 'zh' ? `（${skillName(card.skill)}）` : ` (${skillName(card.skill)})`;
    return { text: `${print}${cardName(card.name)}${by}`, ref: { kind: 'card', id: card.name } };
  };
  const heroNames = (ids: string): string =>
    ids
      .split('+')
      .map((id) => findHero(mode, id)?.text[language] ?? id)
      .join(' + ');
  const between = language === 'zh' ? '、' : ', ';
  return {
    ...core,
    events: { ...core.events, ...about('event.') },
    decisions: { ...core.decisions, ...about('ask.') },
    reasons: { ...core.reasons, ...about('reason.') },
    noun(field, value, options) {
      const faces = facesOf((options as Options | undefined)?.deck ?? (mode === 'identity' ? 'battle' : 'kingdoms'));
      if (isCard(value)) return cardSpan(value);
      switch (field) {
        case 'card':
        case 'id':
          return typeof value === 'number' && faces[value] !== undefined ? faceSpan(faces[value]) : undefined;
        case 'cards': {
          if (!Array.isArray(value)) return undefined;
          return (value as number[]).flatMap((id, i): Span[] => [
            ...(i > 0 ? [{ text: between }] : []),
            faceSpan(faces[id] as Face),
          ]);
        }
        case 'name':
        case 'as':
          return typeof value === 'string' ? { text: skillOrCard(value), ref: { kind: 'card', id: value } } : undefined;
        case 'skill':
          return typeof value === 'string' ? { text: skillName(value), ref: { kind: 'skill', id: value } } : undefined;
        case 'hero':
          return typeof value === 'string' ? { text: heroNames(value), ref: { kind: 'hero', id: value } } : undefined;
        case 'heroes':
          return Array.isArray(value)
            ? (value as string[]).map((id) => findHero(mode, id)?.text[language] ?? id).join(between)
            : undefined;
        case 'element':
        case 'phase':
        case 'role':
        case 'kingdom':
        case 'pick':
          return typeof value === 'string' ? (names[value] ?? value) : undefined;
        default:
          return undefined;
      }
    },
  };

  function skillOrCard(value: string): string {
    return findCard(value) === undefined && findSkill(mode, value) !== undefined ? skillName(value) : cardName(value);
  }
}

export const text = (mode: Mode): GameText => ({
  en: collect(mode, 'en', english(mode)),
  zh: collect(mode, 'zh', chinese(mode)),
});
