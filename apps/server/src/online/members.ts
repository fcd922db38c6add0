import type { Seat } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { type Bot, botOf, newcomersBot, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import type { Person } from '../storage/storage.ts';
import { newSecret } from './person.ts';

/** Somebody who has a seat. */
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly secret: string; //      lets another device of theirs in
  readonly seat: Seat | null; //   dealt when it begins
  readonly hasLeft: boolean; //    a bot plays on for them
  readonly number: string | null; // what they add to the deal
}

/** Who takes a seat that no bot was chosen for: whom newcomers meet; at a rated table somebody whose strength was measured. */
const unnamed = ({ isRated }: TableSetup, entry: GameEntry): Bot => (isRated ? usualBot : newcomersBot)(entry);

/** The bots that were there from the beginning, by seat; null: a person sat down there. */
export function botsAt(setup: TableSetup, members: readonly Member[], entry: GameEntry): (Bot | null)[] {
  let place = 0;
  return Array.from({ length: setup.seats }, (_, seat) => {
    if (members.some((member) => member.seat === seat)) return null;
    const wanted = setup.bots[Math.min(place++, setup.bots.length - 1)];
    return wanted === undefined ? unnamed(setup, entry) : botOf(entry, wanted);
  });
}

/** Who has a seat at a table, in the order they came. What changes is kept. */
export class Members {
  readonly #ready = new Set<string>();
  readonly #keep: (members: readonly Member[]) => Promise<void>;
  #all: readonly Member[];

  constructor(all: readonly Member[], keep: (members: readonly Member[]) => Promise<void>) {
    this.#all = all;
    this.#keep = keep;
  }

  /** Also those who have left. */
  get all(): readonly Member[] {
    return this.#all;
  }

  get seated(): readonly Member[] {
    return this.#all.filter(({ hasLeft }) => !hasLeft);
  }

  of({ id }: Person): Member | undefined {
    return this.#all.find(({ person, hasLeft }) => person === id && !hasLeft);
  }

  #set(members: readonly Member[]): Promise<void> {
    this.#all = members;
    return this.#keep(members);
  }

  sit({ id, name }: Person): Promise<void> {
    return this.#set([
      ...this.#all,
      { person: id, name, secret: newSecret(), seat: null, hasLeft: false, number: null },
    ]);
  }

  /** Somebody adds a number of theirs to the deal. */
  add(member: Member, number: string): Promise<void> {
    return this.#set(this.#all.map((each) => (each === member ? { ...each, number } : each)));
  }

  /** Somebody comes with another name than they had; once it has begun they keep the one they began with. */
  async rename({ id, name }: Person, isWaiting: boolean): Promise<void> {
    if (isWaiting && this.#all.some((each) => each.person === id && each.name !== name))
      await this.#set(this.#all.map((each) => (each.person === id ? { ...each, name } : each)));
  }

  /** Somebody gives up their seat; whoever has been dealt one stays known as having had it. */
  stand(member: Member): Promise<void> {
    this.#ready.delete(member.person);
    if (member.seat === null) return this.#set(this.#all.filter((each) => each !== member));
    return this.#set(this.#all.map((each) => (each === member ? { ...each, hasLeft: true } : each)));
  }

  /** Only these stay. */
  async retain(isStaying: (member: Member) => boolean): Promise<void> {
    const staying = this.#all.filter(isStaying);
    if (staying.length < this.#all.length) await this.#set(staying);
  }

  /** Gives everybody a seat; whoever deals keeps that together with the deal. Null: it could not be kept. */
  deal(seats: readonly Seat[] | null): void {
    this.#all = this.#all.map((member, place) => ({ ...member, seat: seats?.[place] ?? null }));
  }

  isReady({ person }: Member): boolean {
    return this.#ready.has(person);
  }

  setReady({ person }: Member, is: boolean): void {
    if (is) this.#ready.add(person);
    else this.#ready.delete(person);
  }

  /** They agreed to something else. */
  clearReady(): void {
    this.#ready.clear();
  }
}
