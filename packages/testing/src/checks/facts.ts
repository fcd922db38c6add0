/**
 * A view taken apart into facts that two worlds can be compared by: what stands at a place (`players.2.role=spy`), or, of a list
 * of plain values, what is in it (`players.2.known∋57`), since hands have no order worth knowing.
 */
export interface Facts {
  readonly values: ReadonlyMap<string, string>; //           one value at each place
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>; // what is in each list
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '0' : String(value);

/** A place in a view. Views are taken apart by the ten thousand: each path is put together once. */
class Place {
  readonly path: string;
  readonly #within = new Map<string, Place>();

  constructor(path: string) {
    this.path = path;
  }

  at(name: string): Place {
    let place = this.#within.get(name);
    if (place === undefined) {
      place = new Place(this.path === '' ? name : `${this.path}.${name}`);
      this.#within.set(name, place);
    }
    return place;
  }
}

const WHOLE = new Place('');

export function factsOf(view: unknown): Facts {
  const values = new Map<string, string>();
  const lists = new Map<string, Set<string>>();
  const walk = (value: unknown, place: Place): void => {
    if (isPlain(value)) values.set(place.path, textOf(value));
    else if (Array.isArray(value) && value.length > 0 && value.every(isPlain) && !value.includes(null))
      lists.set(place.path, new Set(value.map(textOf)));
    else for (const name in value as object) walk((value as Record<string, unknown>)[name], place.at(name));
  };
  walk(view, WHOLE);
  return { values, lists };
}

/** Where something stands, whoever it belongs to: `players.*.heroes.0`. */
export const kindOf = (path: string): string => path.replace(/\d+/, '*');

/** What makes up one thing in a list of somebody's: of a card its number and its name (`players.1.deckOrder.3`). */
export const thingAt = (path: string): string => path.replace(/^(.*\d\..*\d)\.\D*$/, '$1');

/** The places whose content everybody's eye sees and this one does not, neither there nor as a list of its own. */
export function hiddenFrom(all: Facts, seen: Facts): string[] {
  const seenLists = new Set([...seen.lists.values()].map((content) => [...content].sort().join()));
  const values = [...all.values].filter(
    ([path, value]) => value !== 'null' && (seen.values.get(path) ?? 'null') === 'null',
  );
  const lists = [...all.lists].filter(([path, content]) => {
    const known = seen.lists.get(path);
    const isSeen = known !== undefined && [...content].every((value) => known.has(value));
    return !isSeen && !seenLists.has([...content].sort().join());
  });
  return [...values, ...lists].map(([path]) => path);
}

/** What a list or a place holds in this world, as a set. */
export const contentOf = ({ values, lists }: Facts, path: string): ReadonlySet<string> => {
  const value = values.get(path);
  return lists.get(path) ?? new Set(value === undefined ? [] : [value]);
};

/** Whether a list or a place holds this. */
export const isHeld = ({ values, lists }: Facts, path: string, value: string): boolean =>
  lists.get(path)?.has(value) ?? values.get(path) === value;
