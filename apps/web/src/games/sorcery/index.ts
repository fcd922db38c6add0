import { sorceryBots } from '@cardwright/players/sorcery';
import { rulesInShort, sorcery } from '@cardwright/sorcery';
import { produce } from '../../production.ts';
import { stage } from './stage.ts';

export const production = produce(sorcery, { bots: sorceryBots, stage, rules: rulesInShort });
