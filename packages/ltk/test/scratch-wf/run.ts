import { randomFrom, seedRng, shuffle } from '@cardwright/engine';
import { CHECKS, playAtRandom } from '@cardwright/testing';
import { ltkIdentity, ltkKingdoms } from '../../src/index.ts';
import { wind } from '../../src/heroes/wind.ts';
import { fire } from '../../src/heroes/fire.ts';
const mine = [...wind, ...fire].map((h) => h.id);
const N = Number(process.argv[2] ?? 20);
let bad = 0;
for (const [game, name] of [[ltkIdentity, 'id'], [ltkKingdoms, 'kw']] as const) {
  const t = performance.now();
  const counts: any = {};
  for (let seed = 0; seed < N; seed++) {
    const seats = 3 + (seed % 4);
    const options: any = name === 'id' ? { fixed: shuffle(seedRng(seed), mine.slice()).slice(0, seats).join(',') } : { rules: seed % 2 ? 'seed' : 'official' };
    for (const c of CHECKS) {
      try { for (const [k, v] of Object.entries(c.run(game as any, { seed, seats, options }))) counts[k] = (counts[k] ?? 0) + (v as number); }
      catch (e) { if (bad++ < 6) console.log('FAIL', name, seed, JSON.stringify(options), c.name, String((e as Error).stack).slice(0, 1200)); }
    }
  }
  console.log(name, counts, 'failures', bad, ((performance.now() - t) / 1000).toFixed(1), 's');
}
