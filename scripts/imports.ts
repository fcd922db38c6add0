// The import rule: what each package may import stands in packages.ts; games import the engine alone; only an app's registry and its
// game folders import games; the page imports nothing that a browser lacks, and of the games only their names.
// Folders to look at may be named.
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

const roots = process.argv.slice(2);
const folders = roots.length > 0 ? roots : ['packages', 'apps', 'examples'];
const { output } = await cruise(folders, {
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
if (summary.totalCruised === 0) {
  console.error('the import check looked at no module at all');
  process.exit(1);
}
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} imports ${to}`);
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} violations`,
);
process.exit(summary.violations.length > 0 ? 1 : 0);
