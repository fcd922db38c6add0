import { findCard, type GameEvent } from '@cardwright/ltk';

const isOf = (event: GameEvent | undefined, type: string, { seat }: GameEvent): boolean =>
  event?.type === type && event.seat === seat;

/** What another line says as well: that a weapon is used and put on, Wine used and drunk, a Dodge used and a Strike dodged. */
export function hides(event: GameEvent, before?: GameEvent): boolean {
  switch (event.type) {
    case 'card-used': {
      const name = event.card?.name ?? '';
      return findCard(name)?.kind === 'equipment' || (name === 'wine' && event.targets?.length === 0);
    }
    case 'cards-placed':
      return before?.type === 'card-used' && event.cards?.every((card) => before.card?.real.includes(card)) === true;
    case 'dodged':
      return isOf(before, 'card-used', event) && before?.card?.name === 'dodge';
    case 'judged':
      return isOf(before, 'judgement-started', event) && JSON.stringify(before?.card) === JSON.stringify(event.card);
    default:
      return false;
  }
}
