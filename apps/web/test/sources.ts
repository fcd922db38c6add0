import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../src');

export interface Source {
  readonly path: string; // below src
  readonly tree: ts.SourceFile;
}

const read = new Map<string, Source>(); // each file once

function sourceAt(path: string): Source {
  const known = read.get(path);
  if (known !== undefined) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const source = { path: relative(ROOT, path).replaceAll('\\', '/'), tree };
  read.set(path, source);
  return source;
}

/** The page's own source files whose name ends like this. */
export const sources = (ending: RegExp): Source[] =>
  readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => sourceAt(join(entry.parentPath, entry.name)));

/** Every node of a tree, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export const lineOf = ({ path, tree }: Source, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
