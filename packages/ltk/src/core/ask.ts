import { below, type Choice, one, type Seat } from '@cardwright/engine';
import type { CardName, SkillId } from './card.ts';
import { type About, type Asks, type LtkDecision, type Now, type Option, playerAt, SLOTS } from './state.ts';

type Manner = Partial<Pick<LtkDecision, 'min' | 'max' | 'default' | 'checkpoint' | 'secret'>>;

const manner = (checkpoint: boolean, secret: boolean): Manner => ({ min: 1, max: 1, checkpoint, secret });

/** How most questions are put. They are of one shape, for all of them are read whenever anything is asked. */
export const OPENLY = manner(false, false);
export const SECRETLY = manner(false, true);
export const AT_CHECKPOINT = manner(true, false);

/** A decision of this game, spelled out. */
export const decision = (
  seat: Seat,
  kind: string,
  options: readonly Option[],
  about: About = {},
  more: Manner = OPENLY,
): LtkDecision => ({
  seat,
  kind,
  options,
  about,
  min: more.min ?? 1,
  max: more.max ?? 1,
  default: more.default ?? one(options.length - 1),
  checkpoint: more.checkpoint ?? false,
  secret: more.secret ?? false,
});

/** Asks for exactly one of the options. */
export function* chooseOne(
  g: Now,
  seat: Seat,
  kind: string,
  options: readonly Option[],
  about: About = {},
): Asks<Option> {
  if (options.length === 1 && !g.asksForced) return options[0] as Option;
  const [index] = yield decision(seat, kind, options, about);
  return options[index as number] as Option;
}

/** Asks for some of these cards, which the seat can see. By default the last ones. */
export function* chooseCards(
  g: Now,
  seat: Seat,
  kind: string,
  ids: readonly number[],
  min: number,
  max: number,
  about: About = {},
): Asks<number[]> {
  const most = Math.min(max, ids.length);
  const least = Math.min(min, most);
  if (most === 0) return [];
  if (least === ids.length && (ids.length > 1 || !g.asksForced)) return ids.slice();
  const options = ids.map((card): Option => ({ type: 'card', card }));
  const last: Choice = ids.map((_, i) => i).slice(ids.length - least);
  const picked = yield decision(
    seat,
    kind,
    options,
    { count: most, ...about },
    { min: least, max: most, default: last },
  );
  return picked.map((i) => ids[i] as number);
}

/** Asks for one of these seats. */
export function* chooseSeat(g: Now, seat: Seat, kind: string, seats: readonly Seat[], about: About = {}): Asks<Seat> {
  const option = yield* chooseOne(
    g,
    seat,
    kind,
    seats.map((each): Option => ({ type: 'seat', seat: each })),
    about,
  );
  return option.seat as Seat;
}

/** Asks for some of these seats. */
export function* chooseSeats(
  g: Now,
  seat: Seat,
  kind: string,
  seats: readonly Seat[],
  min: number,
  max: number,
  about: About = {},
): Asks<Seat[]> {
  void g;
  const most = Math.min(max, seats.length);
  if (most === 0) return [];
  const options = seats.map((each): Option => ({ type: 'seat', seat: each }));
  const first: Choice = seats.map((_, i) => i).slice(0, min);
  const picked = yield decision(seat, kind, options, about, { min, max: most, default: first });
  return picked.map((i) => seats[i] as Seat);
}

/** Asks for one of a skill's or card's own choices. */
export function* choosePick(
  g: Now,
  seat: Seat,
  kind: string,
  picks: readonly string[],
  about: About = {},
): Asks<string> {
  const option = yield* chooseOne(
    g,
    seat,
    kind,
    picks.map((pick): Option => ({ type: 'pick', pick })),
    about,
  );
  return option.pick as string;
}

export function* chooseYes(g: Now, seat: Seat, kind: string, about: About = {}): Asks<boolean> {
  const option = yield* chooseOne(g, seat, kind, [{ type: 'yes' }, { type: 'no' }], about);
  return option.type === 'yes';
}

export type Zone = 'hand' | 'equipment' | 'fate';

/** A card of somebody else: hand cards blindly (any of them), the others openly. Null when there is none. */
export function* chooseCardOf(
  g: Now,
  seat: Seat,
  target: Seat,
  zones: readonly Zone[],
  about: { readonly name?: CardName; readonly skill?: SkillId } = {},
): Asks<{ readonly card: number; readonly blind: boolean } | null> {
  const player = playerAt(g, target);
  const options: Option[] = [];
  if (zones.includes('hand') && player.hand.length > 0) options.push({ type: 'blind', seat: target });
  if (zones.includes('equipment'))
    for (const slot of SLOTS) if (player.slots[slot] >= 0) options.push({ type: 'card', card: player.slots[slot] });
  if (zones.includes('fate')) for (const { card } of player.fates) options.push({ type: 'card', card });
  if (options.length === 0) return null;
  const option = yield* chooseOne(g, seat, 'choose-card-of', options, { ...about, to: target });
  if (option.card !== undefined) return { card: option.card, blind: false };
  return { card: anyHandCard(g, target), blind: true };
}

/** A hand card drawn blindly. */
export function anyHandCard(g: Now, target: Seat): number {
  const { hand } = playerAt(g, target);
  return hand[below(g.state.rng, hand.length)] as number;
}
