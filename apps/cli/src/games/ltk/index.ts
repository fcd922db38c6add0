import { ltkIdentity, ltkKingdoms, rulesInShort } from '@cardwright/ltk';
import { identityBots, ltkBots } from '@cardwright/players/ltk';
import { enter } from '../../entry.ts';
import { ltkScreen } from './screen.ts';

export const ltkIdentityEntry = enter(ltkIdentity, { bots: identityBots, screen: ltkScreen, rules: rulesInShort });
export const ltkKingdomsEntry = enter(ltkKingdoms, { bots: ltkBots, screen: ltkScreen, rules: rulesInShort });
