import type { Option, Target } from './types.ts';

const place = ({ owner, slot }: Target): string => `>${owner + 1}.${slot === 'ritual' ? 'r' : slot + 1}`;
const which = (ability: number): string => (ability === 0 ? '' : `#${ability + 1}`);

/** An option as records write it, counting from 1 as the table does: play:3:banish>2.r, attack:1>2.4, use:2#2. */
export function key(option: Option): string {
  switch (option.type) {
    case 'play':
    case 'discard':
      return `${option.type}:${option.hand + 1}:${option.card.name}`;
    case 'play-on':
      return `play:${option.hand + 1}:${option.card.name}${place(option)}`;
    case 'attack':
      return `attack:${option.by + 1}`;
    case 'attack-on':
      return `attack:${option.by + 1}${place(option)}`;
    case 'use':
      return `use:${option.by + 1}${which(option.ability)}`;
    case 'use-on':
      return `use:${option.by + 1}${which(option.ability)}${place(option)}`;
    case 'draw':
    case 'end':
      return option.type;
  }
}
