import type { Face } from '../src/core/card.ts';
import { allCards, type CardDefinition, defineCards, defineSkills } from '../src/core/definitions.ts';
import type { Modifiers, Provide, Skill, Trigger } from '../src/core/skill.ts';
import type { GameEvent, Mode } from '../src/core/state.ts';

/** A conversion into more kinds of card than this is watched as a whole. */
const FEW = 3;

/** Watches games to learn which cards, and which parts of which skills, ever do anything. */
export class Coverage {
  readonly #wanted = new Map<string, string>(); // each thing to be seen, with the card or skill it belongs to
  readonly #seen = new Set<string>();
  readonly #faces: readonly Face[];

  /** Wraps the definitions of these skills of a mode, and of these cards, so that what they do is noticed. */
  constructor(mode: Mode, skills: readonly Skill[], faces: readonly Face[]) {
    this.#faces = faces;
    defineSkills(
      mode,
      skills.map((skill) => this.#skill(skill, skill.id)),
    );
    const cards = allCards().filter(({ id }) => faces.some(({ name }) => name === id));
    defineCards(cards.map((card) => this.#card(card)));
  }

  /** What never happened. */
  get missing(): string[] {
    return [...this.#wanted.keys()].filter((what) => !this.#seen.has(what));
  }

  /** The cards and skills with a part that never happened. */
  get idle(): Set<string> {
    return new Set(this.missing.map((what) => this.#wanted.get(what) as string));
  }

  /** Takes note of an event. */
  hear({ type, card, cards, name, skill }: GameEvent): void {
    const seen = this.#seen;
    if (card !== undefined && (type === 'card-used' || type === 'card-played' || type === 'recast')) {
      seen.add(`card ${card.name}: used`);
      if (card.skill !== null) seen.add(`${card.skill}: made ${card.name}`).add(`${card.skill}: made a card`);
    }
    if (type === 'cards-equipped') for (const id of cards ?? []) seen.add(`card ${this.#faces[id]?.name}: equipped`);
    if (type === 'judged') seen.add(`card ${name}: judged`);
    if (type === 'skill-invoked') seen.add(`${skill}: invoked`);
  }

  #want(what: string, owner: string): string {
    this.#wanted.set(what, owner);
    return what;
  }

  #card(card: CardDefinition): CardDefinition {
    const { id, kind, skills } = card;
    this.#want(`card ${id}: used`, id);
    if (kind === 'equipment') this.#want(`card ${id}: equipped`, id);
    if (kind === 'delayed') this.#want(`card ${id}: judged`, id);
    return skills === undefined ? card : { ...card, skills: skills.map((skill) => this.#skill(skill, id)) };
  }

  #skill(skill: Skill, owner: string): Skill {
    const { id, triggers, provides, modifies } = skill;
    const isPassive = triggers ?? provides ?? modifies ?? skill.viewAs; // a skill with nothing in it is never invoked
    if (isPassive === undefined || skill.active !== undefined || skill.grants !== undefined)
      this.#want(`${id}: invoked`, owner);
    for (const { as } of skill.viewAs ?? [])
      for (const made of as.length <= FEW ? as : ['a card']) this.#want(`${id}: made ${made}`, owner);
    return {
      ...skill,
      ...(triggers === undefined ? {} : { triggers: triggers.map((each, i) => this.#trigger(id, owner, each, i + 1)) }),
      ...(provides === undefined ? {} : { provides: provides.map((each) => this.#provide(id, owner, each)) }),
      ...(modifies === undefined ? {} : { modifies: this.#modifiers(id, owner, modifies) }),
    };
  }

  /** A trigger happens when its effect begins. */
  #trigger(id: string, owner: string, trigger: Trigger, number: number): Trigger {
    const what = this.#want(`${id}: ${trigger.on} (${number})`, owner);
    const seen = this.#seen;
    return {
      ...trigger,
      effect(g, self, event) {
        seen.add(what);
        return trigger.effect(g, self, event);
      },
    };
  }

  /** Another way to come by a card happens when it finds one. */
  #provide(id: string, owner: string, provide: Provide): Provide {
    const what = this.#want(`${id}: provided ${provide.needs.join(' or ')}`, owner);
    const seen = this.#seen;
    return {
      ...provide,
      *provide(g, self, need) {
        const card = yield* provide.provide(g, self, need);
        if (card !== null) seen.add(what);
        return card;
      },
    };
  }

  /** A standing effect happens when what it answers differs from its not being there. */
  #modifiers(id: string, owner: string, modifies: Partial<Modifiers>): Partial<Modifiers> {
    const watched = Object.entries(modifies).map(([name, modify]) => {
      const what = this.#want(`${id}: ${name}`, owner);
      const answer = modify as (...args: readonly unknown[]) => unknown;
      const neutral = name === 'answersNeeded' ? [0, 1] : [0, null, false];
      const watch = (...args: readonly unknown[]): unknown => {
        const value = answer(...args);
        if (!neutral.includes(value as number)) this.#seen.add(what);
        return value;
      };
      return [name, watch] as const;
    });
    return Object.fromEntries(watched);
  }
}
