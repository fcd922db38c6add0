import { stage } from '@cardwright/client/ltk';
import type { Seat } from '@cardwright/engine';
import type { Passing } from '@cardwright/host';
import { type Ltk, ltkIdentity, ltkKingdoms, rulesInShort } from '@cardwright/ltk';
import { identityBots, ltkBots } from '@cardwright/players/ltk';
import { enter, type Part } from '../entry.ts';

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
const part = ({ players }: Ltk['view'], seat: Seat): Part => {
  const {
    heroes: [hero],
    role,
  } = players[seat] as Ltk['view']['players'][number];
  return { ...(hero == null ? {} : { hero }), ...(role === null ? {} : { role }) };
};

const belongings = { stage, passing, rules: rulesInShort, part };

export const identity = enter(ltkIdentity, { ...belongings, bots: identityBots });
export const kingdoms = enter(ltkKingdoms, { ...belongings, bots: ltkBots });
