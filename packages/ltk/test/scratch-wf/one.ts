import { CHECKS } from '@cardwright/testing';
import { ltkKingdoms } from '../../src/index.ts';
for (let seed = 0; seed < 200; seed++) for (const rules of ['official','seed']) { const c = CHECKS.find((c) => c.name.startsWith('replay'))!; 
try { c.run(ltkKingdoms as any, { seed, seats: 3 + (seed % 4), options: { rules } }); } catch (e) { console.log(seed, rules, String((e as Error).message).slice(0, 600)); } }
