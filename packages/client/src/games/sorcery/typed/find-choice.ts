import { type Choice, one, type Refusal } from '@cardwright/engine';
import type { Presenter } from '@cardwright/presenter';
import {
  type Card,
  type HandCard,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  printed,
  type Sorcery,
  type View,
} from '@cardwright/sorcery';
import { PROBLEMS, type Problems } from './problems.ts';
import type { Index, TypedAction, TypedTarget } from './read-command.ts';

/** What the active player stands before. */
export interface CommandContext {
  readonly view: View;
  readonly decision: Sorcery['decision'];
  readonly refusals: readonly Refusal<Option>[];
  readonly presenter: Presenter<Sorcery>;
}

export type TypedChoice = { readonly choice: Choice } | { readonly problem: string };

/** What may be aimed or not: a card of the hand, or an ability of a minion. */
interface Act {
  readonly name: string;
  readonly usage: string; //                        how it is typed, before its target
  readonly ability: string; //                      and after it: the number of the ability, where one was given
  readonly isIt: (option: Option) => boolean; //    whether an option is this act, aimed at anything or nothing
}

const isWithin = ({ value }: Index, count: number): boolean => Number.isInteger(value) && value >= 1 && value <= count;
const isBare = (option: Option): boolean => !('owner' in option);

/** The cards that are played on the own ritual without naming it, but may name it. */
const FOR_OWN_RITUAL: ReadonlySet<string> = new Set(['recharge']);

/** Finds the choice that a deed means, or says why there is none. */
export function findChoice(deed: TypedAction, at: CommandContext): TypedChoice {
  return new Finder(at).find(deed);
}

class Finder {
  readonly #at: CommandContext;
  readonly #say: Problems;

  constructor(at: CommandContext) {
    this.#at = at;
    this.#say = PROBLEMS[at.presenter.language];
  }

  find(deed: TypedAction): TypedChoice {
    switch (deed.verb) {
      case 'end':
        return this.#of((option) => option.type === 'end') ?? this.#impossible(deed.verb);
      case 'draw':
        return this.#bare({ name: deed.verb, usage: deed.verb, ability: '', isIt: (option) => option.type === 'draw' });
      case 'discard':
        return this.#discard(deed.card);
      case 'attack':
        return this.#attack(deed.by, deed.on);
      case 'play':
        return this.#play(deed.card, deed.target);
      case 'use':
        return this.#use(deed.by, deed.target, deed.ability);
    }
  }

  get #own(): PlayerView {
    return this.#at.view.players[this.#at.decision.seat] as PlayerView;
  }

  #name({ name }: Card): string {
    return printed(name).name[this.#at.presenter.language];
  }

  #of(fits: (option: Option) => boolean): TypedChoice | null {
    const index = this.#at.decision.options.findIndex(fits);
    return index < 0 ? null : { choice: one(index) };
  }

  #reason(name: string, fits: (option: Option) => boolean): TypedChoice | null {
    const refusal = this.#at.refusals.find(({ option }) => fits(option));
    if (refusal === undefined) return null;
    return { problem: this.#say.because(name, this.#at.presenter.reason(refusal.reason)) };
  }

  #impossible(name: string): TypedChoice {
    return { problem: this.#say.impossible(name) };
  }

  /** Something that is aimed at nothing. */
  #bare({ name, isIt }: Act): TypedChoice {
    const fits = (option: Option): boolean => isIt(option) && isBare(option);
    return this.#of(fits) ?? this.#reason(name, fits) ?? this.#impossible(name);
  }

  #discard(card: Index): TypedChoice {
    const { hand } = this.#own;
    if (!isWithin(card, hand.length)) return { problem: this.#say.card(card.typed, hand.length) };
    const isIt = (option: Option): boolean => option.type === 'discard' && option.hand === card.value - 1;
    return this.#bare({
      name: this.#name((hand[card.value - 1] as HandCard).card),
      usage: 'discard',
      ability: '',
      isIt,
    });
  }

  #attack(by: Index, on: Index | null): TypedChoice {
    const { minions } = this.#own;
    const rival = this.#at.view.players[otherSeat(this.#at.decision.seat)] as PlayerView;
    if (!isWithin(by, minions.length)) return { problem: this.#say.minion(by.typed, minions.length) };
    if (on !== null && !isWithin(on, rival.minions.length))
      return { problem: this.#say.rival(on.typed, rival.name, rival.minions.length) };
    const name = this.#name((minions[by.value - 1] as MinionView).card);
    const bare = (option: Option): boolean => option.type === 'attack' && option.by === by.value - 1;
    const aimed = (option: Option): boolean =>
      option.type === 'attack-on' && option.by === by.value - 1 && option.slot === (on?.value ?? 0) - 1;
    return this.#of(on === null ? bare : aimed) ?? this.#reason(name, bare) ?? this.#impossible(name);
  }

  #play(card: Index, target: TypedTarget | null): TypedChoice {
    const { hand } = this.#own;
    if (!isWithin(card, hand.length)) return { problem: this.#say.card(card.typed, hand.length) };
    const held = (hand[card.value - 1] as HandCard).card;
    const act: Act = {
      name: this.#name(held),
      usage: `play ${card.value}`,
      ability: '',
      isIt: (option) => (option.type === 'play' || option.type === 'play-on') && option.hand === card.value - 1,
    };
    const { needsTarget } = printed(held.name);
    if (target === null || needsTarget) return this.#aim(act, target, needsTarget);
    if (!FOR_OWN_RITUAL.has(held.name)) return { problem: this.#say.noTarget(act.name, act.usage) };
    const isOwn = target.place === 'r' && target.player === this.#at.decision.seat + 1;
    return isOwn ? this.#bare(act) : { problem: this.#say.ownRitual(act.name, act.usage) };
  }

  #use(by: Index, target: TypedTarget | null, wanted: Index | null): TypedChoice {
    const { minions } = this.#own;
    if (!isWithin(by, minions.length)) return { problem: this.#say.minion(by.typed, minions.length) };
    const { card, abilityCosts } = minions[by.value - 1] as MinionView;
    const [name, count] = [this.#name(card), abilityCosts.length];
    if (count > 1 && wanted === null) return { problem: this.#say.whichAbility(name, count, `use ${by.value}`) };
    if (count > 0 && wanted !== null && !isWithin(wanted, count))
      return { problem: this.#say.ability(wanted.typed, name, count) };
    const ability = count > 0 ? (wanted?.value ?? 1) - 1 : 0;
    const isIt = (option: Option): boolean =>
      (option.type === 'use' || option.type === 'use-on') && option.by === by.value - 1 && option.ability === ability;
    const typed = wanted === null ? '' : ` #${wanted.value}`;
    const act: Act = { name, usage: `use ${by.value}`, ability: typed, isIt };
    const needsNone = this.#at.decision.options.some((option) => isIt(option) && isBare(option));
    if (target !== null && needsNone) return { problem: this.#say.noTarget(name, `${act.usage}${typed}`) };
    return this.#aim(act, target, !needsNone);
  }

  /** Something that may be aimed: as it was typed, or the reason why not. */
  #aim(act: Act, target: TypedTarget | null, needsTarget: boolean): TypedChoice {
    const { name, usage, ability, isIt } = act;
    if (target === null) {
      const canBeAimed = needsTarget && this.#at.decision.options.some((option) => isIt(option));
      return canBeAimed ? { problem: this.#say.needsTarget(name, `${usage} p t${ability}`) } : this.#bare(act);
    }
    const missing = this.#missing(target);
    if (missing !== null) return missing;
    const isThere = (option: Option): boolean => isIt(option) && isAt(option, target);
    const canBeAimed = this.#at.decision.options.some((option) => isIt(option));
    return (
      this.#of(isThere) ??
      this.#reason(name, isThere) ??
      (canBeAimed ? { problem: this.#say.wrongKind(name) } : this.#bare(act))
    );
  }

  /** Says so if there is nothing where somebody aims. */
  #missing({ player, place }: TypedTarget): TypedChoice | null {
    const { name, minions, ritual } = this.#at.view.players[player - 1] as PlayerView;
    if (place === 'r') return ritual === null ? { problem: this.#say.ritual(name) } : null;
    return isWithin(place, minions.length) ? null : { problem: this.#say.rival(place.typed, name, minions.length) };
  }
}

const isAt = (option: Option, { player, place }: TypedTarget): boolean =>
  'owner' in option && option.owner === player - 1 && option.slot === (place === 'r' ? 'ritual' : place.value - 1);
