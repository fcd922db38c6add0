import type { MinionView, Option, PlayerView, Target } from '@cardwright/sorcery';

const placeOf = (option: Option): string[] => {
  if (!('owner' in option)) return [];
  const { owner, slot }: Target = option;
  return [String(owner + 1), slot === 'ritual' ? 'r' : String(slot + 1)];
};

/** What the player to act would type for an option. */
export function commandOf(option: Option, { minions }: PlayerView): string {
  switch (option.type) {
    case 'end':
    case 'draw':
      return option.type;
    case 'discard':
      return `discard ${option.hand + 1}`;
    case 'play':
    case 'play-on':
      return ['play', option.hand + 1, ...placeOf(option)].join(' ');
    case 'attack':
    case 'attack-on':
      return ['attack', option.by + 1, ...placeOf(option).slice(1)].join(' '); // whose it is goes without saying
    case 'use':
    case 'use-on': {
      const { abilityCosts } = minions[option.by] as MinionView;
      const ability = abilityCosts.length > 1 ? [`#${option.ability + 1}`] : [];
      return ['use', option.by + 1, ...placeOf(option), ...ability].join(' ');
    }
  }
}
