import { type Event, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { type GameEvent, handOutLine, parseCard, parseCards, thrones } from '../src/index.ts';

const piles = [parseCards('6H,5C,3S'), parseCards('QH')] as const;

describe('an event as the hand-out prints it', () => {
  const rows: [event: GameEvent, lines: string[]][] = [
    [
      { type: 'hand-dealt', seat: 2, count: 3, secret: { to: [2], cards: parseCards('7S,TH,KD') } },
      ['hands[2]: [7S,TH,KD]'],
    ],
    [{ type: 'play-started', play: 0, seat: 3 }, []],
    [{ type: 'card-laid', seat: 3, card: parseCard('8H'), pile: 1 }, ['Player 3 plays 8H on pile 1']],
    [{ type: 'card-laid', seat: 0, card: parseCard('TC'), pile: 0 }, ['Player 0 plays TC on pile 0']],
    [{ type: 'passed', seat: 1 }, []],
    [
      { type: 'battle-begun', piles, attack: [11, 10], defence: [9, 12], scores: [16, 0] },
      [
        'piles[0]: [6H,5C,3S]',
        'piles[0] is Attack: 11 - Defence: 9',
        'piles[1]: [QH]',
        'piles[1] is Attack: 10 - Defence: 12',
        '[Players 0 & 2] score = 16; [Players 1 & 3] score = 0',
      ],
    ],
    [
      { type: 'attack-succeeded', pile: 0, against: 1, team: 0, points: 10 },
      ['Character 0 attack on character 1 succeeded.'],
    ],
    [
      { type: 'attack-failed', pile: 0, against: 1, team: 1, points: 10 },
      ['Character 0 attack on character 1 failed.'],
    ],
    [
      { type: 'attack-succeeded', pile: 1, against: 0, team: 1, points: 6 },
      ['Character 1 attack on character 0 succeeded.'],
    ],
    [
      { type: 'attack-failed', pile: 1, against: 0, team: 0, points: 6 },
      ['Character 1 attack character 0 failed.'], // sic
    ],
    [{ type: 'play-scored', scores: [16, 2] }, ['[Players 0 & 2] score = 16; [Players 1 & 3] score = 2']],
    [{ type: 'game-ended', label: 'team-0' }, ['Result: Players 0 and 2 won.']],
    [{ type: 'game-ended', label: 'team-1' }, ['Result: Players 1 and 3 won.']],
    [{ type: 'game-ended', label: 'draw' }, ['Result: All players drew.']],
  ];
  test.each(rows)('%j', (event, lines) => expect(handOutLine(event)).toEqual(lines));
});

test('a whole game, line by line', () => {
  const lines: string[] = [];
  const listen = (event: Event): void => void lines.push(...handOutLine(event as GameEvent));
  playAtRandom(thrones, { seed: 130006, options: { shuffle: 'java' } }, randomFrom(1), { listen });
  const cards = String.raw`\[([KQJT2-9][SHDC])(,[KQJT2-9][SHDC])*\]`;
  const score = String.raw`\[Players 0 & 2\] score = \d+; \[Players 1 & 3\] score = \d+`;
  const play = [
    String.raw`(Player [0-3] plays [KQJT2-9][SHDC] on pile [01]\n){2,12}`,
    String.raw`piles\[0\]: ${cards}\npiles\[0\] is Attack: \d+ - Defence: \d+\n`,
    String.raw`piles\[1\]: ${cards}\npiles\[1\] is Attack: \d+ - Defence: \d+\n`,
    String.raw`${score}\n`,
    String.raw`Character 0 attack on character 1 (succeeded|failed)\.\n`,
    String.raw`(Character 1 attack on character 0 succeeded|Character 1 attack character 0 failed)\.\n`,
    String.raw`${score}\n`,
  ].join('');
  const hands = [0, 1, 2, 3].map((seat) => String.raw`hands\[${seat}\]: ${cards}\n`).join('');
  const result = 'Result: (Players 0 and 2 won|Players 1 and 3 won|All players drew)';
  expect(`${lines.join('\n')}\n`).toMatch(new RegExp(String.raw`^${hands}(${play}){6}${result}\.\n$`));
});
