import { stage } from '@cardwright/client/ltk';
import type { Passing } from '@cardwright/host';
import { type Ltk, ltkIdentity, ltkKingdoms, rulesInShort } from '@cardwright/ltk';
import { identityBots, kingdomsBots } from '@cardwright/players/ltk';
import { enter } from '../entry.ts';

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

const belongings = { stage, passing, rules: rulesInShort };

export const identity = enter(ltkIdentity, { ...belongings, bots: identityBots });
export const kingdoms = enter(ltkKingdoms, { ...belongings, bots: kingdomsBots });
