import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where the data of this program belong, by the XDG rules. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  const given = env['XDG_DATA_HOME'] ?? '';
  return join(isAbsolute(given) ? given : join(homedir(), '.local', 'share'), 'cardwright');
}
