const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isPlain);

const said = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'string' && /^[\w-]+$/.test(value) ? value : JSON.stringify(value);

/** A list of plain values against the one before: what came, what went, or the whole where only the order changed. */
function listDiff(before: readonly unknown[], now: readonly unknown[]): string {
  const left = [...before];
  const came = now.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const changes = [...came.map((value) => `+${said(value)}`), ...left.map((value) => `-${said(value)}`)];
  return changes.length > 0 ? changes.join(' ') : `= ${now.map(said).join(' ')}`;
}

/** What is different in a view, a place a line: `players.2.hp 3 → 2`, `discard +17 +4`. */
export function viewDiff(before: unknown, now: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  if (isList(now) && (isList(before) || before === undefined || before === null))
    return [`${path} ${listDiff(before ?? [], now)}`];
  if (isPlain(now) || now === undefined) {
    const shown = isPlain(before) ? said(before) : '…';
    return [`${path} ${shown} → ${said(now)}`];
  }
  const [old, fresh] = [isPlain(before) ? {} : before, now] as [Record<string, unknown>, Record<string, unknown>];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return names.flatMap((name) => viewDiff(old[name], fresh[name], path === '' ? name : `${path}.${name}`));
}
