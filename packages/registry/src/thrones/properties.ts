/** One entry of a property file and where it stands. */
export interface Property {
  readonly key: string;
  readonly value: string;
  readonly line: number; // from 1
}

/** What is wrong with a line of the file. */
export interface Problem {
  readonly line: number;
  readonly problem: string;
}

export interface Properties {
  readonly entries: readonly Property[];
  readonly problems: readonly Problem[];
}

const BLANK = ' \t\f';
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
]);

/** Reads Java's .properties syntax. Blanks at the end of a value, which Java keeps, are dropped: nobody means them. */
export function parseProperties(text: string): Properties {
  const entries: Property[] = [];
  const problems: Problem[] = [];
  for (const { logical, line } of logicalLines(text)) {
    const end = keyEnd(logical);
    try {
      const key = unescape(logical.slice(0, end));
      entries.push({ key, value: unescape(afterSeparator(logical, end)).trim(), line });
    } catch (error) {
      problems.push({ line, problem: (error as Error).message });
    }
  }
  return { entries, problems };
}

/** The lines as Java counts them: without comments and blank ones, and joined where a line ends in a backslash. */
function logicalLines(text: string): { logical: string; line: number }[] {
  const lines: { logical: string; line: number }[] = [];
  let open: { logical: string; line: number } | null = null;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((natural, i) => {
      const begun = natural.replace(/^[ \t\f]+/, '');
      if (open === null && (begun === '' || begun.startsWith('#') || begun.startsWith('!'))) return;
      const isContinued = /(?:^|[^\\])(?:\\\\)*\\$/.test(begun);
      const piece = isContinued ? begun.slice(0, -1) : begun;
      open = open === null ? { logical: piece, line: i + 1 } : { logical: open.logical + piece, line: open.line };
      if (isContinued) return;
      lines.push(open);
      open = null;
    });
  if (open !== null) lines.push(open);
  return lines;
}

/** Where the key ends: at the first =, : or blank without a backslash before it. */
function keyEnd(logical: string): number {
  for (let i = 0; i < logical.length; i++) {
    const char = logical[i] as string;
    if (char === '\\') i++;
    else if (char === '=' || char === ':' || BLANK.includes(char)) return i;
  }
  return logical.length;
}

const afterSeparator = (logical: string, end: number): string =>
  logical.slice(end).replace(/^[ \t\f]*[=:]?[ \t\f]*/, '');

function unescape(text: string): string {
  return text.replaceAll(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (whole, code: string) => {
    if (code.length > 1) return String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    if (code === 'u') throw new Error(`"${whole}" needs four hexadecimal digits after it`);
    return ESCAPES.get(code) ?? code;
  });
}
