import type { LogLine } from '@cardwright/client';
import { plain } from '@cardwright/presenter';

/** A game as text: what it was, who played, and everything that happened; a blank line before each turn. */
export function textOf(head: readonly string[], story: readonly LogLine[]): string {
  const lines = story.map(({ tone, spans }) => `${tone === 'turn' ? '\n' : ''}${plain(spans)}`);
  return `${[...head, '', ...lines].join('\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;
}
