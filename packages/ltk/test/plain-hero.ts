import { defineHeroes } from '../src/core/definitions.ts';
import { KINGDOMS } from '../src/core/state.ts';

/** A hero with nothing special about it. It exists in tests only. */
const plain = { kingdom: 'qun', gender: 'male', life: 4, skills: [], text: { en: 'Plain', zh: '无名' } } as const;

defineHeroes('identity', [{ ...plain, id: 'plain' }]);

/** Two such heroes of each kingdom, for kingdom war. */
defineHeroes(
  'kingdoms',
  KINGDOMS.flatMap((kingdom) => ['a', 'b'].map((each) => ({ ...plain, life: 2, kingdom, id: `${kingdom}-${each}` }))),
);
