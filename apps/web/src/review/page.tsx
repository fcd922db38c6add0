import type { ReplaySummary } from '@cardwright/client';
import { parseRecord } from '@cardwright/engine';
import type { DepthName, Review } from '@cardwright/review';
import { type ReactNode, useEffect, useState } from 'react';
import { archive } from '../archive.ts';
import type { ArchivedGame } from '../archived-game.ts';
import { type Link, workerLink } from '../link.ts';
import { fetched } from '../online/fetched-game.ts';
import { LegacyGame } from '../pages/legacy-game.tsx';
import { Lost } from '../pages/lost.tsx';
import { useSettings } from '../settings.ts';
import { faultIn } from '../words/faults.ts';
import { useWords } from '../words/index.ts';
import { Board } from './board.tsx';
import { bestKept, keptReview, type Reckoned, reckon, USUAL } from './reckoning.ts';
import { Waiting } from './waiting.tsx';
import { usePageWords } from './words.ts';
import '../style/review.css';
import '../style/review-chances.css';
import '../style/review-choices.css';
import '../style/review-moment.css';
import '../style/review-table.css';
import '../style/review-narrow.css';

interface ReviewPageProps {
  readonly id: string;
  readonly at?: number;
  readonly seat?: number;
}

/** A game that was found. */
interface Found {
  readonly kept: ArchivedGame;
  readonly record: string;
  readonly summary: ReplaySummary;
}

type Problem = 'unknown' | { readonly message: string };

/** A game looked at afterwards: chances, the choices that mattered, luck and skill. */
export function ReviewPage({ id, at, seat }: ReviewPageProps): ReactNode {
  const all = useWords();
  const words = usePageWords();
  const language = useSettings((settings) => settings.language);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [link] = useState(() => workerLink({ news: () => {}, fault: (message) => setProblem({ message }) }));
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    const open = async (): Promise<void> => {
      if ((await archive.record(id)) === null) await fetched(id).catch(() => null); // there may be no server
      const [kept, record] = await Promise.all([archive.find(id), archive.record(id)]);
      if (kept === null || record === null) return setProblem('unknown');
      setFound({ kept, record, summary: await link.call('openReplay', { record, language }) });
    };
    open().catch((error: unknown) => setProblem({ message: error instanceof Error ? error.message : String(error) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a game is opened once; the board speaks any language
  }, [id, link]);

  if (problem === 'unknown') return <Lost text={all.unknownGame(id)} />;
  if (problem !== null) return <Lost text={faultIn(language, problem.message)} />;
  if (found === null) return <p className="loading">{all.loading}</p>;
  if (found.summary.legacy !== null) return <LegacyGame {...found.summary.legacy} />;
  if (found.summary.length === 0) return <Lost text={words.empty} />;
  return <Reviewed {...found} link={link} at={at ?? null} first={seat ?? ownSeat(found)} onProblem={setProblem} />;
}

/** Whose choices are looked at if nobody says: the person's, else those of the first seat. */
const ownSeat = ({ record }: Found): number => Math.max(0, parseRecord(record).players.indexOf('human'));

interface ReviewedProps extends Found {
  readonly link: Link;
  readonly at: number | null;
  readonly first: number;
  readonly onProblem: (problem: Problem) => void;
}

/** Finds the review of a seat, or has it reckoned. */
function Reviewed({ kept, record, summary, link, at, first, onProblem }: ReviewedProps): ReactNode {
  const [seat, setSeat] = useState(Math.min(first, summary.seats - 1));
  const [depth, setDepth] = useState<DepthName | null>(null); // null: as thorough as it was reckoned before
  const [isStopped, setStopped] = useState(false);
  const [review, setReview] = useState<Review | null>(null);
  const [done, setDone] = useState(0); // choices looked at so far
  useEffect(() => {
    if (isStopped) return;
    const stop = new AbortController();
    const wish: Reckoned = { id: kept.id, record, seat, depth: depth ?? USUAL, length: summary.length };
    const find = async (): Promise<Review> => {
      const before = await (depth === null ? bestKept(wish) : keptReview(wish));
      return before ?? reckon(wish, setDone, stop.signal);
    };
    find().then(
      (found) => {
        if (stop.signal.aborted) return null;
        setReview(found);
        setDone(0);
        return null;
      },
      (error: unknown) => {
        if (!stop.signal.aborted) onProblem({ message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => stop.abort();
  }, [kept, record, summary, seat, depth, isStopped, onProblem]);

  const isThere = review !== null && review.seat === seat && (depth === null || review.depth === depth);
  const begin = (change: () => void): void => {
    change();
    setDone(0);
    setStopped(false);
  };
  const wish = {
    seat,
    depth: (isThere ? review.depth : depth) ?? USUAL,
    onSeat: (each: number) => begin(() => setSeat(each)),
    onDepth: (each: DepthName) => begin(() => setDepth(each)),
  };
  if (!isThere)
    return (
      <Waiting
        {...wish}
        seats={summary.seats}
        length={summary.length}
        done={isStopped ? null : done}
        onCancel={() => setStopped(true)}
        onAgain={() => begin(() => {})}
      />
    );
  return <Board key={`${seat} ${wish.depth}`} {...{ kept, record, summary, link, review, at }} {...wish} />;
}
