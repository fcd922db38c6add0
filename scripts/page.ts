// Builds the page if it is stale.
import { BuildError, builtPage } from '@cardwright/web/build';

try {
  await builtPage();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
