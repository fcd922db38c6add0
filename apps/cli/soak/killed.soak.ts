import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { killed, type Moment } from '../test/killing.ts';
import { type Played, PROGRAMS } from '../test/programs.ts';

const MOMENTS = 200;

test(`${MOMENTS} programs killed at random moments lose no accepted choice and leave no other file`, async () => {
  const random = randomFrom(7);
  const names = Object.keys(PROGRAMS);
  for (let i = 0; i < MOMENTS; i++) {
    const name = names[i % names.length] as string;
    const moment: Moment = { question: 1 + random.below(8), ms: random.below(4000) / 100 };
    const remains = await killed(PROGRAMS[name] as Played, moment);
    expect(remains.strange, `${name} ${JSON.stringify(moment)}`).toEqual([]);
    expect(remains.kept, `${name} ${JSON.stringify(moment)}`).toBeGreaterThanOrEqual(remains.accepted);
  }
});
