import type { ChoiceScene } from '@cardwright/client';
import type { Puzzle } from '@cardwright/puzzles/puzzle';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Link } from '../link.ts';
import { formatRoute } from '../route.ts';
import { Contrast } from './contrast.tsx';
import { points, usePuzzleWords } from './words.ts';

const SHOWN = 5; // choices, and the own one

interface ExplanationProps {
  readonly puzzle: Puzzle;
  readonly link: Link;
  readonly choices: readonly ChoiceScene[];
  readonly chosen: string;
  readonly before: number; // ratings
  readonly after: number;
  readonly next: string; // an address
  readonly onAgain: () => void;
  readonly onPlayOn: (() => void) | null;
}

/** Whether it was right, what each choice is worth, and why. */
export function Explanation(props: ExplanationProps): ReactNode {
  const { puzzle, link, choices, chosen, before, after, next, onAgain, onPlayOn } = props;
  const words = usePuzzleWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isRight = puzzle.choices[0]?.key === chosen;
  const shown = puzzle.choices.filter(({ key }, i) => i < SHOWN || key === chosen);
  const labels = new Map(choices.map(({ key, label }) => [key, label.map(({ text }) => text).join('')]));
  return (
    <section className={`sheet explanation ${isRight ? 'right' : 'wrong'}`} aria-labelledby="verdict">
      <h2 id="verdict" ref={title} tabIndex={-1}>
        {isRight ? words.isRight : words.isWrong}
      </h2>
      <p>{words.why[puzzle.theme]}</p>
      <Contrast puzzle={puzzle} link={link} chosen={chosen} labels={labels} />
      <ol>
        {shown.map(({ key, chance, behind, error }, i) => (
          <li key={key} className={key === chosen ? 'own' : undefined}>
            <span>
              {labels.get(key) ?? key}
              {i === 0 ? <em>{words.best}</em> : null}
              {key === chosen ? <em>{words.yours}</em> : null}
            </span>
            <span className="worth" aria-hidden="true">
              <i style={{ width: `${points(chance)}%` }} />
            </span>
            <small>
              {words.chance(points(chance))}
              {i === 0 ? null : ` · ${words.behind(points(behind), points(error))}`}
            </small>
          </li>
        ))}
      </ol>
      <p className="quiet">
        {puzzle.level === '' ? words.foundByNone : words.foundBy(words.levels[puzzle.level] ?? puzzle.level)}{' '}
        {words.worlds(puzzle.worlds)}
      </p>
      {before === after ? null : <p>{words.change(before, after)}</p>}
      <p className="ways-on">
        <a className="button main" href={next}>
          {words.next}
        </a>
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
        <button type="button" className="button" disabled={onPlayOn === null} onClick={() => onPlayOn?.()}>
          {words.playOn}
        </button>
        <a className="button quiet" href={formatRoute({ page: 'puzzles' })}>
          {words.all}
        </a>
      </p>
    </section>
  );
}
