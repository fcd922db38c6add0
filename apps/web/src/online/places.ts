import type { Member, Room } from '@cardwright/online';
import type { GameCard } from '../host/protocol.ts';

type BotCard = GameCard['bots'][number];

/** A seat of a table that waits. */
export type Place =
  | { readonly kind: 'person'; readonly member: Member; readonly isOwn: boolean }
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: BotCard };

/** The seats as one sees them: oneself, the others in the order they came, what is free, what bots have. Who sits where is dealt later. */
export function placesOf({ members, own, setup }: Room, card: GameCard | null): Place[] {
  const people = members.map((member, i): Place => ({ kind: 'person', member, isOwn: i === own }));
  const ordered = own === null ? people : [...people.slice(own), ...people.slice(0, own)];
  const left = setup.seats - members.length;
  const bots = setup.bots.slice(-left).flatMap((id): Place[] => {
    const bot = card?.bots.find((each) => each.id === id);
    return bot === undefined ? [] : [{ kind: 'bot', bot }];
  });
  const seated = left > 0 ? bots : [];
  const free = Array.from({ length: Math.max(0, left - seated.length) }, (): Place => ({ kind: 'free' }));
  return [...ordered, ...free, ...seated];
}

const CORNERS = 0.65; // below 1 the table has corners, so that neighbours at its ends have room

const widened = (part: number): number => Math.sign(part) * Math.abs(part) ** CORNERS;

/** Where the i-th place round the table is, clockwise from the near side, in a box of 100 by 100. */
export function pointOf(i: number, count: number): { readonly x: number; readonly y: number } {
  const angle = (i / count) * 2 * Math.PI;
  return { x: 50 - 50 * widened(Math.sin(angle)), y: 50 + 50 * Math.cos(angle) };
}
