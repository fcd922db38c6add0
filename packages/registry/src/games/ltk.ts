import { galleryOf, stage } from '@cardwright/client/ltk';
import { BadInputError, type Seat } from '@cardwright/engine';
import type { Passing } from '@cardwright/host';
import { identityGauge, kingdomsGauge } from '@cardwright/lab/gauges/ltk';
import {
  type Ltk,
  ltkIdentity,
  ltkKingdoms,
  type Mode,
  parseDeck,
  parseHeroes,
  ROLES,
  rolesFor,
  rulesOf,
} from '@cardwright/ltk';
import { identityBots, kingdomsBots, rolesBelieved } from '@cardwright/players/ltk';
import { ltkFacts } from '@cardwright/review/facts';
import { enter, type GameFile, type HeroAndRole, type Roles } from '../entry.ts';

const passing: Passing<Ltk> = {
  pass: ({ type }) => type === 'pass' || type === 'no',
  turn: ({ turns, current }) => `${turns}.${current}`,
  /** The card that is to be answered, whomever of its targets it is for; or who is dying. */
  topic: ({ turns }, { kind, about: { card, from, to } }) => {
    if (card !== undefined) return [turns, from, card.name, ...card.real].join('.');
    return kind.startsWith('answer-') && to !== undefined ? [turns, 'dying', to].join('.') : null;
  },
  length: ({ kind, checkpoint }) => {
    if (/^choose-(hero|pair)$/.test(kind)) return 'setup';
    return checkpoint ? 'play' : 'answer';
  },
};

/** The first hero, where there are two: it is the one that leads. */
const part = ({ players }: Ltk['view'], seat: Seat): HeroAndRole => {
  const {
    heroes: [hero],
    role,
  } = players[seat] as Ltk['view']['players'][number];
  return { ...(hero == null ? {} : { hero }), ...(role === null ? {} : { role }) };
};

const roles: Roles = {
  counted: (seats, { spies }, language) => {
    const dealt = ['lord', ...rolesFor(seats, spies === 'two' ? 'two' : 'one')];
    const count = (role: string): number => dealt.filter((each) => each === role).length;
    const name = (role: string): string => {
      const said = ltkIdentity.text[language].noun('role', role);
      return typeof said === 'string' ? said : role;
    };
    return ROLES.map((id) => ({ id, name: name(id), count: count(id) })).filter((each) => each.count > 0);
  },
  dealt: (state) => (state as Ltk['state']).players.map(({ role }) => role ?? ''),
};

const cards: GameFile = {
  id: 'cards',
  name: { en: 'cards file', zh: '牌表' },
  example: 'strike,7,spade\ndodge,2,heart',
  fits: (text) => /^[^#\n]*,[^,\n]*,\s*[a-z♠♥♣♦黑红梅方]/imu.test(text) && !heroLines.test(text),
  read: (text, name) => {
    const { length } = parseDeck(text, name);
    if (length === 0) throw new BadInputError(`${name} names no card; each line is "name,number,suit"`);
    return { options: { deck: text }, count: length };
  },
};

const heroLines = /^[^#\n]*,\s*(shu|wu|wei|qun)\s*,/imu;

const heroes = (mode: Mode): GameFile => ({
  id: 'heroes',
  name: { en: 'heroes file', zh: '武将表' },
  example: 'Liu Bei,SHU,4\nCao Cao,WEI,4',
  fits: (text) => heroLines.test(text),
  read: (text, name) => {
    const { ids } = parseHeroes(text, mode, name);
    return { options: { heroes: ids.join(',') }, count: ids.length };
  },
});

const belongings = (mode: Mode) => ({
  stage,
  passing,
  rules: rulesOf(mode),
  gallery: galleryOf(mode),
  facts: ltkFacts,
  part,
  files: [cards, heroes(mode)],
});

export const identity = enter(ltkIdentity, {
  ...belongings('identity'),
  gauge: identityGauge,
  bots: identityBots,
  lesson: async () => (await import('@cardwright/client/ltk/lessons')).identityLesson,
  beliefs: rolesBelieved,
  roles,
  unset: ['deck', 'heroes', 'rules'],
});
export const kingdoms = enter(ltkKingdoms, {
  ...belongings('kingdoms'),
  gauge: kingdomsGauge,
  bots: kingdomsBots,
  lesson: async () => (await import('@cardwright/client/ltk/lessons')).kingdomsLesson,
  unset: ['deck', 'heroes', 'spies'],
});
