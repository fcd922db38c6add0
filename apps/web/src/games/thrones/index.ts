import { thronesBots } from '@cardwright/players/thrones';
import { rulesInShort, thrones } from '@cardwright/thrones';
import { produce } from '../../production.ts';
import { stage } from './stage.ts';

export const production = produce(thrones, { bots: thronesBots, stage, rules: rulesInShort });
