import type { LegacyLog } from '@cardwright/client';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';

/** A game that was played by other rules, to be read. */
export function LegacyGame({ old, now, lines }: LegacyLog): ReactNode {
  const words = useWords();
  return (
    <Notice
      title={words.replays}
      text={words.replay.otherRules(old, now, lines.length > 0)}
      ways={
        <a className="button main" href={formatRoute({ page: 'replays' })}>
          {words.replays}
        </a>
      }
    >
      <ol className="legacy-log">
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <li key={i}>{line}</li>
        ))}
      </ol>
    </Notice>
  );
}
