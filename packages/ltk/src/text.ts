import type { GameText, Language, Span, Words } from '@cardwright/engine';
import { type Card, type Face, formatRank, type Suit } from './core/card.ts';
import { allCards, allSkills, findCard, findHero, findSkill } from './core/definitions.ts';
import type { Mode, Options } from './core/state.ts';
import { facesOf } from './decks/deck.ts';
import { mountNamed } from './decks/mounts.ts';
import { english } from './text-en.ts';
import { chinese } from './text-zh.ts';

/** The words of one language that belong to no card and no skill. */
export type CoreWords = Omit<Words, 'noun'> & {
  readonly names: Readonly<Record<string, string>>; // suits, elements, phases, roles, kingdoms, picks
};

const SYMBOLS: Readonly<Record<Suit, string>> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };

/** Seats as Chinese players count them. */
const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

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
  const names = new Map(Object.entries({ ...core.names, ...about('pick.') }));
  const cardName = (name: string): string => findCard(name)?.text[language][0] ?? names.get(name) ?? name;
  const skillName = (id: string): string =>
    findSkill(mode, id)?.text[language][0] ?? findCard(id)?.text[language][0] ?? id;
  const aside = (words: string): string => (language === 'zh' ? `（${words}）` : ` (${words})`);
  const printed = ({ name, mount }: Face): string => {
    const own = mount === undefined ? undefined : mountNamed(mount)?.text[language];
    return own === undefined ? cardName(name) : own + aside(cardName(name));
  };
  const faceText = (face: Face): string => `${SYMBOLS[face.suit]}${formatRank(face.rank)} ${printed(face)}`;
  const faceSpan = (face: Face): Span => ({ text: faceText(face), ref: { kind: 'card', id: face.name } });
  /** A card as it is used; one that a skill has made of others: what they are, and what they count as. */
  const cardSpan = (card: Card, faces: readonly Face[]): Span => {
    const ref = { kind: 'card', id: card.name };
    const real = card.real.flatMap((id) => faces[id] ?? []);
    const [only] = real;
    if (only !== undefined && (real.length > 1 || only.name !== card.name)) {
      const made = card.skill === null ? '' : aside(skillName(card.skill));
      const parts = real.map(faceText).join(language === 'zh' ? '、' : ' + ');
      const as = language === 'zh' ? `当【${cardName(card.name)}】` : ` as ${cardName(card.name)}`;
      return { text: parts + as + made, ref };
    }
    const print = card.suit === null ? '' : `${SYMBOLS[card.suit]}${formatRank(card.rank)} `;
    const name = only === undefined ? cardName(card.name) : printed(only);
    return { text: print + name + (card.skill === null ? '' : aside(skillName(card.skill))), ref };
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
      if (isCard(value)) return cardSpan(value, faces);
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
        case 'place':
          return typeof value !== 'number' ? undefined : language === 'zh' ? NUMERALS[value] : String(value + 1);
        case 'element':
        case 'phase':
        case 'role':
        case 'kingdom':
        case 'pick':
          return typeof value === 'string' ? (names.get(value) ?? value) : undefined;
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
