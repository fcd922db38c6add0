import { randomFrom } from '@cardwright/engine';
import { CHECKS, playAtRandom } from '@cardwright/testing';
import { findCardName } from '../src/decks/deck.ts';
import { identityList } from '../src/decks/identity.ts';
import { ltkIdentity } from '../src/index.ts';

const deck = identityList
  .split('\n')
  .filter((l) => findCardName(l.split(',')[0]!) !== undefined)
  .join('\n');
console.log(deck.split('\n').length);
const options = { deck, offer: 1 };
for (let rep = 0; rep < 3; rep++) {
  const t = performance.now();
  let n = 0;
  let labels: Record<string, number> = {};
  for (let i = 0; i < 500; i++) {
    const m = playAtRandom(ltkIdentity, { seed: i, seats: 5, options }, randomFrom(i), { checkpoints: false }, () => {
      n++;
    });
    labels[m.outcome!.label] = (labels[m.outcome!.label] ?? 0) + 1;
  }
  const dt = (performance.now() - t) / 1000;
  console.log((500 / dt) | 0, 'games/s', (n / dt) | 0, 'dec/s', n / 500, labels);
}
for (const c of CHECKS) {
  try {
    const l: any = {};
    for (let seed = 0; seed < 4; seed++)
      for (const [k, v] of Object.entries(c.run(ltkIdentity, { seed, seats: 2 + seed, options })))
        l[k] = (l[k] ?? 0) + v;
    console.log('ok', c.name, l);
  } catch (e) {
    console.log('FAIL', c.name, String((e as Error).stack).slice(0, 700));
  }
}
