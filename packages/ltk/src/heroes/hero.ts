import type { HeroDefinition } from '../core/definitions.ts';
import type { Gender, Kingdom } from '../core/state.ts';

export const hero = (
  id: string,
  kingdom: Kingdom,
  gender: Gender,
  life: number,
  skills: readonly string[],
  en: string,
  zh: string,
  more: Pick<HeroDefinition, 'lord' | 'companions'> = {},
): HeroDefinition => ({ id, kingdom, gender, life, skills, text: { en, zh }, ...more });

export const LORD = { lord: true } as const;
