// The import rule: engine imports nothing; games import engine; players, table and lab import engine (and each other
// downwards); only an app's registry and its game folders import games; the page imports nothing that a browser lacks.
// Folders to look at may be named.
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const GAMES = '^packages/(thrones|sorcery|ltk)/src';
const only = (name: string, from: string, allowed: string) => ({
  name,
  severity: 'error' as const,
  from: { path: from },
  to: { pathNot: `${from}|${allowed}` },
});

const forbidden = [
  only('engine-imports-nothing', '^packages/engine/src', '^$'),
  only('games-import-the-engine', GAMES, '^packages/engine/src'),
  only('examples-import-the-engine', '^examples/[^/]+/src', '^packages/engine/src'),
  only(
    'players-see-what-is-public',
    '^packages/players/src',
    '^packages/engine/src|^packages/(thrones|sorcery|ltk)/src/public\\.ts',
  ),
  only('table-imports-the-engine', '^packages/table/src', '^packages/engine/src'),
  only('host-imports-engine-and-players', '^packages/host/src', '^packages/(engine|players)/src|^node_modules/zod/'),
  only('session-imports-engine-and-players', '^packages/session/src', '^packages/(engine|players)/src'),
  only('lab-imports-engine-and-players', '^packages/lab/src', '^packages/(engine|players)/src'),
  {
    name: 'one-registry-per-app',
    severity: 'error' as const,
    from: { path: '^apps/([^/]+)/src', pathNot: '^apps/[^/]+/src/(registry|games/|thrones/|sorcery/|ltk/)' },
    to: { path: GAMES },
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
