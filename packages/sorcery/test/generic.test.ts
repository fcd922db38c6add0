import { join } from 'node:path';
import { describeGame } from '@cardwright/testing/suite';
import { sorcery } from '../src/index.ts';

describeGame(sorcery, {
  seats: [2],
  deals: 4,
  options: [
    {},
    { edition: 'standard', starts: 'coin', silenceTriggers: true },
    { deck1: 'extended', deck2: 'extended', firstTurnStart: false },
    { testing: true, shuffle: false, name1: 'Bjarne', name2: 'Linus' },
    { deck1: 'Workshop Mage|Gift of Fire|Gift of Thrift|Air Elemental|Unsummon', testing: true, subtypes: 'off' },
  ],
  goldens: join(import.meta.dirname, '../playthroughs'),
});
