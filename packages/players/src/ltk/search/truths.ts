import type { Seat } from '@cardwright/engine';
import { type LtkDecision, type Option, type PlayerView, STRIKES } from '@cardwright/ltk/public';
import { enmity, isFoe, isFriend, type Thinking } from '../thinking.ts';
import { usedName } from '../use-value.ts';
import { nameOf, worth } from '../worth.ts';

// What may be said of an option, one group after the other; of each group at most one thing is true.
let size = 0;
const group = (count: number): number => {
  size += count;
  return size - count;
};

/** Which part of a range a number lies in, from 0 on. */
function partOf(edges: readonly number[], value: number): number {
  let part = 0;
  while (part < edges.length && value >= (edges[part] as number)) part++;
  return part;
}

const LAGS = [0.01, 0.5, 1.5, 4, 10]; //       how far an option lies behind the strategist's choice
const FEELINGS = [-0.35, 0, 0.28, 0.6, 0.85]; // of enmity
const LIVING = [3, 4, 6];
const ROUNDS = [2, 4];
const PRICES = [2.6, 3.6, 4.4, 5.5];
const LIVES = 4;
const HANDS = 5;
const STANCES = ['lord', 'loyalist', 'rebel', 'spy'] as const; // then who has not claimed a kingdom, and who has

const ALWAYS = group(1);
const LAG = group(LAGS.length + 2); //                      the strategist's own choice first
const LIFE = group(LIVES * 3); //                           the own life, and how many cards above it are in hand
const HELD = group(3 * 2 * 2); //                           Strikes, Dodges and Peaches in hand
const FEELING = group((FEELINGS.length + 1) * LIVES); //    about whom it concerns, and that one's life
const THEIRS = group(HANDS * 3); //                         that one's hand and armour
const PLACE = group(3); //                                  whether that one is the Lord, or has its turn soon
const TABLE = group((LIVING.length + 1) * (ROUNDS.length + 1));
const STANCE = group((STANCES.length + 2) * 3); //          the own role or claim, and whether there are more foes or friends
const DANGER = group(3); //                                 what comes if it passes: nothing, a wound, death
const PRICE = group(PRICES.length + 1); //                  what a card is worth that is used as another
const WORN = group(4); //                                   weapon and armour

/** How many things may be true of an option, and how many are at once, at most. */
export const TRUTHS = size;
const MOST = 12;

/** What a question is about: what an option means hangs on it. */
export const questionOf = ({ kind, about }: LtkDecision): string =>
  kind === 'play' ? kind : `${kind} ${about.card?.name ?? about.name ?? about.skill ?? ''}`.trimEnd();

/** What an option is, within its question. */
export function answerOf(t: Thinking, option: Option): string {
  const { type, skill, pick, card, as } = option;
  if (type === 'use') return usedName(t, option);
  if (type === 'skill') return skill ?? type;
  if (type === 'card' || type === 'answer') return card === undefined ? (as ?? type) : nameOf(t.view, card);
  return pick ?? type;
}

const lifeOf = ({ hp }: PlayerView): number => Math.max(1, Math.min(LIVES, hp)) - 1;

function heldBy({ view }: Thinking): number {
  let [strikes, dodges, peaches] = [0, 0, 0];
  for (const card of view.hand) {
    const name = nameOf(view, card);
    if (STRIKES.has(name)) strikes++;
    else if (name === 'dodge') dodges++;
    else if (name === 'peach') peaches++;
  }
  return (Math.min(2, strikes) * 2 + Math.min(1, dodges)) * 2 + Math.min(1, peaches);
}

/** The own role or claim, and whether there are fewer foes than friends, as many, or more. */
function stanceOf(t: Thinking, foes: number, friends: number): number {
  const { role, claimed } = t.me;
  const own = role !== null ? STANCES.indexOf(role) : STANCES.length + (claimed === null ? 0 : 1);
  return own * 3 + Math.sign(foes - friends - 1) + 1;
}

function dangerOf({ decision, me }: Thinking): number {
  const { amount } = decision.about;
  return amount === undefined ? 0 : amount >= me.hp ? 2 : 1;
}

/** What is true of the options of one question. */
export class Truths {
  readonly found = new Uint8Array(MOST); // of the option that was looked at last
  count = 0;
  readonly #t: Thinking;
  readonly #weights: readonly number[];
  readonly #top: number;
  readonly #common: number; // so many of what was found are true of every option

  /** `weights` and `choice` are the strategist's. */
  constructor(t: Thinking, weights: readonly number[], choice: readonly number[]) {
    this.#t = t;
    this.#weights = weights;
    this.#top = weights[choice[0] ?? -1] ?? 0;
    const { view, me } = t;
    let [living, foes, friends] = [0, 0, 0];
    for (const { seat, alive } of view.players) {
      if (!alive) continue;
      living++;
      if (seat === t.self) continue;
      if (isFoe(t, seat)) foes++;
      else if (isFriend(t, seat)) friends++;
    }
    const { weapon, armor } = me.slots;
    this.#say(ALWAYS);
    this.#say(LIFE + lifeOf(me) * 3 + Math.max(0, Math.min(2, view.hand.length - me.hp)));
    this.#say(HELD + heldBy(t));
    this.#say(TABLE + partOf(LIVING, living) * (ROUNDS.length + 1) + partOf(ROUNDS, view.round));
    this.#say(STANCE + stanceOf(t, foes, friends));
    this.#say(DANGER + dangerOf(t));
    this.#say(WORN + (weapon >= 0 ? 2 : 0) + (armor >= 0 ? 1 : 0));
    this.#common = this.count;
  }

  #say(truth: number): void {
    this.found[this.count++] = truth;
  }

  /** Looks at an option; `isUsual`: it is the strategist's choice, or part of it. */
  look(option: Option, index: number, isUsual: boolean): void {
    const { decision, view } = this.#t;
    this.count = this.#common;
    this.#say(LAG + (isUsual ? 0 : 1 + partOf(LAGS, this.#top - (this.#weights[index] ?? 0))));
    const { on, to, from } = decision.about;
    const other = option.seat ?? on ?? to ?? from;
    if (other !== undefined) this.#lookAt(other);
    if (option.skill !== undefined && option.card !== undefined)
      this.#say(PRICE + partOf(PRICES, worth(view, option.card)));
  }

  #lookAt(other: Seat): void {
    const t = this.#t;
    const { players, current } = t.view;
    const player = players[other] as PlayerView;
    this.#say(FEELING + partOf(FEELINGS, other === t.self ? -1 : enmity(t, other)) * LIVES + lifeOf(player));
    const { armor } = player.slots;
    const worn = armor < 0 ? 0 : nameOf(t.view, armor) === 'eight-diagram-formation' ? 1 : 2;
    this.#say(THEIRS + Math.min(HANDS - 1, player.cards) * 3 + worn);
    const soon = (other - current + players.length) % players.length <= 1;
    this.#say(PLACE + (player.role === 'lord' ? 0 : soon ? 1 : 2));
  }
}
