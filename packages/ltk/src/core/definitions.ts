import type { Seat } from '@cardwright/engine';
import type { Card, CardName, PhysicalCard, SkillId } from './card.ts';
import type { Skill } from './skill.ts';
import type { Asks, Gender, HeroId, Kingdom, Mode, Now, Slot, Use } from './state.ts';

/** A name and what it does, in one language. */
export type NameAndText = readonly [name: string, text: string];

export interface Bilingual {
  readonly en: NameAndText;
  readonly zh: NameAndText;
}

/**
 * What a card or skill says besides its own text, by `ask.KIND` (a decision it asks), `reason.CODE` (why not), `pick.NAME`
 * (a choice it offers) or `event.TYPE`.
 */
export type Says = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

export const CARD_KINDS = ['basic', 'scroll', 'delayed', 'equipment'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a kind of card is and does. */
export interface CardDefinition {
  readonly id: CardName;
  readonly kind: CardKind;
  readonly text: Bilingual;
  readonly official?: { readonly en: string; readonly zh: string }; // what it does by the official rules of kingdom war, where that is something else
  readonly says?: Says;
  readonly damage: number; //            for texts and effects: 1 where nothing else is said
  readonly slot?: Slot; //               equipment
  readonly range?: number; //            weapons
  readonly skills?: readonly Skill[]; // equipment: what it does while worn
  /** Whom it can be used on in the play phase: each entry is one option; null where it is aimed at nobody in particular. */
  readonly aims?: (g: Now, user: Seat, card: Card) => readonly (Seat | null)[];
  /** Why it cannot be used at all now, apart from targets. */
  readonly whyNot?: (g: Now, user: Seat, card: Card) => string | null;
  /** Why one whom nothing else protects cannot be its target, apart from the attack range. */
  readonly spares?: (g: Now, user: Seat, target: Seat, card: Card) => string | null;
  /** All targets, when the aim is chosen; asks, where more has to be chosen. */
  readonly targets?: (g: Now, user: Seat, card: Card, aim: Seat | null) => Targets | Asks<Targets>;
  /** On whom it would change nothing: nobody is asked to negate it there. */
  readonly idle?: (g: Now, use: Use, target: Seat) => boolean;
  readonly effect?: (g: Now, use: Use, target: Seat) => Asks | undefined;
  /** What happens once, before the first target and after the last. */
  readonly before?: (g: Now, use: Use) => Asks;
  readonly after?: (g: Now, use: Use) => Asks;
  /** Delayed scrolls: the judgement in the judge phase; `by` used it. */
  readonly fate?: (g: Now, seat: Seat, card: Card, by: Seat) => Asks;
  /** Equipment: what happens when it leaves its owner's zone. */
  readonly leaves?: (g: Now, owner: Seat) => Asks;
  readonly hostile?: boolean; //         aiming it at somebody is an unfriendly act
  readonly mayFree?: boolean; //         … unless it takes off what lies before somebody: what it does decides
  readonly ranged?: boolean; //          only those within the attack range can be its targets
  readonly recast?: boolean; //          may be put away for a new card
}

export interface Targets {
  readonly targets: Seat[];
  readonly second?: Seat;
}

/** Whether nothing more has to be chosen to have all targets. */
export const isSettled = (aimed: Targets | Asks<Targets>): aimed is Targets => 'targets' in aimed;

/** All targets, once what else has to be chosen is chosen. */
export function* settled(aimed: Targets | Asks<Targets>): Asks<Targets> {
  return isSettled(aimed) ? aimed : yield* aimed;
}

export interface HeroDefinition {
  readonly id: HeroId;
  readonly kingdom: Kingdom;
  readonly gender: Gender;
  readonly life: number; // identity: HP; kingdom war: half units allowed
  readonly skills: readonly SkillId[];
  readonly lord?: boolean; // has a lord skill
  readonly companions?: readonly HeroId[];
  readonly text: { readonly en: string; readonly zh: string };
}

const cards = new Map<CardName, CardDefinition>();
const skills: Record<Mode, Map<SkillId, Skill>> = { identity: new Map(), kingdoms: new Map() };
const heroes: Record<Mode, Map<HeroId, HeroDefinition>> = { identity: new Map(), kingdoms: new Map() };

/** Everything a definition can say, unsaid. Completed by it, definitions are of one shape, and reading one is quick. */
type Unsaid<D> = { readonly [K in keyof D]-?: undefined };

const NO_CARD: Unsaid<CardDefinition> = {
  id: undefined,
  kind: undefined,
  text: undefined,
  official: undefined,
  says: undefined,
  damage: undefined,
  slot: undefined,
  range: undefined,
  skills: undefined,
  aims: undefined,
  whyNot: undefined,
  spares: undefined,
  targets: undefined,
  idle: undefined,
  effect: undefined,
  before: undefined,
  after: undefined,
  fate: undefined,
  leaves: undefined,
  hostile: undefined,
  mayFree: undefined,
  ranged: undefined,
  recast: undefined,
};

const NO_SKILL: Unsaid<Skill> = {
  id: undefined,
  text: undefined,
  says: undefined,
  lord: undefined,
  compulsory: undefined,
  limited: undefined,
  awakening: undefined,
  triggers: undefined,
  viewAs: undefined,
  provides: undefined,
  active: undefined,
  grants: undefined,
  modifies: undefined,
};

const NO_HERO: Unsaid<HeroDefinition> = {
  id: undefined,
  kingdom: undefined,
  gender: undefined,
  life: undefined,
  skills: undefined,
  lord: undefined,
  companions: undefined,
  text: undefined,
};

const wholeSkill = (skill: Skill): Skill => ({ ...NO_SKILL, ...skill }) as Skill;

const wholeCard = (card: CardDefinition): CardDefinition =>
  ({ ...NO_CARD, ...card, skills: card.skills?.map(wholeSkill) }) as CardDefinition;

/** Makes content known. Called once per list, when its module is loaded; definitions are values and never change. */
export function defineCards(list: readonly CardDefinition[]): void {
  for (const card of list) cards.set(card.id, wholeCard(card));
}

export function defineSkills(mode: Mode, list: readonly Skill[]): void {
  for (const skill of list) skills[mode].set(skill.id, wholeSkill(skill));
}

export function defineHeroes(mode: Mode, list: readonly HeroDefinition[]): void {
  for (const hero of list) heroes[mode].set(hero.id, { ...NO_HERO, ...hero } as HeroDefinition);
}

export function cardNamed(name: CardName): CardDefinition {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card;
}

export const findCard = (name: CardName): CardDefinition | undefined => cards.get(name);
export const allCards = (): CardDefinition[] => [...cards.values()];

/** All targets of a card that is aimed so; asks, where more has to be chosen. */
export const targetsOf = (g: Now, user: Seat, card: Card, aim: Seat | null): Targets | Asks<Targets> =>
  cardNamed(card.name).targets?.(g, user, card, aim) ?? { targets: aim === null ? [] : [aim] };

/** The definition of a physical card. */
export const definitionOf = (g: Now, id: number): CardDefinition => (g.faces[id] as PhysicalCard).definition;

export function skillNamed(mode: Mode, id: SkillId): Skill {
  const skill = skills[mode].get(id);
  if (skill === undefined) throw new Error(`no skill of ${mode} is called ${id}`);
  return skill;
}

export const findSkill = (mode: Mode, id: SkillId): Skill | undefined => skills[mode].get(id);
export const allSkills = (mode: Mode): Skill[] => [...skills[mode].values()];

export function heroNamed(mode: Mode, id: HeroId): HeroDefinition {
  const hero = findHero(mode, id);
  if (hero === undefined) throw new Error(`no hero of ${mode} is called ${id}`);
  return hero;
}

export const findHero = (mode: Mode, id: HeroId): HeroDefinition | undefined =>
  heroes[mode].get(id) ?? heroOfFile(mode, id);

/**
 * The id of a hero with another kingdom, life or other skills than ours, or one we do not know at all: `zhou-cang~shu~4`,
 * `zhou-cang~shu~4~wusheng.paoxiao`.
 */
export const fileHeroId = (name: HeroId, kingdom: Kingdom, life: number, skills: readonly SkillId[] = []): HeroId =>
  [name, kingdom, life, ...(skills.length > 0 ? [skills.join('.')] : [])].join('~');

const fromFiles: Record<Mode, Map<HeroId, HeroDefinition>> = { identity: new Map(), kingdoms: new Map() };

const titled = (slug: string): string =>
  slug.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

const MOST_LIFE = 20;

/** Whether a hero can have so much life: whole points, half ones where two heroes make a pair. */
export const isLife = (mode: Mode, life: number): boolean =>
  life > 0 && life <= MOST_LIFE && Number.isInteger(mode === 'kingdoms' ? life * 2 : life);

/** A hero as a file describes it; everything about it is in its id, so a record needs no file. */
function heroOfFile(mode: Mode, id: HeroId): HeroDefinition | undefined {
  const [, name = '', kingdom = '', life = '', listed = ''] =
    /^([^~]+)~(wei|shu|wu|qun)~([\d.]+)(?:~([a-z.]+))?$/.exec(id) ?? [];
  const own = listed === '' ? [] : listed.split('.');
  if (name === '' || !isLife(mode, Number(life))) return undefined;
  if (own.some((skill, i) => !skills[mode].has(skill) || own.indexOf(skill) !== i)) return undefined;
  let hero = fromFiles[mode].get(id);
  if (hero === undefined) {
    const known = heroes[mode].get(name);
    const plain = { gender: 'male' as const, skills: [], text: { en: titled(name), zh: titled(name) } };
    const lord = own.some((skill) => skills[mode].get(skill)?.lord === true);
    const given = own.length > 0 ? { skills: own, lord } : {};
    hero = {
      ...NO_HERO,
      ...(known ?? plain),
      ...given,
      id,
      kingdom: kingdom as Kingdom,
      life: Number(life),
    } as HeroDefinition;
    fromFiles[mode].set(id, hero);
  }
  return hero;
}
export const allHeroes = (mode: Mode): HeroDefinition[] => [...heroes[mode].values()];
export const heroIds = (mode: Mode): HeroId[] => [...heroes[mode].keys()];
