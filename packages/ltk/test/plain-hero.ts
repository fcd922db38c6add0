import { defineHeroes } from '../src/core/definitions.ts';

/** A hero with nothing special about it. It exists in tests only. */
const plain = { kingdom: 'qun', gender: 'male', life: 4, skills: [], text: { en: 'Plain', zh: '无名' } } as const;

defineHeroes('identity', [{ ...plain, id: 'plain' }]);
