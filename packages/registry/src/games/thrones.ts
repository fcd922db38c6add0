import { gallery, stage } from '@cardwright/client/thrones';
import { thronesGauge } from '@cardwright/lab/gauges/thrones';
import type { Offer } from '@cardwright/players';
import { HUMAN } from '@cardwright/players';
import { thronesBots } from '@cardwright/players/thrones';
import { thronesFacts } from '@cardwright/review/facts';
import { rules, thrones } from '@cardwright/thrones';
import { enter, type GameFile } from '../entry.ts';
import { setupFrom } from '../thrones/property-file.ts';

const offer: Offer = enter(thrones, { bots: thronesBots });

/** The course's way to say who plays, and with which cards. */
const properties: GameFile = {
  id: 'properties',
  name: { en: 'property file', zh: '属性文件' },
  example: 'seed = 30006\nplayers.0 = human\nplayers.1 = smart',
  fits: (text) => /^\s*(seed|watchingTime|players\.\d)\s*[=:\s]/m.test(text),
  read: (text, name) => {
    const { seed, players } = setupFrom(name, text, offer);
    return {
      options: { shuffle: 'java' },
      players: players.map((player) => (player === HUMAN ? HUMAN : player.id)),
      ...(seed === null ? {} : { seed }),
    };
  },
};

export const entry = enter(thrones, {
  stage,
  bots: thronesBots,
  rules,
  gallery,
  lesson: async () => (await import('@cardwright/client/thrones/lesson')).lesson,
  facts: thronesFacts,
  gauge: thronesGauge,
  files: [properties],
  passing: {
    pass: ({ type }) => type === 'pass',
    turn: ({ play }) => String(play), // a battle: within it one passes again and again
    topic: () => null,
  },
});
