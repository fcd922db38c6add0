import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';

/** Something that is not there, and the way on. */
export function Lost({ text }: { text?: string }): ReactNode {
  const words = useWords();
  return (
    <Notice
      title={words.product}
      text={text ?? words.lostPage}
      ways={
        <>
          <a className="button main" href={formatRoute({ page: 'home' })}>
            {words.home}
          </a>
          <a className="button" href={formatRoute({ page: 'replays' })}>
            {words.replays}
          </a>
        </>
      }
    />
  );
}
