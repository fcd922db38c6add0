import { expect, test } from 'vitest';
import { appFor } from '../src/app.ts';
import { readFault, writeFault } from '../src/threads/fault.ts';
import { folderWithPage } from './folders.ts';

const { page } = folderWithPage();

/** What the log has of a fault in another thread. */
function logged(error: unknown): string {
  const lines: string[] = [];
  const app = appFor(page, { log: { level: 'error', stream: { write: (line) => lines.push(line) } } });
  app.log.error({ err: readFault(writeFault(error)) }, 'a table failed');
  return lines.join('');
}

test('of a fault in another thread the log says where it was, and not what rules say of it', () => {
  const line = logged(new TypeError('seat 1 holds a Peach'));
  expect(line).toContain('fault.test.ts');
  expect(line).toContain('TypeError');
  expect(line).not.toContain('Peach');
});

test('what a system says of it stands there too; what is no error does not', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(logged(full)).toContain('no space left on device');
  expect(logged('a Peach')).not.toContain('Peach');
});
