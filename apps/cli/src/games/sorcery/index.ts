import { sorceryBots } from '@cardwright/players/sorcery';
import { rulesInShort, sorcery } from '@cardwright/sorcery';
import { enter } from '../../entry.ts';
import { sorceryScreen } from './screen.ts';

export const sorceryEntry = enter(sorcery, { bots: sorceryBots, screen: sorceryScreen, rules: rulesInShort });
