import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatRoute } from '../route.ts';
import type { TableStore } from '../table/store.ts';
import { useCoachLayout } from './use-coach-layout.ts';
import { useLearnWords } from './words.ts';

interface CoachProps {
  readonly store: TableStore;
  readonly game: string;
  readonly isText: boolean; // it stands among the other words, and points at nothing
  readonly onUnderstood: () => void;
}

const NEXT_KEY = '.';

/** What the coach says, over the table and in nobody's way; nothing more when it is skipped or the game is over. */
export function Coach({ store, game, isText, onUnderstood }: CoachProps): ReactNode {
  const lesson = useStore(store, ({ news }) => news?.lesson ?? null);
  const isOver = useStore(store, ({ frame }) => frame?.ending != null);
  const [isSkipped, setSkipped] = useState(false);
  const teaching = lesson?.teaching ?? null;
  const isDone = lesson?.isDone === true;
  const isShown = !isSkipped && !isOver && (teaching !== null || isDone);
  const next = isDone ? () => setSkipped(true) : onUnderstood;
  useNextKey(isShown ? next : null);
  return (
    <div className="coach" data-lesson={isSkipped || isOver ? 'over' : (teaching?.id ?? (isDone ? 'done' : 'waiting'))}>
      {isShown && teaching !== null && !isText ? <Veil points={teaching.points} /> : null}
      <Bubble isShown={isShown} isText={isText} points={teaching?.points ?? []} text={teaching?.does ?? ''}>
        {!isShown ? null : teaching === null ? (
          <Done game={game} onPlayOn={next} />
        ) : (
          <Said {...teaching} onNext={next} onSkip={() => setSkipped(true)} />
        )}
      </Bubble>
    </div>
  );
}

/** A key that means nothing else at a table. */
function useNextKey(next: (() => void) | null): void {
  useEffect(() => {
    if (next === null) return;
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== NEXT_KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      next();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [next]);
}

/** Sand over everything but what is spoken of. */
function Veil({ points }: { readonly points: readonly string[] }): ReactNode {
  const { holes } = useCoachLayout(points);
  return (
    <svg className="veil" aria-hidden="true">
      <defs>
        <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <mask id="holes">
          <rect width="100%" height="100%" fill="#fff" />
          {holes.map(({ left, top, width, height }) => (
            <rect
              key={`${left} ${top}`}
              x={left - 10}
              y={top - 10}
              width={width + 20}
              height={height + 20}
              rx="18"
              fill="#000"
              filter="url(#soft)"
            />
          ))}
        </mask>
      </defs>
      <rect className="sand" width="100%" height="100%" mask="url(#holes)" />
    </svg>
  );
}

interface BubbleProps {
  readonly isShown: boolean;
  readonly isText: boolean;
  readonly points: readonly string[];
  readonly text: string; // another one takes another place
  readonly children: ReactNode;
}

/** Always there for whoever listens, and seen when there is something to say. */
function Bubble({ isShown, isText, points, text, children }: BubbleProps): ReactNode {
  const words = useLearnWords();
  const { bubble, place } = useCoachLayout(points, text);
  return (
    <aside
      ref={bubble}
      className={`coach-bubble ${isShown ? '' : 'silent'} ${isText ? 'in-text' : ''}`}
      aria-label={words.coach}
      style={place === null || isText ? {} : { left: place.left, top: place.top, width: place.width }}
    >
      {children}
    </aside>
  );
}

/** Words between stars matter most. */
const Starred = ({ text }: { readonly text: string }): ReactNode =>
  text.split('*').map((part, i) =>
    // A sentence never changes its order, so that a piece's place is its name.
    // oxlint-disable-next-line react/no-array-index-key
    i % 2 === 1 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>,
  );

interface SaidProps {
  readonly at: number;
  readonly of: number;
  readonly does: string;
  readonly means: string;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

function Said({ at, of, does, means, onNext, onSkip }: SaidProps): ReactNode {
  const words = useLearnWords();
  return (
    <>
      <div aria-live="polite">
        <p className="coach-does">
          <Starred text={does} />
        </p>
        <p className="coach-means">{means}</p>
      </div>
      <footer>
        <span className="coach-dots" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <i key={i} className={i + 1 === at ? 'now' : i + 1 < at ? 'past' : ''} />
          ))}
        </span>
        <span>{words.at(at, of)}</span>
        <button type="button" className="coach-skip" onClick={onSkip}>
          {words.skip}
        </button>
        <button type="button" className="coach-next" onClick={onNext}>
          {words.next} <kbd>{NEXT_KEY}</kbd>
        </button>
      </footer>
    </>
  );
}

/** All has been said. */
function Done({ game, onPlayOn }: { readonly game: string; readonly onPlayOn: () => void }): ReactNode {
  const words = useLearnWords();
  return (
    <>
      <div aria-live="polite">
        <p className="coach-does">{words.done}</p>
        <p className="coach-means">{words.doneAbout}</p>
      </div>
      <footer>
        <a href={formatRoute({ page: 'learn', game: null })}>{words.others}</a>
        <a href={formatRoute({ page: 'rules', game, id: null })}>{words.rules}</a>
        <button type="button" className="coach-next" onClick={onPlayOn}>
          {words.playOn} <kbd>{NEXT_KEY}</kbd>
        </button>
      </footer>
    </>
  );
}
