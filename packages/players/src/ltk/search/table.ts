import type { Seat } from '@cardwright/engine';
import {
  type CardName,
  cardFacts,
  facesOf,
  type PlayerView,
  type Role,
  STRIKES,
  type View,
} from '@cardwright/ltk/public';
import type { NetShape, Position } from '../../search/position.ts';

/** What a hand card counts as to the net: by name where it matters, else by what is printed on it. */
const HAND = ['strike', 'dodge', 'peach', 'wine', 'negate', 'area', 'attack', 'theft', 'draw', 'delayed', 'equipment'];
const NAMED: Readonly<Record<CardName, string>> = {
  dodge: 'dodge',
  peach: 'peach',
  wine: 'wine',
  negate: 'negate',
  'national-negate': 'negate',
  'barbarian-invasion': 'area',
  'arrow-barrage': 'area',
  snatch: 'theft',
  dismantle: 'theft',
};

function handKind(name: CardName): number {
  const { kind, hostile } = cardFacts(name);
  if (STRIKES.has(name)) return HAND.indexOf('strike');
  const byPrint = kind === 'equipment' || kind === 'delayed' ? kind : hostile ? 'attack' : 'draw';
  return HAND.indexOf(NAMED[name] ?? byPrint);
}

const ARMOR = ['eight-diagram-formation', 'sage-king-shield', 'silver-lion', 'rattan-armor'];
const FATES = ['contentment', 'starvation', 'lightning'];
const ROLES: readonly Role[] = ['lord', 'loyalist', 'rebel', 'spy'];

/** Where each feature of a seat stands. */
const AT = (() => {
  let next = 0;
  const several = (count: number): number => {
    next += count;
    return next - count;
  };
  return {
    life: several(1),
    most: several(1),
    atOne: several(1),
    atTwo: several(1),
    cards: several(1),
    hand: several(HAND.length),
    weapon: several(1),
    reach: several(1),
    crossbow: several(1),
    armor: several(ARMOR.length + 1), // the last: any other
    plus: several(1),
    minus: several(1),
    faceDown: several(1),
    chained: several(1),
    fates: several(FATES.length),
    roles: several(ROLES.length),
    place: several(1), //  seats from the one whose turn it is
    acts: several(1), //   it is its turn
    strikes: several(1), // used in this phase
    drunk: several(1),
    count: next,
  };
})();

/** Groups: the four roles, whoever's turn it is, whoever is next. */
const CURRENT = ROLES.length;
const NEXT = ROLES.length + 1;

/** Who may win: the Lord's side, the rebels, the spy. */
export const SIDES = ['lord', 'rebels', 'spy'] as const;

export const sideOf = (role: Role): number => (role === 'rebel' ? 1 : role === 'spy' ? 2 : 0);

export const shapeFor = (heroes: readonly string[]): NetShape => ({
  features: AT.count,
  kinds: heroes.length + 1,
  groups: NEXT + 1,
  hidden: 32,
  outputs: SIDES.length,
});

const kindsOf = new Map<string, Uint8Array>();

/** The kind of each card of a deck. */
function handKinds(deck: string): Uint8Array {
  let kinds = kindsOf.get(deck);
  if (kinds === undefined) {
    kinds = Uint8Array.from(facesOf(deck), ({ name }) => handKind(name));
    kindsOf.set(deck, kinds);
  }
  return kinds;
}

/** The next living seat after the one whose turn it is. */
function nextOf({ players, current }: View): Seat {
  for (let step = 1; step < players.length; step++) {
    const seat = (current + step) % players.length;
    if (players[seat]?.alive === true) return seat;
  }
  return current;
}

/** Puts an open table (what somebody who sees everything sees of an imagined world) into a position: its living seats. */
export function readTable(view: View, heroes: ReadonlyMap<string, number>, position: Position): void {
  const { players, current } = view;
  const next = nextOf(view);
  const faces = facesOf(view.options.deck);
  const kinds = handKinds(view.options.deck);
  position.clear();
  for (const player of players) {
    const { seat, alive, role } = player;
    if (!alive || role === null) continue;
    const roleAt = ROLES.indexOf(role);
    const groups = (1 << roleAt) | (seat === current ? 1 << CURRENT : 0) | (seat === next ? 1 << NEXT : 0);
    const at = position.add(heroes.get(player.heroes[0] ?? '') ?? 0, groups);
    const to = position.features.subarray(at, at + AT.count);
    to[AT.roles + roleAt] = 1;
    to[AT.place] = (seat - current + players.length) % players.length;
    to[AT.acts] = seat === current ? 1 : 0;
    readBody(player, to);
    readEquipment(player, faces, to);
    for (const card of player.known) {
      const kind = AT.hand + (kinds[card] as number);
      to[kind] = (to[kind] as number) + 1;
    }
  }
}

function readBody({ hp, maxHp, cards, faceDown, chained, fates, strikes, drunk }: PlayerView, to: Uint8Array): void {
  to[AT.life] = Math.max(0, hp);
  to[AT.most] = maxHp;
  to[AT.atOne] = hp <= 1 ? 1 : 0;
  to[AT.atTwo] = hp === 2 ? 1 : 0;
  to[AT.cards] = cards;
  to[AT.faceDown] = faceDown ? 1 : 0;
  to[AT.chained] = chained ? 1 : 0;
  to[AT.strikes] = strikes;
  to[AT.drunk] = drunk;
  for (const { as } of fates) {
    const fate = FATES.indexOf(as);
    if (fate >= 0) to[AT.fates + fate] = 1;
  }
}

function readEquipment({ slots }: PlayerView, faces: ReturnType<typeof facesOf>, to: Uint8Array): void {
  const { weapon, armor, plus, minus } = slots;
  if (weapon >= 0) {
    const name = faces[weapon]?.name ?? '';
    to[AT.weapon] = 1;
    to[AT.reach] = cardFacts(name).range;
    to[AT.crossbow] = name === 'chu-ko-nu' ? 1 : 0;
  }
  if (armor >= 0) {
    const kind = ARMOR.indexOf(faces[armor]?.name ?? '');
    to[AT.armor + (kind < 0 ? ARMOR.length : kind)] = 1;
  }
  to[AT.plus] = plus >= 0 ? 1 : 0;
  to[AT.minus] = minus >= 0 ? 1 : 0;
}
