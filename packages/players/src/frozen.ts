/** Data that nobody can change any more, whoever it is shown to. (Freezing costs less than copying.) */
export function frozen<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (typeof value[i] === 'object') frozen(value[i]);
  } else {
    for (const field in value) if (typeof value[field] === 'object') frozen(value[field]);
  }
  return Object.freeze(value);
}
