// The import rule: what each package may import stands in packages.ts; games import the engine alone; only an app's registry and its
// game folders import games; the page imports nothing that a browser lacks, and of the games only their names.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { GAME, INFRASTRUCTURE } from './packages.ts';

const GAMES = `^${GAME}/src`;
const STAGES = '^packages/client/src/games/[^/]+/';

const only = (name: string, from: string, allowed: string, but?: string) => ({
  name,
  severity: 'error' as const,
  from: { path: from, ...(but === undefined ? {} : { pathNot: but }) },
  to: { pathNot: `${from}|${allowed}` },
});

/** What may be imported under this name. */
const placeOf = (name: string): string => {
  if (name === 'games') return GAMES;
  if (name === 'public') return `${GAMES}/public\\.ts`;
  return name in INFRASTRUCTURE ? `^packages/${name}/src` : `node_modules/${name}/`;
};

const packages = Object.entries(INFRASTRUCTURE).flatMap(([name, imports]) => {
  if (imports === null) return [];
  const allowed = imports.length === 0 ? '^$' : imports.map(placeOf).join('|');
  const said = imports.length === 0 ? 'nothing' : imports.join('-and-');
  return [only(`${name}-imports-${said}`, `^packages/${name}/src`, allowed, name === 'client' ? STAGES : undefined)];
});

const forbidden = [
  ...packages,
  only('stages-import-their-games', STAGES, `^packages/(client|engine|presenter)/src|${GAMES}/index\\.ts`),
  {
    name: 'games-import-the-engine',
    severity: 'error' as const,
    from: { path: `^${GAME.replace('[^/]+', '([^/]+)')}/src` },
    to: { pathNot: '^packages/($1|engine)/src' },
  },
  only('examples-import-the-engine', '^examples/[^/]+/src', '^packages/engine/src'),
  {
    name: 'one-registry-per-app',
    severity: 'error' as const,
    from: { path: '^apps/([^/]+)/src', pathNot: '^apps/[^/]+/src/(registry|games/)' },
    to: { path: GAMES },
  },
  {
    name: 'the-page-holds-no-rules',
    severity: 'error' as const,
    from: { path: '^apps/web/src', pathNot: '^apps/web/src/host/' },
    to: {
      path: `${GAMES}|^packages/(client|host|players|registry)/src`,
      pathNot: '^packages/registry/src/list\\.ts',
      dependencyTypesNot: ['type-only' as const],
    },
  },
  ...[{ dependencyTypes: ['core' as const] }, { path: '^apps/(cli|server)/|^apps/web/(build|test)/' }].map((to) => ({
    name: 'the-page-needs-no-machine',
    severity: 'error' as const,
    from: { path: '^apps/web/src' },
    to,
  })),
  {
    name: 'no-cycles',
    severity: 'error' as const,
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only' as const] } },
  },
  { name: 'no-unresolvable', severity: 'error' as const, from: { path: '/src/' }, to: { couldNotResolve: true } },
];

/** What breaks the rule in some folders of a tree, a line each, and how much was looked at. */
export async function breaches(
  baseDir: string,
  folders: readonly string[],
): Promise<{ readonly breaches: readonly string[]; readonly modules: number; readonly imports: number }> {
  const { output } = await cruise([...folders], {
    baseDir,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  });
  const { summary } = output as ICruiseResult;
  return {
    breaches: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    modules: summary.totalCruised,
    imports: summary.totalDependenciesCruised ?? 0,
  };
}
