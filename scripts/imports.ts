// Checks the import rule (import-rule.ts). Folders to look at may be named.
import { breaches } from './import-rule.ts';

const roots = process.argv.slice(2);
const found = await breaches(process.cwd(), roots.length > 0 ? roots : ['packages', 'apps', 'examples']);
if (found.modules === 0) {
  console.error('the import check looked at no module at all');
  process.exit(1);
}
for (const breach of found.breaches) console.error(breach);
console.log(`${found.modules} modules, ${found.imports} imports, ${found.breaches.length} violations`);
process.exit(found.breaches.length > 0 ? 1 : 0);
