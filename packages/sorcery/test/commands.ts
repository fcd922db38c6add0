import type { Option } from '../src/types.ts';
import type { TestPlayer } from './player.ts';
import { newGame, type Table } from './table.ts';

/** Whether an option is what a typed command means: numbers count from 1, `r` is the ritual. */
function means(option: Option, [verb, first, second, third]: readonly string[]): boolean {
  const isHere = (text: string | undefined, index: number): boolean => Number(text) === index + 1;
  const isTarget = (player: string | undefined, place: string | undefined): boolean =>
    'slot' in option &&
    isHere(player, option.owner) &&
    (option.slot === 'ritual' ? place === 'r' : isHere(place, option.slot));
  switch (option.type) {
    case 'play':
      return verb === 'play' && isHere(first, option.hand) && second === undefined;
    case 'play-on':
      return verb === 'play' && isHere(first, option.hand) && isTarget(second, third);
    case 'attack':
      return verb === 'attack' && isHere(first, option.by) && second === undefined;
    case 'attack-on':
      return verb === 'attack' && isHere(first, option.by) && isTarget(String(option.owner + 1), second);
    case 'use':
      return verb === 'use' && isHere(first, option.by) && second === undefined;
    case 'use-on':
      return verb === 'use' && isHere(first, option.by) && isTarget(second, third);
    case 'discard':
      return verb === 'discard' && isHere(first, option.hand);
    case 'draw':
    case 'end':
      return verb === option.type;
  }
}

export interface Typed {
  readonly table: Table;
  readonly p1: TestPlayer;
  readonly p2: TestPlayer;
  type(commands: string): void;
}

/** Plays a line of commands as the program under `-testing` would: names first, then commands, with | between. */
export function typed(decks: string, commands: string): Typed {
  const [name1 = '', name2 = '', ...rest] = commands.split('|');
  const table = newGame({ name1, name2, deck1: decks, deck2: decks, testing: true, shuffle: false });
  const type = (line: string): void => {
    for (const command of line.split('|')) {
      const words = command.split(' ');
      if (words[0] === 'hand' || words[0] === 'board') continue; // these only show
      const { active } = table.match.state;
      table.choose(active, (option) => means(option, words), command);
    }
  };
  type(rest.join('|'));
  return { table, p1: table.p1, p2: table.p2, type };
}
