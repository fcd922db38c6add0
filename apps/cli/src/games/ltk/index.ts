import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { ltkBots } from '@cardwright/players/ltk';
import { enter } from '../../entry.ts';
import { RULES } from './rules.ts';
import { ltkScreen } from './screen.ts';

export const ltkIdentityEntry = enter(ltkIdentity, { bots: ltkBots, screen: ltkScreen, rules: RULES });
export const ltkKingdomsEntry = enter(ltkKingdoms, { bots: ltkBots, screen: ltkScreen, rules: RULES });
