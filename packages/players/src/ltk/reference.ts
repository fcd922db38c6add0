// Bots as other programs of this game have them, in own words: something to measure ours against. Nobody plays with them.
import type { Seat } from '@cardwright/engine';
import type { Ltk, Role, View } from '@cardwright/ltk/public';
import type { Bot } from '../bot.ts';
import { type Attitude, attitudeOf } from './attitude.ts';
import { Deeds } from './deeds.ts';
import { LORD } from './loyalty.ts';
import { weigh } from './strategist.ts';

/** What a bot thinks of the roles: how much each seat is for the Lord, −1 to 1. */
type Opinion = (view: View, self: Seat, deeds: Deeds) => readonly number[];

const SUSPECT = 2; // harm to the Lord's side, less help, from which on somebody is taken for a rebel, or for a friend

/** Counts what each seat did to the Lord, and to those it takes for his friends; past a mark it has made up its mind. */
const counting: Opinion = (view, _, deeds) => {
  const first = view.players.map(({ seat }) => (seat === LORD ? 1 : Math.sign(2 * deeds.balance(seat, LORD))));
  return view.players.map(({ seat }) => {
    if (seat === LORD) return 1;
    let counter = 2 * deeds.balance(seat, LORD);
    for (let other = 1; other < first.length; other++)
      if (other !== seat) counter += (first[other] as number) * deeds.balance(seat, other);
    return Math.abs(counter) >= SUSPECT ? Math.sign(counter) : 0;
  });
};

const PER_DEED = 0.3;

/** Feels more or less about everybody by what it did to the Lord, and multiplies what something is worth by that. */
const appraising: Opinion = (view, _, deeds) =>
  view.players.map(({ seat }) =>
    seat === LORD ? 1 : Math.max(-1, Math.min(1, PER_DEED * (2 * deeds.balance(seat, LORD)))),
  );

const FOR_LORD: Readonly<Record<Role, number>> = { lord: 1, loyalist: 1, rebel: -1, spy: -0.3 };

/** Looks at the cards of the others. */
const peeking =
  (roles: readonly Role[]): Opinion =>
  () =>
    roles.map((role) => FOR_LORD[role]);

/** How somebody of a role feels about others who are so much for the Lord. */
function feeling(view: View, self: Seat, loyal: readonly number[]): Attitude {
  const role = view.players[self]?.role ?? 'rebel';
  const living = view.players.filter(({ alive }) => alive).length;
  return view.players.map(({ seat }) => {
    if (seat === self) return 1;
    const forLord = loyal[seat] as number;
    if (role === 'rebel') return seat === LORD ? -1 : -forLord;
    if (role !== 'spy') return forLord;
    return seat === LORD ? (living > 2 ? 0.6 : -1) : -0.5 * Math.abs(forLord) - 0.1;
  });
}

const reference = (id: string, about: Bot['about'], opinion: Opinion): Bot<Ltk> => ({
  id,
  level: 'L2r',
  name: { en: id, zh: id },
  about,
  isTame: true,
  listens: true,
  open: (self) => {
    const deeds = new Deeds();
    return {
      decide: (ask) => {
        const { view } = ask;
        const attitude =
          view.mode === 'identity' ? feeling(view, self, opinion(view, self, deeds)) : attitudeOf(view, self, deeds);
        return { choice: weigh(ask, deeds, attitude).choice };
      },
      observe: (events) => {
        for (const event of events) deeds.hear(event);
      },
    };
  },
});

export const counter = reference(
  'counter',
  { en: 'counts intentions, and takes sides past a mark', zh: '计数意图，过线即站队' },
  counting,
);

export const appraiser = reference(
  'appraiser',
  { en: 'multiplies what something is worth by what it feels', zh: '以价值乘好恶' },
  appraising,
);

/** The twin of both that knows all roles: whoever drives a game has to tell it, for no bot is told. */
export const peeker = (roles: readonly Role[]): Bot<Ltk> =>
  reference('peeker', { en: 'looks at the roles of the others', zh: '偷看身份' }, peeking(roles));
