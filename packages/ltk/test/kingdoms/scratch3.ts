import { randomFrom, childSeed } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { ltkKingdoms } from '../../src/index.ts';
await import('../plain-hero.ts');
let index = 0;
playAtRandom(ltkKingdoms, { seed: 9, seats: 9, options: { rules: 'seed' } }, randomFrom(9), { askForced: true }, (now, choice) => {
  index++;
  if (now.decision === null || choice === null) { console.log('end', index, now.state.turns); return; }
  if (!now.decision.checkpoint) return;
  for (let seat = 0; seat < 9; seat++) { const t = performance.now(); now.imagine(seat, childSeed(9, index)); const dt = performance.now() - t; if (dt > 50) console.log(index, now.decision.kind, seat, dt, now.state.stage); }
});
