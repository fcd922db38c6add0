import type { Seat } from '@cardwright/engine';
import { definitionOf, heroNamed, skillNamed } from './definitions.ts';
import type { Modifier, Modifiers, Provide, Skill, Timing, Trigger, ViewAs } from './skill.ts';
import { INDEX, type Now, playerAt, SLOTS } from './state.ts';

export interface Listening {
  readonly seat: Seat;
  readonly skill: Skill;
  readonly hero: number; // which of the owner's heroes it is printed on; -1: equipment or gained
  readonly trigger: Trigger;
}

/** A skill in force, with where it comes from. */
export interface Held {
  readonly skill: Skill;
  readonly hero: number;
  readonly hidden: boolean;
}

export interface Maker {
  readonly held: Held;
  readonly viewAs: ViewAs;
}

export interface Provider {
  readonly held: Held;
  readonly provide: Provide;
}

const NONE: never[] = [];

/** Who listens to what. Made from the state; made anew when skills, equipment or the living change. */
export interface Index {
  readonly epoch: number; // of the state it was made from
  readonly held: readonly (readonly Held[])[];
  readonly makers: (readonly Maker[])[]; //       per seat
  readonly providers: (readonly Provider[])[]; // per seat
  readonly grants: { readonly owner: Seat; readonly skill: Skill }[];
  readonly triggers: { [K in Timing]?: Listening[] };
  readonly modifiers: { [K in Modifier]?: { readonly seat: Seat; readonly modify: Modifiers[K] }[] };
}

/** The mark of a player whose hero (by its place) has lost its skills. It does not tell which hero that is. */
export const silenced = (hero: number): string => SILENCED[hero] as string;

const SILENCED = ['silenced-0', 'silenced-1'];

function heldBy(g: Now, seat: Seat): Held[] {
  const player = playerAt(g, seat);
  const held: Held[] = [];
  const { mode } = g.state;
  player.heroes.forEach((id, hero) => {
    if (player.marks[silenced(hero)] !== undefined) return;
    for (const name of heroNamed(mode, id).skills) {
      const skill = skillNamed(mode, name);
      if (player.lost.includes(name) || (skill.lord === true && player.role !== 'lord')) continue;
      held.push({ skill, hero, hidden: player.revealed[hero] !== true });
    }
  });
  for (const name of player.gained) held.push({ skill: skillNamed(mode, name), hero: -1, hidden: false });
  for (const slot of SLOTS) {
    const card = player.slots[slot];
    if (card >= 0)
      for (const skill of definitionOf(g, card).skills ?? []) held.push({ skill, hero: -1, hidden: false });
  }
  return held;
}

const modifying = new Map<Skill, (readonly [string, unknown])[]>();

/** A skill's modifiers as a list; worked out once. */
function modifiersOf(skill: Skill): readonly (readonly [string, unknown])[] {
  let list = modifying.get(skill);
  if (list === undefined) {
    list = Object.entries(skill.modifies ?? {});
    modifying.set(skill, list);
  }
  return list;
}

function makeIndex(g: Now): Index {
  const { players, dying, epoch } = g.state;
  const held = players.map((player, seat) => (player.alive || dying.includes(seat) ? heldBy(g, seat) : NONE));
  const modifiers = modifiersIn(held);
  const index: Index = { epoch, held, makers: [], providers: [], grants: [], triggers: {}, modifiers };
  held.forEach((list, seat) => {
    if (modifiers.keepsHidden?.some(({ seat: owner, modify }) => modify(g, owner, seat)) === true)
      held[seat] = list.filter(({ hidden }) => !hidden);
    enterSkills(index, seat, held[seat] as Held[]);
  });
  return index;
}

function modifiersIn(held: readonly (readonly Held[])[]): Index['modifiers'] {
  const found: Record<string, { seat: Seat; modify: unknown }[]> = {};
  held.forEach((list, seat) => {
    for (const { skill, hidden } of list) {
      if (hidden || skill.modifies === undefined) continue;
      for (const [name, modify] of modifiersOf(skill)) (found[name] ??= []).push({ seat, modify });
    }
  });
  return found;
}

/** Enters what one seat's skills make, provide, grant and wait for. */
function enterSkills({ makers, providers, grants, triggers }: Index, seat: Seat, list: readonly Held[]): void {
  const making: Maker[] = [];
  const providing: Provider[] = [];
  for (const held of list) {
    const { skill, hero, hidden } = held;
    if (skill.viewAs !== undefined) for (const viewAs of skill.viewAs) making.push({ held, viewAs });
    if (skill.provides !== undefined) for (const provide of skill.provides) providing.push({ held, provide });
    if (skill.grants !== undefined && !hidden) grants.push({ owner: seat, skill });
    if (skill.triggers === undefined) continue;
    for (const trigger of skill.triggers) (triggers[trigger.on] ??= []).push({ seat, skill, hero, trigger });
  }
  makers.push(making);
  providers.push(providing);
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

export const modifiers = <K extends Modifier>(
  g: Now,
  name: K,
): readonly { readonly seat: Seat; readonly modify: Modifiers[K] }[] => indexOf(g).modifiers[name] ?? NONE;

export const heldSkills = (g: Now, seat: Seat): readonly Held[] => indexOf(g).held[seat] ?? NONE;
