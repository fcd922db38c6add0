import { defineHeroes } from '../src/core/definitions.ts';
import { KINGDOMS } from '../src/core/state.ts';

/** A hero with nothing special about it. It exists in tests only. */
const plain = { kingdom: 'qun', gender: 'male', life: 4, skills: [], text: { en: 'Plain', zh: '无名' } } as const;

const woman = { gender: 'female' } as const;

defineHeroes('identity', [
  { ...plain, id: 'plain' },
  { ...plain, ...woman, id: 'plain-woman' },
]);

/** Two such heroes of each kingdom, and a woman, for kingdom war. */
defineHeroes(
  'kingdoms',
  KINGDOMS.flatMap((kingdom) => {
    const each = { ...plain, life: 2, kingdom };
    return [
      { ...each, id: `${kingdom}-a` },
      { ...each, id: `${kingdom}-b` },
      { ...each, ...woman, id: `${kingdom}-woman` },
    ];
  }),
);
