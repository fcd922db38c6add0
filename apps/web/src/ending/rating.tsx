import type { Profile } from '@cardwright/online';
import { type ReactNode, useEffect, useState } from 'react';
import { useMe } from '../online/me.ts';
import { askServer } from '../online/server.ts';
import { useEndingWords } from './words.ts';

/** What a rated game did to one's rating. */
interface Rated {
  readonly now: number;
  readonly before: number | null; // null: it was the first
  readonly doubt: number; //         one standard deviation
}

const AGAIN_MS = 1000; // the server may still be writing it down

/** The rating after the game at a table, and before it; null: that game is not among the last ones, or was not rated. */
export function ratedIn({ games, line }: Pick<Profile, 'games' | 'line'>, table: string): Rated | null {
  const played = games.find(({ id }) => id === table);
  const points = line[played?.game ?? ''] ?? [];
  const at = points.findIndex((point) => point.at === played?.ended);
  const point = points[at];
  if (point === undefined) return null;
  const before = points[at - 1]?.rating;
  return { now: point.rating, before: before ?? null, doubt: point.doubt };
}

/** Asks until the server knows. */
function useRated(table: string): Rated | null {
  const [rated, setRated] = useState<Rated | null>(null);
  const name = useMe((me) => me.name);
  useEffect(() => {
    if (name === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await askServer<Profile>(`/api/people/${encodeURIComponent(name)}`).then(
        (profile) => ratedIn(profile, table),
        () => null,
      );
      if (!isWanted) return;
      if (found === null) timer = setTimeout(() => void ask(), AGAIN_MS);
      else setRated(found);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, table]);
  return rated;
}

/** The new rating, what changed, and how sure it is. */
export function RatingSheet({ table }: { readonly table: string }): ReactNode {
  const words = useEndingWords();
  const rated = useRated(table);
  return (
    <section className="ending-sheet rated" aria-labelledby="rated">
      <h3 id="rated">{words.rating}</h3>
      {rated === null ? (
        <p className="sheet-note" role="status">
          {words.reckoned}
        </p>
      ) : (
        <p>
          <b className="rating-now">{Math.round(rated.now)}</b>{' '}
          {rated.before === null ? null : <b>{words.change(Math.round(rated.now) - Math.round(rated.before))}</b>}{' '}
          <span>{words.was(rated.before === null ? null : Math.round(rated.before), Math.round(2 * rated.doubt))}</span>
        </p>
      )}
    </section>
  );
}
