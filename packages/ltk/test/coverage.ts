import type { Face } from '../src/core/card.ts';
import { allCards, allSkills, type CardDefinition, defineCards, defineSkills } from '../src/core/definitions.ts';
import type { Modifier, Provide, Skill, Trigger } from '../src/core/skill.ts';
import type { Happened } from '../src/core/state.ts';

/** Watches games to learn which cards and which parts of which skills ever do anything. */
export class Coverage {
  readonly #wanted = new Map<string, string>(); // what has not happened yet, with the card or skill it belongs to
  readonly #fired = new Set<string>();
  readonly #faces: readonly Face[];

  /** Wraps every definition of identity mode so that what it does is noticed. To be called once, before the first game. */
  constructor(faces: readonly Face[]) {
    this.#faces = faces;
    defineSkills(
      'identity',
      allSkills('identity').map((skill) => this.#watched(skill, skill.id)),
    );
    const cards = allCards().filter(({ id }) => faces.some(({ name }) => name === id));
    defineCards(cards.map((card) => this.#watchedCard(card)));
  }

  /** What never happened. */
  get missing(): string[] {
    return [...this.#wanted.keys()].filter((what) => !this.#fired.has(what));
  }

  /** The skills with a part that never happened. */
  get idle(): Set<string> {
    return new Set(this.missing.map((what) => this.#wanted.get(what) as string));
  }

  /** Takes note of an event. */
  hear({ type, card, cards, name, skill }: Happened): void {
    if (card !== undefined && (type === 'card-used' || type === 'card-played' || type === 'recast')) {
      this.#fired.add(`card ${card.name}: used`);
      if (card.skill !== null) this.#fired.add(`${card.skill}: made ${card.name}`).add(`${card.skill}: made a card`);
    }
    if (type === 'cards-equipped')
      for (const id of cards ?? []) this.#fired.add(`card ${this.#faces[id]?.name}: equipped`);
    if (type === 'judged' && name !== undefined) this.#fired.add(`card ${name}: judged`);
    if (type === 'skill-invoked' && skill !== undefined) this.#fired.add(`${skill}: invoked`);
  }

  #want(what: string, owner: string): string {
    this.#wanted.set(what, owner);
    return what;
  }

  #watchedCard(card: CardDefinition): CardDefinition {
    this.#want(`card ${card.id}: used`, card.id);
    if (card.kind === 'equipment') this.#want(`card ${card.id}: equipped`, card.id);
    if (card.kind === 'delayed') this.#want(`card ${card.id}: judged`, card.id);
    return card.skills === undefined
      ? card
      : { ...card, skills: card.skills.map((skill) => this.#watched(skill, card.id)) };
  }

  #watched(skill: Skill, owner: string): Skill {
    const { id } = skill;
    const fired = this.#fired;
    if (skill.active ?? skill.grants) this.#want(`${id}: invoked`, owner);
    for (const { as } of skill.viewAs ?? [])
      for (const made of as.length <= FEW ? as : ['a card']) this.#want(`${id}: made ${made}`, owner);
    return {
      ...skill,
      ...(skill.triggers === undefined
        ? {}
        : {
            triggers: skill.triggers.map((trigger, i): Trigger => {
              const what = this.#want(`${id}: ${trigger.on} (${i + 1})`, owner);
              return {
                ...trigger,
                effect(g, self, event) {
                  fired.add(what);
                  return trigger.effect(g, self, event);
                },
              };
            }),
          }),
      ...(skill.provides === undefined
        ? {}
        : {
            provides: skill.provides.map((provide): Provide => {
              const what = this.#want(`${id}: provided ${provide.needs.join(' or ')}`, owner);
              return {
                ...provide,
                *provide(g, self, need) {
                  const card = yield* provide.provide(g, self, need);
                  if (card !== null) fired.add(what);
                  return card;
                },
              };
            }),
          }),
      ...(skill.modifies === undefined
        ? {}
        : {
            modifies: Object.fromEntries(
              Object.entries(skill.modifies).map(([name, modify]) => {
                const what = this.#want(`${id}: ${name}`, owner);
                return [
                  name,
                  (...args: readonly unknown[]): unknown => {
                    const value = (modify as (...args: readonly unknown[]) => unknown)(...args);
                    if (changes(name as Modifier, value)) fired.add(what);
                    return value;
                  },
                ];
              }),
            ) as Skill['modifies'] & object,
          }),
    };
  }
}

/** A conversion into more kinds of card than this is watched as a whole. */
const FEW = 3;

/** Whether what a standing effect answers is different from its not being there. */
const changes = (name: Modifier, value: unknown): boolean =>
  name === 'answersNeeded' ? Number(value) > 1 : value !== 0 && value !== null && value !== false;
