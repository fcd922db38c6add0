import { join } from 'node:path';
import { describeRulings } from '@cardwright/testing/suite';

describeRulings(join(import.meta.dirname, '..'));
