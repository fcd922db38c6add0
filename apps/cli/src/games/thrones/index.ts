import { thronesBots } from '@cardwright/players/thrones';
import { rulesInShort, thrones } from '@cardwright/thrones';
import { enter } from '../../entry.ts';
import { thronesScreen } from './screen.ts';

export const thronesEntry = enter(thrones, { bots: thronesBots, screen: thronesScreen, rules: rulesInShort });
