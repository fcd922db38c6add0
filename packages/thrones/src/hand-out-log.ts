import { formatCard, formatCards } from './cards.ts';
import type { GameEvent } from './types.ts';

/** An event as the course's own program printed it; a pass and the opening of a play print nothing. */
export function handOutLine(event: GameEvent): string[] {
  const score = ([even, odd]: readonly [number, number]): string =>
    `[Players 0 & 2] score = ${even}; [Players 1 & 3] score = ${odd}`;
  switch (event.type) {
    case 'hand-dealt':
      return [`hands[${event.seat}]: ${formatCards(event.secret?.cards ?? [])}`];
    case 'card-laid':
      return [`Player ${event.seat} plays ${formatCard(event.card)} on pile ${event.pile}`];
    case 'battle-begun':
      return [
        ...event.piles.flatMap((pile, i) => [
          `piles[${i}]: ${formatCards(pile)}`,
          `piles[${i}] is Attack: ${event.attack[i]} - Defence: ${event.defence[i]}`,
        ]),
        score(event.scores),
      ];
    case 'attack-succeeded':
      return [`Character ${event.pile} attack on character ${event.against} succeeded.`];
    case 'attack-failed': // the original leaves out "on" for character 1
      return [`Character ${event.pile} attack ${event.pile === 0 ? 'on ' : ''}character ${event.against} failed.`];
    case 'play-scored':
      return [score(event.scores)];
    case 'game-ended':
      return [
        { 'team-0': 'Result: Players 0 and 2 won.', 'team-1': 'Result: Players 1 and 3 won.' }[event.label] ??
          'Result: All players drew.',
      ];
    case 'play-started':
    case 'passed':
      return [];
  }
}
