import type { Seat } from '@cardwright/engine';
import { type Bot, type Budget, HUMAN } from '@cardwright/players';
import type { SeatTime } from './timekeeper.ts';
import type { Quiet, SeatInfo } from './wire.ts';

/** Who holds a seat: a person, a bot, or nobody, for whom a bot plays. */
export type Holder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: Bot; readonly budget?: Budget }
  | { readonly kind: 'empty' };

export const person = (name = ''): Holder => ({ kind: 'person', name });
export const botPlayer = (bot: Bot, budget?: Budget): Holder => ({
  kind: 'bot',
  bot,
  ...(budget === undefined ? {} : { budget }),
});
export const emptySeat: Holder = { kind: 'empty' };

/** What a person does not want to be asked, and since when. */
export interface QuietRequest {
  readonly until: Quiet;
  readonly mark: string; // the turn or the card it was said in
}

/** A seat of an open table. */
export interface SeatState {
  holder: Holder;
  screens: number; //          how many are connected
  isAway: boolean;
  standsIn: boolean; //        a bot plays for the person
  expiries: number; //         how often in a row the time was up
  bank: number; //             ms left
  turn: string | null; //      the last turn its bank was filled up in
  hush: QuietRequest | null;
  callOffGrace: (() => void) | null;
}

/** A seat; `kept`: as it was when the table was put away. */
export const newSeat = (holder: Holder, bank: number, kept?: SeatTime): SeatState => ({
  holder,
  screens: 0,
  isAway: false,
  standsIn: holder.kind === 'person' && kept?.standsIn === true,
  expiries: kept?.expiries ?? 0,
  bank: kept?.bank ?? bank,
  turn: kept?.turn ?? null,
  hush: null,
  callOffGrace: null,
});

/** Whether a person decides here. */
export const isPlayed = ({ holder, standsIn }: SeatState): boolean => holder.kind === 'person' && !standsIn;

/** A seat as everybody may know it. */
export function seatInfo({ holder, isAway, standsIn }: SeatState, standIn: Bot, alias: number): SeatInfo {
  switch (holder.kind) {
    case 'person':
      return {
        holder: 'person',
        name: holder.name,
        ...(isAway ? { isHere: false } : {}),
        ...(standsIn ? { standIn: standIn.id } : {}),
      };
    case 'bot':
      return { holder: 'bot', name: holder.bot.id, level: holder.bot.level, alias };
    case 'empty':
      return { holder: 'empty', name: standIn.id, level: standIn.level, alias };
  }
}

export const recordName = ({ holder }: SeatState, standIn: Bot): string => {
  if (holder.kind === 'person') return HUMAN;
  return holder.kind === 'bot' ? holder.bot.id : standIn.id;
};

export const peopleOf = (seats: readonly SeatState[]): Seat[] =>
  seats.flatMap(({ holder }, seat) => (holder.kind === 'person' ? [seat] : []));
