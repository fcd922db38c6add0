import type { Seat } from '@cardwright/engine';
import { definitionOf, heroNamed, skillNamed } from './definitions.ts';
import type { Modifier, Modifiers, Provide, Skill, Timing, Trigger, ViewAs } from './skill.ts';
import { type HeroId, hasAny, INDEX, type Mode, type Now, type Player, playerAt } from './state.ts';

export interface SkillListener {
  readonly seat: Seat;
  readonly skill: Skill;
  readonly hero: number; // which of the owner's heroes it is printed on; -1: equipment or gained
  readonly trigger: Trigger;
}

/** A skill in force, with where it comes from. One serves for everybody who holds the skill so. */
export interface SkillInForce {
  readonly skill: Skill;
  readonly hero: number;
  readonly hidden: boolean;
  readonly makers: readonly Converter[];
  readonly providers: readonly Provider[];
  readonly modifies: readonly (readonly [Modifier, Modifiers[Modifier]])[];
  readonly listening: (readonly SkillListener[])[]; // by seat; made when somebody sits there
}

export interface Converter {
  readonly held: SkillInForce;
  readonly viewAs: ViewAs;
}

export interface Provider {
  readonly held: SkillInForce;
  readonly provide: Provide;
}

const NONE: never[] = [];

/** Who listens to what. Made from the state; made anew when skills, equipment or the living change. */
export interface Index {
  readonly epoch: number; // of the state it was made from
  readonly held: readonly (readonly SkillInForce[])[];
  readonly makers: (readonly Converter[])[]; //       per seat
  readonly providers: (readonly Provider[])[]; // per seat
  readonly grants: { readonly owner: Seat; readonly skill: Skill }[];
  readonly triggers: Record<Timing, readonly SkillListener[]>;
  readonly modifiers: { [K in Modifier]: readonly Modifying<K>[] };
}

export interface Modifying<K extends Modifier> {
  readonly seat: Seat;
  readonly modify: Modifiers[K];
}

const UNAWAITED: Index['triggers'] = {
  'game-started': NONE,
  'turn-started': NONE,
  'turn-ended': NONE,
  'before-phase': NONE,
  'phase-started': NONE,
  'phase-ended': NONE,
  'draw-count': NONE,
  drawn: NONE,
  'use-declared': NONE,
  'becoming-target': NONE,
  targeted: NONE,
  'before-effect': NONE,
  dodged: NONE,
  'use-finished': NONE,
  answered: NONE,
  dealing: NONE,
  taking: NONE,
  dealt: NONE,
  taken: NONE,
  retrial: NONE,
  'judgement-due': NONE,
  judged: NONE,
  'hp-fell': NONE,
  dying: NONE,
  'rescue-asked': NONE,
  recovered: NONE,
  death: NONE,
  lost: NONE,
  'discard-piled': NONE,
};

export const TIMINGS = Object.keys(UNAWAITED) as readonly Timing[];

const UNMODIFIED: Index['modifiers'] = {
  distance: NONE,
  fixedDistance: NONE,
  range: NONE,
  strikeLimit: NONE,
  handLimit: NONE,
  forbids: NONE,
  reach: NONE,
  anyDistance: NONE,
  extraTargets: NONE,
  suit: NONE,
  answersNeeded: NONE,
  peach: NONE,
  bars: NONE,
  keepsHidden: NONE,
};

/** Adds to a list of a table; lists that are empty are all the same one. */
function enter<K extends string, V>(table: Record<K, readonly V[]>, key: K, value: V): void {
  const list = table[key];
  if (list === NONE) table[key] = [value];
  else (list as V[]).push(value);
}

/** The mark of a player whose hero (by its place) has lost its skills. It does not tell which hero that is. */
export const silenced = (hero: number): string => SILENCED[hero] as string;

const SILENCED = ['silenced-0', 'silenced-1'];

/** Whether a hero (by its place) has lost its skills. Most players have no marks at all. */
export const isSilenced = ({ marks }: Player, hero: number): boolean =>
  hasAny(marks) && marks[silenced(hero)] !== undefined;

function heldAs(skill: Skill, hero: number, hidden: boolean): SkillInForce {
  const { viewAs = NONE, provides = NONE } = skill;
  const makers: Converter[] = [];
  const providers: Provider[] = [];
  const modifies = Object.entries(skill.modifies ?? {}) as [Modifier, Modifiers[Modifier]][];
  const held: SkillInForce = { skill, hero, hidden, makers, providers, modifies, listening: [] };
  for (const each of viewAs) makers.push({ held, viewAs: each });
  for (const provide of provides) providers.push({ held, provide });
  return held;
}

/** By hero: in each place of a pair, hidden or not. */
type Printed = Map<HeroId, (readonly SkillInForce[])[]>;

const printed: Readonly<Record<Mode, Printed>> = { identity: new Map(), kingdoms: new Map() };

/** What is printed on a hero in this place of a pair, hidden or not; worked out once. */
function printedOn(mode: Mode, id: HeroId, hero: number, hidden: boolean): readonly SkillInForce[] {
  const ways = printed[mode].get(id) ?? [];
  if (ways.length === 0) printed[mode].set(id, ways);
  const way = 2 * hero + +hidden;
  ways[way] ??= heroNamed(mode, id).skills.map((name) => heldAs(skillNamed(mode, name), hero, hidden));
  return ways[way];
}

const apart = new Map<Skill, SkillInForce>();

/** A skill of equipment, or a gained one; worked out once. */
function heldApart(skill: Skill): SkillInForce {
  const held = apart.get(skill) ?? heldAs(skill, -1, false);
  apart.set(skill, held);
  return held;
}

function heldBy(g: Now, seat: Seat): SkillInForce[] {
  const player = playerAt(g, seat);
  const { heroes, revealed, lost, gained, role, slots } = player;
  const { weapon, armor, plus, minus } = slots;
  const held: SkillInForce[] = [];
  const { mode } = g.state;
  for (let hero = 0; hero < heroes.length; hero++) {
    if (isSilenced(player, hero)) continue;
    for (const each of printedOn(mode, heroes[hero] as HeroId, hero, revealed[hero] !== true))
      if (!lost.includes(each.skill.id) && (each.skill.lord !== true || role === 'lord')) held.push(each);
  }
  for (const name of gained) held.push(heldApart(skillNamed(mode, name)));
  if (weapon >= 0) hold(g, weapon, held);
  if (armor >= 0) hold(g, armor, held);
  if (plus >= 0) hold(g, plus, held);
  if (minus >= 0) hold(g, minus, held);
  return held;
}

/** Adds what a piece of equipment does while it is worn. */
function hold(g: Now, card: number, held: SkillInForce[]): void {
  for (const skill of definitionOf(g, card).skills ?? NONE) held.push(heldApart(skill));
}

function makeIndex(g: Now): Index {
  const { players, dying, epoch } = g.state;
  const held = players.map((player, seat) => (player.alive || dying.includes(seat) ? heldBy(g, seat) : NONE));
  const modifiers = modifiersIn(players, held);
  const index: Index = { epoch, held, makers: [], providers: [], grants: [], triggers: { ...UNAWAITED }, modifiers };
  const { keepsHidden } = modifiers;
  for (let seat = 0; seat < held.length; seat++) {
    if (keepsHidden.some(({ seat: owner, modify }) => modify(g, owner, seat)))
      held[seat] = (held[seat] as readonly SkillInForce[]).filter(({ hidden }) => !hidden);
    enterSkills(index, seat, held[seat] as readonly SkillInForce[]);
  }
  return index;
}

/**
 * The standing effects of the living: the dead hear of their death, but nothing of theirs stands. A skill of both heroes of a pair
 * counts for each; one that is gained by who has it anyway adds nothing.
 */
function modifiersIn(players: readonly Player[], held: readonly (readonly SkillInForce[])[]): Index['modifiers'] {
  const found: Record<Modifier, readonly unknown[]> = { ...UNMODIFIED };
  for (let seat = 0; seat < held.length; seat++) {
    if (players[seat]?.alive !== true) continue;
    const counted: Skill[] = [];
    for (const { skill, hero, hidden, modifies } of held[seat] as readonly SkillInForce[]) {
      if (hidden || modifies.length === 0 || (hero < 0 && counted.includes(skill))) continue;
      counted.push(skill);
      for (const [name, modify] of modifies) enter(found, name, { seat, modify });
    }
  }
  return found as Index['modifiers'];
}

/** What is there and what comes to it; seldom both, so mostly nothing is made. */
const joined = <V>(list: readonly V[], more: readonly V[]): readonly V[] =>
  list.length === 0 ? more : more.length === 0 ? list : [...list, ...more];

/** Enters what one seat's skills make, provide, grant and wait for. */
function enterSkills({ makers, providers, grants, triggers }: Index, seat: Seat, list: readonly SkillInForce[]): void {
  makers[seat] = NONE;
  providers[seat] = NONE;
  for (const held of list) {
    makers[seat] = joined(makers[seat], held.makers);
    providers[seat] = joined(providers[seat], held.providers);
    if (held.skill.grants !== undefined && !held.hidden) grants.push({ owner: seat, skill: held.skill });
    for (const each of listeningAt(seat, held)) enter(triggers, each.trigger.on, each);
  }
}

/** What a skill waits for if it is this seat's; worked out once. */
function listeningAt(seat: Seat, { skill, hero, listening }: SkillInForce): readonly SkillListener[] {
  listening[seat] ??= (skill.triggers ?? NONE).map((trigger) => ({ seat, skill, hero, trigger }));
  return listening[seat];
}

export function indexOf(g: Now): Index {
  const known = g.state[INDEX];
  if (known !== undefined && known.epoch === g.state.epoch) return known as Index;
  const made = makeIndex(g);
  g.state[INDEX] = made;
  return made;
}

/** To be called when who listens to what may have changed. */
export const skillsChanged = (g: Now): void => {
  g.state.epoch++;
};

/** The standing effects in force, by what they modify. */
export const modifiers = (g: Now): Index['modifiers'] => indexOf(g).modifiers;

export const heldSkills = (g: Now, seat: Seat): readonly SkillInForce[] => indexOf(g).held[seat] ?? NONE;
