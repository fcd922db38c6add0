import { randomFrom } from '@cardwright/engine';
import { CHECKS, playAtRandom } from '@cardwright/testing';
import { allHeroes } from '../../src/core/definitions.ts';
import { ltkKingdoms } from '../../src/index.ts';

console.log(allHeroes('kingdoms').length, 'heroes');
const deals = Number(process.argv[2] ?? 3);
for (const rules of ['seed', 'official']) {
  const options = { rules };
  const t = performance.now();
  let n = 0;
  const labels: Record<string, number> = {};
  for (let i = 0; i < 300; i++) {
    const m = playAtRandom(ltkKingdoms, { seed: i, seats: 6, options }, randomFrom(i), { checkpoints: false }, () => {
      n++;
    });
    labels[m.outcome!.label] = (labels[m.outcome!.label] ?? 0) + 1;
  }
  const dt = (performance.now() - t) / 1000;
  console.log((300 / dt) | 0, 'games/s', n / 300, JSON.stringify(labels));
  for (const c of CHECKS) {
    const l: Record<string, number> = {};
    const t0 = performance.now();
    for (let seats = 2; seats <= 10; seats++)
      for (let seed = 0; seed < deals; seed++) {
        try {
          for (const [k, v] of Object.entries(c.run(ltkKingdoms, { seed, seats, options }))) l[k] = (l[k] ?? 0) + v;
        } catch (e) {
          console.log('FAIL', c.name, seats, seed, String((e as Error).stack).slice(0, 1200));
        }
      }
    console.log('done', c.name.slice(0, 40), JSON.stringify(l), ((performance.now() - t0) | 0) + ' ms');
  }
}
