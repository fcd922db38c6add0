import type { Plugin } from 'vite';

interface Piece {
  readonly type: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Bundle = Readonly<Record<string, Piece>>;

/** A piece of the bundle and all that it imports. */
function withImports(file: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of bundle[file]?.imports ?? []) withImports(each, bundle, found);
  return found;
}

/** What the page runs after its first paint is fetched along with it: nobody waits for one piece to ask for the next. */
export const firstPage = (): Plugin => ({
  name: 'cardwright-first-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const main = Object.values(bundle as Bundle).find(({ moduleIds = [] }) =>
        moduleIds.some((id) => id.endsWith('/src/main.tsx')),
      );
      return [...new Set((main?.dynamicImports ?? []).flatMap((file) => [...withImports(file, bundle as Bundle)]))]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href: `./${file}` },
          injectTo: 'head' as const,
        }));
    },
  },
});
