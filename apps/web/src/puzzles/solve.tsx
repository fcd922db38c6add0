import { formatRecord } from '@cardwright/engine';
import { recordOf } from '@cardwright/puzzles/puzzle';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Lost } from '../pages/lost.tsx';
import { useGame } from '../pages/use-game.ts';
import { playOnAs } from '../replay/open-replay.ts';
import { formatRoute, TODAY } from '../route.ts';
import { useSettings } from '../settings.ts';
import { Table } from '../table/table.tsx';
import { faultIn } from '../words/faults.ts';
import { Explanation } from './explanation.tsx';
import { type OwnRating, rated, remember, remembered } from './own-rating.ts';
import { puzzleTable } from './puzzle-table.ts';
import { type PuzzleInFile, puzzleCalled, puzzleOfDay } from './shipped.ts';
import { usePuzzleWords } from './words.ts';
import '../style/puzzles.css';

interface SolveProps {
  readonly game: string;
  readonly id: string; // or TODAY
}

/** One puzzle, found by its address. */
export function Solve({ game, id }: SolveProps): ReactNode {
  const words = usePuzzleWords();
  const [posed, setPosed] = useState<PuzzleInFile | null | 'none'>(null);
  useEffect(() => {
    const found = id === TODAY ? puzzleOfDay(new Date()) : puzzleCalled(game, id);
    void found.then((each) => setPosed(each ?? 'none'));
  }, [game, id]);
  const [attempt, setAttempt] = useState(0);
  if (posed === 'none') return <Lost text={words.unknown} />;
  if (posed === null) return <p className="loading">{words.opening}</p>;
  return <Position key={attempt} posed={posed} onAgain={() => setAttempt(attempt + 1)} />;
}

interface SolveResult {
  readonly key: string;
  readonly before: OwnRating;
  readonly after: OwnRating;
}

/** The position on its table; what is chosen there is judged. */
function Position({ posed, onAgain }: { readonly posed: PuzzleInFile; readonly onAgain: () => void }): ReactNode {
  const { file, puzzle } = posed;
  const words = usePuzzleWords();
  const language = useSettings((settings) => settings.language);
  const position = useMemo(() => recordOf(file, puzzle), [file, puzzle]);
  const record = formatRecord(position);
  const [tried, setTried] = useState<SolveResult | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [{ store, link, pose }] = useState(() =>
    puzzleTable((key) => {
      const before = remembered();
      const after = rated(before, puzzle, key === puzzle.choices[0]?.key);
      remember(after);
      setTried({ key, before, after });
    }),
  );
  const { skin, card, rules, sheetOf } = useGame(store, link);
  const choices = useStore(store, ({ frame }) => frame?.prompt?.choices ?? null);
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    pose(record, puzzle.seat, language).catch((error: unknown) =>
      setFault(error instanceof Error ? error.message : String(error)),
    );
  }, [pose, record, puzzle, language]);
  if (fault !== null) return <Lost text={faultIn(language, fault)} />;
  if (skin === null) return <p className="loading">{words.opening}</p>;
  const number = file.puzzles.indexOf(puzzle);
  const next = file.puzzles[(number + 1) % file.puzzles.length] ?? puzzle;
  const { name, task } = words.themes[puzzle.theme];
  return (
    <div className="puzzle">
      <Table
        store={store}
        skin={skin}
        sheetOf={sheetOf}
        rules={rules}
        after={{ past: link, review: null, onAgain: null, onReplay: null }}
        extra={
          <a className="puzzle-sign" href={formatRoute({ page: 'puzzles' })} title={words.all}>
            <b>{name}</b>
            <small>{task}</small>
          </a>
        }
      />
      {tried === null || choices === null ? null : (
        <Explanation
          puzzle={puzzle}
          link={link}
          choices={choices}
          chosen={tried.key}
          before={tried.before.rating}
          after={tried.after.rating}
          next={formatRoute({ page: 'puzzle', game: file.game, id: next.id })}
          onAgain={onAgain}
          onPlayOn={card === null ? null : () => void playOnAs(record, position.choices.length, puzzle.seat, card)}
        />
      )}
    </div>
  );
}
