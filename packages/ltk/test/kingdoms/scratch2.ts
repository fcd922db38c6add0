import { CHECKS } from '@cardwright/testing';
import { ltkKingdoms } from '../../src/index.ts';
import { allHeroes } from '../../src/core/definitions.ts';
if (process.argv[4]) await import('../plain-hero.ts');
console.log(allHeroes('kingdoms').length);
const c = CHECKS.at(-1)!;
const seats = Number(process.argv[2]); const rules = process.argv[3];
const t = performance.now();
try { console.log(seats, rules, c.run(ltkKingdoms, { seed: seats, seats, options: { rules } }), performance.now() - t); } catch (e) { console.log('FAIL', seats, rules, String((e as Error).stack).slice(0, 900)); }
