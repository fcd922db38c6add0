import { type Face, facesOf, findHero, type Ltk, type PlayerView, type View } from '@cardwright/ltk/public';
import type { CardHandling, Gauge } from '../gauge.ts';

const KINGDOMS = ['wei', 'shu', 'wu', 'qun', 'careerist'];
const ROLES = ['lord', 'loyalist', 'rebel', 'spy'];

/** What is counted of a card that is used or given in answer is what it counts as; of one that is drawn, what is printed on it. */
function watch({ deck }: Ltk['options']): (event: Ltk['event']) => readonly CardHandling[] {
  const faces = facesOf(deck);
  let way: CardHandling['way'] = 'dealt';
  return ({ type, seat, card, secret }) => {
    if (type === 'turn-started') way = 'drawn';
    if (seat === undefined) return [];
    if ((type === 'card-used' || type === 'card-played') && card !== undefined)
      return [{ way: 'played', seat, card: card.name }];
    if (type !== 'cards-drawn') return [];
    return (secret?.cards ?? []).map((id) => ({ way, seat, card: (faces[id] as Face).name }));
  };
}

const gauge = (mode: View['mode']): Gauge<Ltk> => ({
  turn: ({ turns }) => turns,
  watch,
  hasLeaf: true,
  stood: ({ players }, seat) => {
    const { role, claimed, heroes } = players[seat] as PlayerView;
    const [hero, other] = heroes;
    const side = role ?? claimed;
    return {
      ...(side === null ? {} : { role: side }),
      ...(hero == null ? {} : { hero }),
      ...(hero == null || other == null ? {} : { pair: `${hero}+${other}` }),
    };
  },
  roles: mode === 'identity' ? ROLES : KINGDOMS,
  kindOf: (hero) => findHero(mode, hero)?.kingdom,
  cardField: 'name',
});

export const identityGauge = gauge('identity');
export const kingdomsGauge = gauge('kingdoms');
