/** A copy of plain data that shares nothing with it: whoever gets it may do with it what he likes. */
export function copyOf<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as V;
  const copy = { ...value };
  for (const key in copy) {
    const each = copy[key];
    if (typeof each === 'object' && each !== null) copy[key] = copyOf(each);
  }
  return copy;
}
