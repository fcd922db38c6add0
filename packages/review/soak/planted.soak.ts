import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { reviewStretch } from '../src/index.ts';
import { lordStrikesLoyalist, missesLethal, type Planted } from '../test/planted.ts';

const GAMES = Number(process.env['GAMES'] ?? 50);

test.each([
  ['the Lord strikes the last loyalist', lordStrikesLoyalist],
  ['a win of this turn is missed', missesLethal],
] as const)(`%s: found in ${GAMES} of ${GAMES} games`, async (_, plant) => {
  const missed: string[] = [];
  let planted = 0;
  for (let seed = 0; planted < GAMES; seed++) {
    const found: Planted | null = plant(seed);
    if (found === null) continue;
    planted++;
    const { record, seat, at } = found;
    const entry = await loadGame(record.game);
    const [step] = await reviewStretch(entry, { record, seat, depth: 'usual' }, { from: at, to: at + 1 });
    const { mark, loss } = step?.verdict ?? { mark: null, loss: null };
    if (mark !== 'blunder' && mark !== 'mistake') missed.push(`seed ${seed}, choice ${at}: ${JSON.stringify(loss)}`);
  }
  expect(missed).toEqual([]);
});
