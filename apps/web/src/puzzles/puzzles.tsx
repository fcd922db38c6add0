import type { PuzzleFile } from '@cardwright/puzzles/puzzle';
import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { useMeeting } from '../online/me.ts';
import { formatRoute, TODAY } from '../route.ts';
import { useSettings } from '../settings.ts';
import { dayNumber, gameOfDay, PUZZLE_GAMES } from './daily.ts';
import { type OwnRating, remembered } from './own-rating.ts';
import { puzzlesOf } from './shipped.ts';
import { usePuzzleWords } from './words.ts';
import '../style/puzzles.css';

/** All puzzles there are, and how one fares with them. */
export function PuzzlesPage(): ReactNode {
  const words = usePuzzleWords();
  const language = useSettings((settings) => settings.language);
  useMeeting();
  const [own] = useState(remembered);
  const tried = Object.values(own.tried);
  const [{ game }] = useState(() => gameOfDay(dayNumber(new Date())));
  return (
    <div className="home puzzles-page">
      <HomeBar />
      <main>
        <h1>{words.puzzles}</h1>
        <p className="quiet">{words.about}</p>
        <section className="sheet today" aria-labelledby="today">
          <h2 id="today">{words.today}</h2>
          <p>{words.todayAbout(gameName(game, language))}</p>
          <a className="button main" href={formatRoute({ page: 'puzzle', game: '', id: TODAY })}>
            {words.solve}
          </a>
          <p className="quiet">{words.ownRating(own.rating, tried.length, tried.filter(Boolean).length)}</p>
        </section>
        {PUZZLE_GAMES.map((each) => (
          <Set key={each} game={each} own={own} />
        ))}
      </main>
      <HomeFoot />
    </div>
  );
}

/** The puzzles of a game: a number each, with what became of it. */
function Set({ game, own }: { readonly game: string; readonly own: OwnRating }): ReactNode {
  const words = usePuzzleWords();
  const language = useSettings((settings) => settings.language);
  const [file, setFile] = useState<PuzzleFile | null>(null);
  useEffect(() => {
    void puzzlesOf(game).then(setFile);
  }, [game]);
  const puzzles = file?.puzzles ?? [];
  const sign = (id: string): 'right' | 'wrong' | 'untried' =>
    own.tried[id] === undefined ? 'untried' : own.tried[id] ? 'right' : 'wrong';
  return (
    <section className="sheet puzzle-set" aria-labelledby={`set-${game}`}>
      <h2 id={`set-${game}`}>
        <GameTile game={game} isBeside /> {gameName(game, language)}{' '}
        <small>{words.solved(puzzles.filter(({ id }) => own.tried[id] === true).length, puzzles.length)}</small>
      </h2>
      <ol>
        {puzzles.map(({ id, theme, rating }, i) => {
          const about = [words.number(i + 1), words.themes[theme].name, words.rating(rating), words[sign(id)]].join(
            ', ',
          );
          return (
            <li key={id}>
              <a className={sign(id)} href={formatRoute({ page: 'puzzle', game, id })} aria-label={about} title={about}>
                {i + 1}
                <span aria-hidden="true">{{ right: '✓', wrong: '✗', untried: '' }[sign(id)]}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
