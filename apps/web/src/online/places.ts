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

/** How strong the bots are that take the seats nobody was chosen for, in words; null: that is not known here. */
export function levelOfRest({ bots, isRated }: Room['setup'], card: GameCard | null): string | null {
  const id = bots.at(-1) ?? (isRated ? undefined : card?.usualBot);
  return card?.bots.find((bot) => bot.id === id)?.level ?? null;
}

const bent = (part: number, power: number): number => Math.sign(part) * Math.abs(part) ** power;

/** Where the i-th place round the table is, clockwise from the near side, in a box of 100 by 100. */
export function pointOf(i: number, count: number): { readonly x: number; readonly y: number } {
  const angle = (i / count) * 2 * Math.PI;
  // Not quite an ellipse: neighbours at the near and the far side need room.
  return { x: 50 - 50 * bent(Math.sin(angle), 0.5), y: 50 + 50 * bent(Math.cos(angle), 1.6) };
}
