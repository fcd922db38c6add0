/**
 * What changed between two pieces of plain data, as small as JSON gets it:
 * `[value]` stands for something else, `[from, gone, ...added]` for a stretch of an array, `{ key: patch }` for what changed inside,
 * `0` for a key that is gone.
 */
export type Patch = readonly unknown[] | { readonly [key: string]: Patch } | 0;

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The patch that makes `after` of `before`; null: they are the same. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (!isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? diffArrays(before, after as readonly unknown[])
    : diffObjects(before as Fields, after as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function diffObjects(before: Fields, after: Fields): Patch | null {
  let patch: Record<string, Patch> | null = null;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const was = before[key];
    const change = was === undefined ? [now] : diff(was, now);
    if (change !== null) (patch ??= {})[key] = change;
  }
  for (const key in before) if (before[key] !== undefined && after[key] === undefined) (patch ??= {})[key] = 0;
  return patch;
}

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) {
    let patch: Record<string, Patch> | null = null;
    let isPlain = true; // of things without an inside: where all of it changed, a stretch is shorter
    for (let i = 0; i < after.length; i++) {
      const change = diff(before[i], after[i]);
      if (change === null) continue;
      (patch ??= {})[i] = change;
      isPlain &&= !isData(after[i]);
    }
    return patch !== null && isPlain && Object.keys(patch).length > 2 ? stretch(before, after) : patch;
  }
  return stretch(before, after);
}

/** Whatever stands between what both begin with and what both end with. */
function stretch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && diff(before[from], after[from]) === null) from++;
  let same = 0;
  while (same < most - from && diff(before[before.length - 1 - same], after[after.length - 1 - same]) === null) same++;
  return [from, before.length - from - same, ...after.slice(from, after.length - same)];
}

/** `after`, made of parts of `before` wherever they are alike: what did not change is in memory once, and found to be the same at a glance. */
export function shared(before: unknown, after: unknown): unknown {
  if (before === after || !isData(before) || !isData(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  return Array.isArray(after)
    ? sharedArrays(before as readonly unknown[], after)
    : sharedObjects(before as Fields, after as Fields);
}

function sharedArrays(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isSame = before.length === after.length;
  let own: unknown[] | null = null;
  for (let i = 0; i < after.length; i++) {
    const was = before[i];
    const now = after[i];
    if (was === now) continue; // most are no data with an inside, and the same
    const each = shared(was, now);
    if (each !== was) isSame = false;
    if (each !== now) (own ??= after.slice())[i] = each;
  }
  return isSame ? before : (own ?? after);
}

function sharedObjects(before: Fields, after: Fields): Fields {
  let isSame = true;
  let own: Record<string, unknown> | null = null;
  let more = 0; // keys that `after` has more
  for (const key in after) {
    more++;
    const was = before[key];
    const now = after[key];
    if (was === now && now !== undefined) continue;
    const each = shared(was, now);
    if (each !== was || each === undefined) isSame = false; // one that is undefined may as well be missing
    if (each !== now) (own ??= { ...after })[key] = each;
  }
  if (isSame) for (const _ in before) more--;
  return isSame && more === 0 ? before : (own ?? after);
}

/** What becomes of data by a patch. The data itself stays as it is. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (patch === 0) return undefined;
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [from, gone, ...added] = patch;
    return (before as readonly unknown[]).toSpliced(from as number, gone as number, ...added);
  }
  const after = (Array.isArray(before) ? before.slice() : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch as Readonly<Record<string, Patch>>)) {
    if (change === 0) delete after[key];
    else after[key] = patched(after[key], change);
  }
  return after;
}
