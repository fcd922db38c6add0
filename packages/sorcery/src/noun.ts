import type { Language, Span } from '@cardwright/engine';
import { printed } from './printed.ts';
import type { Card, Subtype } from './types.ts';

const SUBTYPE_NAMES: Readonly<Record<Language, Readonly<Record<Subtype, string>>>> = {
  en: { elemental: 'Elementals', summoner: 'Summoners' },
  zh: { elemental: '元素', summoner: '召唤师' },
};

const RITUAL_SLOT: Readonly<Record<Language, string>> = { en: 'ritual', zh: '仪式' };

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const cardSpan = ({ id, name }: Card, language: Language): Span => ({
  text: printed(name).name[language],
  ref: { kind: 'card', id },
});

/** How the values of events and options read. Places and abilities count from 1. */
export const nounIn =
  (language: Language) =>
  (field: string, value: unknown): string | Span | undefined => {
    if (isCard(value)) return cardSpan(value, language);
    switch (field) {
      case 'hand':
      case 'by':
      case 'ability':
        return String((value as number) + 1);
      case 'slot':
        return value === 'ritual' ? RITUAL_SLOT[language] : String((value as number) + 1);
      case 'subtype':
        return SUBTYPE_NAMES[language][value as Subtype];
      default:
        return undefined;
    }
  };
