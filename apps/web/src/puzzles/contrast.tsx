import type { Puzzle } from '@cardwright/puzzles/puzzle';
import { type ReactNode, useEffect, useState } from 'react';
import type { ContrastText } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { useSettings } from '../settings.ts';
import { points, usePuzzleWords } from './words.ts';

interface ContrastProps {
  readonly puzzle: Puzzle;
  readonly link: Link;
  readonly chosen: string;
  readonly labels: ReadonlyMap<string, string>; // of the choices, by key
}

/** What the best choice does, and why another one fails: the one that was chosen, or a tempting one. */
export function Contrast({ puzzle, link, chosen, labels }: ContrastProps): ReactNode {
  const words = usePuzzleWords();
  const language = useSettings((settings) => settings.language);
  const [told, setTold] = useState<ContrastText | 'failed' | null>(null);
  const [best, next] = puzzle.choices;
  useEffect(() => {
    if (best === undefined || next === undefined) return;
    let isWanted = true;
    link.call('contrast', { best: best.key, chosen, next: next.key, language }).then(
      (found) => isWanted && setTold(found),
      () => isWanted && setTold('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [link, best, next, chosen, language]);
  if (told === 'failed' || best === undefined) return null; // figures and the rest stand without it
  if (told === null) return <p role="status">{words.playingOn}</p>;
  const other = puzzle.choices.find(({ key }) => key === told.other);
  return (
    <>
      <Course title={words.does(labels.get(best.key) ?? best.key, points(best.chance))} lines={told.best} />
      {other === undefined ? null : (
        <Course
          title={words.fails(
            labels.get(other.key) ?? other.key,
            points(other.chance),
            points(other.behind),
            points(other.error),
          )}
          reasons={told.causes}
          lines={told.instead}
        />
      )}
    </>
  );
}

interface CourseProps {
  readonly title: string;
  readonly reasons?: readonly string[];
  readonly lines: readonly string[];
}

/** A choice, and how it may go on after it. */
function Course({ title, reasons = [], lines }: CourseProps): ReactNode {
  const words = usePuzzleWords();
  return (
    <section className="course">
      <h3>{title}</h3>
      {reasons.length === 0 ? null : <p>{reasons.join(' ')}</p>}
      {lines.length === 0 ? null : (
        <>
          <p className="quiet">{words.forExample}</p>
          <ul>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <li key={i}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
