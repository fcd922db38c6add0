import { CHECKS, playAtRandom } from '@cardwright/testing';
import { randomFrom } from '@cardwright/engine';
import { identityList } from '../src/decks/identity.ts';
import { ltkKingdoms } from '../src/index.ts';
for (const rules of ['seed','official']) {
const options = { deck: 'kingdoms', rules };
const t = performance.now(); let n = 0; const labels: Record<string, number> = {};
for (let i = 0; i < 300; i++) { const m = playAtRandom(ltkKingdoms, { seed: i, seats: 6, options }, randomFrom(i), { checkpoints: false }, () => { n++; }); labels[m.outcome!.label] = (labels[m.outcome!.label] ?? 0) + 1; }
const dt = (performance.now() - t) / 1000; console.log(300 / dt | 0, 'games/s', n / dt | 0, 'dec/s', n/300, labels);
for (const c of CHECKS) { try { const l: any = {}; for (let seed = 0; seed < 4; seed++) for (const [k,v] of Object.entries(c.run(ltkKingdoms, { seed, seats: 2 + seed, options }))) l[k]=(l[k]??0)+v; console.log('ok', c.name, l); } catch (e) { console.log('FAIL', c.name, String((e as Error).stack).slice(0, 1500)); } }
}
