import type { Chronicle } from '@cardwright/client';
import { type ReactNode, useEffect, useState } from 'react';
import { keptMarks } from '../review/reckoning.ts';
import { useEndingWords } from './words.ts';

type Marks = NonNullable<Awaited<ReturnType<typeof keptMarks>>>;

/** What a review has found, once there is one. */
export function MarkCount({ chronicle, review }: { chronicle: Chronicle | null; review: string }): ReactNode {
  const words = useEndingWords();
  const [marks, setMarks] = useState<Marks | null>(null);
  const seat = chronicle?.sides.flatMap(({ rows }) => rows).find((row) => row.isOwn && row.seat !== null)?.seat ?? null;
  useEffect(() => {
    let isWanted = true;
    if (seat !== null)
      keptMarks(review, seat).then(
        (found) => (isWanted ? setMarks(found) : undefined),
        () => {}, // nothing is kept here
      );
    return () => {
      isWanted = false;
    };
  }, [review, seat]);
  if (marks === null) return null;
  return <small>{words.marks(marks.blunder ?? 0, marks.mistake ?? 0, marks.found ?? 0)}</small>;
}
