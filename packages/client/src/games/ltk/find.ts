import { allCards, allHeroes, allSkills, type View } from '@cardwright/ltk';
import type { Ref } from '../../scene.ts';

/** What a name may mean: heroes, cards and skills by the beginning of their names, a player by the seat's number, from 1. */
export function find(name: string, { mode, players }: View): Ref[] {
  const typed = name.trim().toLowerCase();
  if (/^\d+$/.test(typed))
    return players[Number(typed) - 1] === undefined ? [] : [{ kind: 'seat', id: Number(typed) - 1 }];
  const isMeant = (...names: readonly string[]): boolean => names.some((each) => each.toLowerCase().startsWith(typed));
  return [
    ...allHeroes(mode)
      .filter(({ id, text }) => isMeant(id, text.en, text.zh))
      .map(({ id }) => ({ kind: 'hero', id })),
    ...allCards()
      .filter(({ id, text }) => isMeant(id, text.en[0], text.zh[0]))
      .map(({ id }) => ({ kind: 'card', id })),
    ...allSkills(mode)
      .filter(({ id, text }) => isMeant(id, text.en[0], text.zh[0]))
      .map(({ id }) => ({ kind: 'skill', id })),
  ];
}
