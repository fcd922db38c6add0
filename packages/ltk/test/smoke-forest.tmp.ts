import { CHECKS, playAtRandom } from '@cardwright/testing';
import { randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '../src/index.ts';
import { identityHeroes } from '../src/heroes/index.ts';
import { forest } from '../src/heroes/forest.ts';
import { mountain } from '../src/heroes/mountain.ts';
const mine = [...forest, ...mountain].map((h) => h.id);
const rest = identityHeroes.map((h) => h.id);
const t0 = performance.now();
let fails = 0;
for (let i = 0; i < 400; i++) {
  const seats = 2 + (i % 7);
  const pool = [...mine.slice(i % 16), ...mine.slice(0, i % 16), ...rest];
  const fixed = [...new Set([...pool.slice(0, Math.ceil(seats / 2)), ...rest.slice((i * 7) % rest.length), ...rest])].slice(0, seats).join(',');
  try { playAtRandom(ltkIdentity, { seed: i, seats, options: { fixed } }, randomFrom(i), { checkpoints: false }, () => {}); }
  catch (e) { if (fails++ < 3) console.log('game', i, fixed, String((e as Error).stack).slice(0, 900)); }
}
console.log('played', performance.now() - t0, 'fails', fails);
for (const c of CHECKS) {
  try {
    for (let i = 0; i < 80; i++) {
      const seats = 2 + (i % 4);
      const fixed = [...mine.slice(i % 16), ...mine.slice(0, i % 16)].filter((_, k) => i < 16 || (k * (i >> 3)) % 3 !== 1).slice(0, seats).join(',');
      try { c.run(ltkIdentity, { seed: i, seats, options: { fixed } }); } catch (e) { console.log('FAIL', c.name, fixed, String((e as Error).stack).slice(0, 1200)); break; }
    }
    for (let i = 0; i < 60; i++) c.run(ltkKingdoms, { seed: i, seats: 2 + (i % 5), options: {} });
    console.log('done', c.name);
  } catch (e) { console.log('FAIL', c.name, String((e as Error).stack).slice(0, 1500)); }
}
let n = 0;
for (let i = 0; i < 200; i++) { try { playAtRandom(ltkKingdoms, { seed: i, seats: 6, options: { rules: i % 2 ? 'seed' : 'official' } }, randomFrom(i), { checkpoints: false }, () => { n++; }); } catch (e) { console.log('kgame', i, String((e as Error).stack).slice(0, 900)); break; } }
console.log('kingdoms', n, performance.now() - t0);
