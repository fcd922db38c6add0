import { join } from 'node:path';
import { describeGame } from '@cardwright/testing/suite';
import { ltkIdentity } from '../src/index.ts';

describeGame(ltkIdentity, {
  seats: [2, 5, 8, 10],
  deals: 3,
  goldens: join(import.meta.dirname, '../playthroughs'),
});
