import { Match, randomFrom, type Seat } from '@cardwright/engine';
import { facesOf, type Ltk, type LtkDecision, ltkIdentity, ltkKingdoms, type Option } from '@cardwright/ltk';
import type { Kingdom, Role, View } from '@cardwright/ltk/public';
import type { Ask } from '../src/index.ts';
import { Deeds } from '../src/ltk/deeds.ts';
import { type WeightedChoice, weigh } from '../src/ltk/strategist.ts';

/** Who did how much to whom. */
export type Deed = readonly [from: Seat, to: Seat, times: number];

/** A position, as far as a test says something of it. Seat 0 is the Lord. */
export interface Position {
  readonly heroes?: string;
  readonly roles?: readonly Role[]; //                      of seats 1, 2 …
  readonly claims?: readonly (Kingdom | 'careerist' | null)[];
  readonly rules?: 'course' | 'official';
  readonly harm?: readonly Deed[];
  readonly help?: readonly Deed[];
  readonly dead?: readonly Seat[];
  readonly round?: number;
  readonly hp?: Readonly<Record<Seat, number>>;
  readonly hands?: Readonly<Record<Seat, readonly string[]>>;
  readonly worn?: Readonly<Record<Seat, Partial<Record<'weapon' | 'armor' | 'plus' | 'minus', string>>>>;
  readonly stack?: View['stack'];
  readonly judging?: View['judging'];
  readonly hurting?: View['hurting'];
}

const IDENTITY = 'cao-cao,zhang-fei,zhao-yun,lv-bu,ma-chao';
const KINGDOMS = 'cao-cao+xu-chu,sima-yi+zhang-liao,liu-bei+zhang-fei,guan-yu+zhao-yun,sun-quan+gan-ning,lv-bu+hua-tuo';

/** A card of this name by its number: the first, second … of them in the deck. */
export const cardOf = (deck: string, name: string, nth = 0): number => {
  const ids = facesOf(deck).flatMap((face, id) => (face.name === name ? [id] : []));
  return ids[nth] as number;
};

/** What a seat sees in a drawn position, and what it has seen done. */
export interface DrawnView extends View {
  readonly deeds: Deeds;
}

function deedsIn({ harm = [], help = [] }: Position): Deeds {
  const deeds = new Deeds();
  for (const [from, to, times] of harm) deeds.noteHarm(from, to, times);
  for (const [from, to, life] of help) deeds.noteHelp(from, to, life);
  return deeds;
}

/** The view of a seat in a drawn position. */
export function viewOf(mode: 'identity' | 'kingdoms', seat: Seat, position: Position): DrawnView {
  const game = mode === 'identity' ? ltkIdentity : ltkKingdoms;
  const fixed = position.heroes ?? (mode === 'identity' ? IDENTITY : KINGDOMS);
  const options = { fixed, rules: position.rules ?? 'course' };
  const match = Match.start<Ltk>(game, { seed: 1, seats: fixed.split(',').length, options });
  const s = match.state;
  s.round = position.round ?? 1;
  s.players.forEach((player, i) => {
    if (i > 0 && position.roles !== undefined) player.role = position.roles[i - 1] as Role;
    player.alive = position.dead?.includes(i) !== true;
    player.claimed = position.claims?.[i] ?? null;
    if (player.claimed !== null) player.revealed = player.revealed.map(() => true);
    player.hp = position.hp?.[i] ?? player.maxHp;
    player.hand = (position.hands?.[i] ?? []).map((name, nth, all) =>
      cardOf(s.options.deck, name, all.slice(0, nth).filter((each) => each === name).length),
    );
    for (const [slot, name] of Object.entries(position.worn?.[i] ?? {}))
      player.slots[slot as 'weapon'] = cardOf(s.options.deck, name);
  });
  const { stack = [], judging = [], hurting = [] } = position;
  return { ...match.view(seat), stack, judging, hurting, deeds: deedsIn(position) };
}

/** How a strategist weighs a question in a drawn position. */
export function weighed(
  view: DrawnView,
  asked: Pick<LtkDecision, 'kind' | 'options'> & Partial<LtkDecision>,
): WeightedChoice {
  const decision: LtkDecision = {
    seat: view.seat as Seat,
    about: {},
    min: 1,
    max: 1,
    default: [0],
    checkpoint: false,
    secret: false,
    ...asked,
  };
  const ask: Ask<Ltk> = {
    view,
    decision,
    keys: [],
    history: [],
    random: randomFrom(1),
    budget: {},
    imagine: () => {
      throw new Error('a strategist imagines nothing');
    },
  };
  return weigh(ask, view.deeds);
}

/** The option a strategist picks. */
export function pickOf(...args: Parameters<typeof weighed>): Option {
  const [, { options }] = args;
  return options[weighed(...args).choice[0] as number] as Option;
}
