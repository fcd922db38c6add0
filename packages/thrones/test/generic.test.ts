import { join } from 'node:path';
import { describeGame } from '@cardwright/testing/suite';
import { thrones } from '../src/index.ts';

describeGame(thrones, {
  seats: [4],
  options: [{}, { shuffle: 'java', clamp: 'end' }],
  goldens: join(import.meta.dirname, '../playthroughs'),
});
