/** How many things a net can look at, and in which sizes. */
export interface NetShape {
  readonly features: number; // numbers that describe a thing, whole and from 0 to 255
  readonly names: number; //    how many kinds a thing is of: 1, or 2 where it is two in one
  readonly kinds: number; //    what a thing can be (which hero, which card); 0 stands for one the net does not know
  readonly groups: number; //   things are added up by group; a thing may be in several
  readonly hidden: number;
  readonly outputs: number; //  who may win
}

/** The most things on a table; whatever is beyond is left out. */
export const MOST_THINGS = 48;

/** A position as a net sees it: a list of things. It is filled anew for each position. */
export class Position {
  count = 0;
  readonly features: Uint8Array; // of thing i: from i × features on
  readonly kinds: Uint8Array; //    of thing i: from i × names on
  readonly groups = new Uint8Array(MOST_THINGS); // as bits
  readonly #width: number;
  readonly #names: number;

  constructor({ features, names }: NetShape) {
    this.#width = features;
    this.#names = names;
    this.kinds = new Uint8Array(MOST_THINGS * names);
    this.features = new Uint8Array(MOST_THINGS * features);
  }

  clear(): void {
    this.count = 0;
  }

  /** Adds a thing and says where its features start; they are all 0. */
  add(kind: number, groups: number, second = 0): number {
    const i = Math.min(this.count, MOST_THINGS - 1);
    this.count = i + 1;
    this.kinds[i * this.#names] = kind;
    if (this.#names > 1) this.kinds[i * this.#names + 1] = second;
    this.groups[i] = groups;
    const at = i * this.#width;
    this.features.fill(0, at, at + this.#width);
    return at;
  }
}
