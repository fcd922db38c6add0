import { ltkIdentity, ltkKingdoms, rulesInShort } from '@cardwright/ltk';
import { ltkBots } from '@cardwright/players/ltk';
import { produce } from '../../production.ts';
import { stage } from './stage.ts';

export const identity = produce(ltkIdentity, { bots: ltkBots, stage, rules: rulesInShort });
export const kingdoms = produce(ltkKingdoms, { bots: ltkBots, stage, rules: rulesInShort });
