import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';

/** Something that is not there, and the way on. */
export function Lost({ text }: { text?: string }): ReactNode {
  const words = useWords();
  return (
    <main className="lost">
      <h1>{words.product}</h1>
      <p role="alert">{text ?? words.lostPage}</p>
      <p>
        <a className="button main" href={formatRoute({ page: 'home' })}>
          {words.home}
        </a>{' '}
        <a className="button" href={formatRoute({ page: 'replays' })}>
          {words.replays}
        </a>
      </p>
    </main>
  );
}
