import type { Language } from '@cardwright/engine';
import { allCards, allHeroes, allSkills, findSkill, type HeroDefinition, type Mode, type View } from '@cardwright/ltk';

const BETWEEN: Readonly<Record<Language, string>> = { en: ': ', zh: '：' };

/** Whether what was typed is (the beginning of) one of a thing's names. */
const isMeant = (typed: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase().startsWith(typed));

const heroLines = (mode: Mode, { text, kingdom, life, skills }: HeroDefinition, language: Language): string[] => [
  `${text[language]} · ${kingdom.toUpperCase()} · ${life}`,
  ...skills.flatMap((id) => {
    const skill = findSkill(mode, id);
    return skill === undefined ? [] : [`  ${skill.text[language].join(BETWEEN[language])}`];
  }),
];

/** What a card, a skill or a hero does. A seat's number looks at its heroes. */
export function look(view: View, name: string, language: Language): string[] {
  const typed = name.trim().toLowerCase();
  const heroes = allHeroes(view.mode);
  const seated = /^\d+$/.test(typed) ? (view.players[Number(typed)]?.heroes ?? []) : [];
  const found = heroes.filter(({ id, text }) => seated.includes(id) || isMeant(typed, [id, text.en, text.zh]));
  const things = [...allCards(), ...allSkills(view.mode)].filter(({ id, text }) =>
    isMeant(typed, [id, text.en[0], text.zh[0]]),
  );
  return [
    ...found.flatMap((hero) => heroLines(view.mode, hero, language)),
    ...things.map(({ text }) => text[language].join(BETWEEN[language])),
  ];
}
