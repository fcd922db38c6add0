import { join } from 'node:path';
import { describeGame } from '@cardwright/testing/suite';
import { whist } from '../src/whist.ts';

describeGame(whist, { seats: [4], goldens: join(import.meta.dirname, '../playthroughs') });
