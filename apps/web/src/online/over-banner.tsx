import type { Room } from '@cardwright/online';
import type { ReactNode } from 'react';
import { formatRoute } from '../route.ts';
import { useCopying } from './invitation.tsx';
import { useOnlineWords } from './words.ts';

/** After a game: its link for others, and where the same people play on. */
export function OverBanner({ room: { id, phase, next, own } }: { readonly room: Room }): ReactNode {
  const words = useOnlineWords();
  const { outcome, copy } = useCopying(`${location.origin}/r/${id}`);
  if (phase !== 'over') return null;
  return (
    <aside className="over-banner" aria-label={words.people}>
      {next === null || own === null ? null : (
        <>
          <p role="status">{words.againWaits}</p>
          <a className="button ink" href={formatRoute({ page: 'at', id: next, secret: null, isText: false })}>
            {words.goThere}
          </a>
        </>
      )}
      <button type="button" className="button" onClick={copy}>
        {outcome === null ? words.replayLink : words[outcome]}
      </button>
    </aside>
  );
}
