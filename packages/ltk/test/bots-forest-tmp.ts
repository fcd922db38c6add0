import { Match, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '../src/index.ts';
import { forest } from '../src/heroes/forest.ts';
import { mountain } from '../src/heroes/mountain.ts';
import { ltkBots } from '../../players/src/ltk/index.ts';
const mine = [...forest, ...mountain].map((h) => h.id);
const bot = ltkBots.at(-1)!;
console.log(Object.keys(bot), String(bot.id ?? ''));
import { Asking } from '../../players/src/bot.ts';
const used: Record<string, number> = {};
const wins: Record<string, [number, number]> = {};
for (let i = 0; i < 160; i++) {
  const seats = 5;
  const fixed = [...mine.slice(i % 16), ...mine.slice(0, i % 16)].filter((_, k) => (k * 7 + i) % 3 !== 0).slice(0, seats);
  const listen = (e: any) => { if (e.type === 'skill-invoked' || (e.type === 'card-used' && e.card?.skill)) { const k = e.skill ?? e.card.skill; used[k] = (used[k] ?? 0) + 1; } };
  const m = Match.start(i % 4 === 3 ? ltkKingdoms : ltkIdentity, { seed: i, seats, options: i % 4 === 3 ? {} : { fixed: fixed.join(',') } }, { listen, checkpoints: false } as any);
  const rnd = randomFrom(i);
  let n = 0;
  while (m.decision !== null && n++ < 20000) m.choose(bot.decide(new Asking(m as any, rnd) as any).choice);
  if (m.decision !== null) console.log('endless', i, fixed.join(','));
  if (i % 4 !== 3) fixed.forEach((h, s) => { const w = (wins[h] ??= [0, 0]); w[1]++; w[0] += m.outcome!.scores[s]!; });
}
console.log(used);
console.log(Object.entries(wins).map(([h, [w, n]]) => `${h} ${w.toFixed(0)}/${n}`).join('  '));
