import { join } from 'node:path';
import type { Game } from '@cardwright/engine';
import { describeGame } from '@cardwright/testing/suite';
import { type Ltk, ltkKingdoms } from '../../src/index.ts';

const goldens = join(import.meta.dirname, '../../playthroughs');

/** The same game with the official rules as its default, so that its goldens have names of their own. */
const official: Game<Ltk> = {
  ...ltkKingdoms,
  id: 'ltk-kingdoms-official',
  settings: {
    ...ltkKingdoms.settings,
    rules: { kind: 'choice', values: ['official', 'course'], default: 'official' },
  },
};

describeGame(ltkKingdoms, { seats: [4, 8], deals: 2, goldens });
describeGame(official, { seats: [4, 8], deals: 2, goldens });
