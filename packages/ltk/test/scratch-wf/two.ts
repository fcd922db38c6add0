import { randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { ltkKingdoms } from '../../src/index.ts';
const seed = 97; const out: string[] = [];
playAtRandom(ltkKingdoms as any, { seed, seats: 3 + (seed % 4), options: { rules: 'official' } }, randomFrom(seed), { listen: (e: any) => out.push(JSON.stringify(e).slice(0,160)) }, (m: any, c: any) => { out.push('  ASK ' + m.decision?.seat + ' ' + m.decision?.kind + ' ' + JSON.stringify(m.decision?.options.map((o: any) => m.keyOf(o)) ?? []).slice(0,200) + ' -> ' + c); });
console.log(out.slice(0, 90).join('\n'));
