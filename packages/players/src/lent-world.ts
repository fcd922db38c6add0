import {
  type Choice,
  copyOf,
  type GameTypes,
  type Hearing,
  type Outcome,
  type Seat,
  type Viewer,
  type World,
} from '@cardwright/engine';

/** A world as it is lent to somebody who is not trusted: what is asked in it is a copy, since worlds share what does not change. */
export class LentWorld<T extends GameTypes> implements World<T> {
  readonly #world: World<T>;

  constructor(world: World<T>) {
    this.#world = world;
  }

  get decision(): T['decision'] | null {
    return copyOf(this.#world.decision);
  }

  get outcome(): Outcome | null {
    return copyOf(this.#world.outcome);
  }

  get seats(): number {
    return this.#world.seats;
  }

  choose(choice: Choice): void {
    this.#world.choose(choice);
  }

  view(viewer: Viewer): T['view'] {
    return this.#world.view(viewer);
  }

  glance(viewer: Viewer): T['view'] {
    return this.#world.view(viewer);
  }

  keyOf(option: T['option']): string {
    return this.#world.keyOf(option);
  }

  fork(hearing?: Hearing): World<T> {
    return new LentWorld(this.#world.fork(hearing && { ...hearing, isTame: false })); // what it hears is a copy, too
  }

  imagine(seat: Seat, seed: number): World<T> {
    return new LentWorld(this.#world.imagine(seat, seed));
  }
}
