import { thronesBots } from '@cardwright/players/thrones';
import { thrones } from '@cardwright/thrones';
import { enter } from '../../entry.ts';
import { RULES } from './rules.ts';
import { thronesScreen } from './screen.ts';

export const thronesEntry = enter(thrones, { bots: thronesBots, screen: thronesScreen, rules: RULES });
