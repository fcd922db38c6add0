import { expect, test } from 'vitest';
import { differences } from '../test/honest.ts';

const STATES = Number(process.env['STATES'] ?? 200);

test.each(['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'])(
  `%s: ${STATES} choices, eight swaps of what the seat could not know, the same verdicts`,
  async (id) => {
    expect((await differences(id, STATES, 8, 11)).different).toEqual([]);
  },
);
