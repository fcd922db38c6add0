import { ltkIdentity, ltkKingdoms, rulesInShort } from '@cardwright/ltk';
import { identityBots, ltkBots } from '@cardwright/players/ltk';
import { produce } from '../../production.ts';
import { stage } from './stage.ts';

export const identity = produce(ltkIdentity, { bots: identityBots, stage, rules: rulesInShort });
export const kingdoms = produce(ltkKingdoms, { bots: ltkBots, stage, rules: rulesInShort });
