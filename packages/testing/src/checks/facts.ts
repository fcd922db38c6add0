const NOTHING: ReadonlySet<string> = new Set();

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlain) && !value.includes(null);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '0' : String(value);

/** The names on the way to every place seen so far. The same places are looked up in ten thousand views. */
const WAYS = new Map<string, readonly string[]>([['', []]]);

function within(path: string, name: string): string {
  const inner = path === '' ? name : `${path}.${name}`;
  if (!WAYS.has(inner)) WAYS.set(inner, [...(WAYS.get(path) ?? []), name]);
  return inner;
}

interface Everything {
  readonly values: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * A view as facts that two worlds can be compared by: what stands at a place (`players.2.role=spy`), or, of a list
 * of plain values, what is in it (`players.2.known∋57`), since hands have no order worth knowing.
 */
export class Facts {
  readonly #view: unknown;
  readonly #contents = new Map<string, ReadonlySet<string>>();
  #everything: Everything | null = null;

  constructor(view: unknown) {
    this.#view = view;
  }

  /** One value at each place. */
  get values(): ReadonlyMap<string, string> {
    return this.#takenApart().values;
  }

  /** What is in each list. */
  get lists(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#takenApart().lists;
  }

  /** What a list or a place holds in this world, as a set. */
  contentOf(path: string): ReadonlySet<string> {
    let content = this.#contents.get(path);
    if (content === undefined) {
      content = this.#lookUp(path);
      this.#contents.set(path, content);
    }
    return content;
  }

  #lookUp(path: string): ReadonlySet<string> {
    const way = WAYS.get(path);
    if (way === undefined) return NOTHING;
    let here = this.#view;
    for (const name of way) {
      if (isPlain(here) || isList(here) || !Object.hasOwn(here as object, name)) return NOTHING;
      here = (here as Record<string, unknown>)[name];
    }
    if (isPlain(here)) return new Set([textOf(here)]);
    return isList(here) ? new Set(here.map(textOf)) : NOTHING;
  }

  #takenApart(): Everything {
    if (this.#everything !== null) return this.#everything;
    const values = new Map<string, string>();
    const lists = new Map<string, ReadonlySet<string>>();
    const walk = (value: unknown, path: string): void => {
      if (isPlain(value)) values.set(path, textOf(value));
      else if (isList(value)) lists.set(path, new Set(value.map(textOf)));
      else for (const name in value as object) walk((value as Record<string, unknown>)[name], within(path, name));
    };
    walk(this.#view, '');
    this.#everything = { values, lists };
    return this.#everything;
  }
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
