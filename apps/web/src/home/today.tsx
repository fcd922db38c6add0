import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { dayNumber, gameOfDay } from '../puzzles/daily.ts';
import { formatRoute, TODAY } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useHomeWords } from './words.ts';

/** The puzzle of the day: which game it is of is known without fetching it. */
export function TodaysPuzzle(): ReactNode {
  const words = useHomeWords();
  const language = useSettings((settings) => settings.language);
  const [{ game }] = useState(() => gameOfDay(dayNumber(new Date())));
  return (
    <section className="todays-puzzle" aria-labelledby="todays-puzzle">
      <h2 id="todays-puzzle">{words.todaysPuzzle}</h2>
      <p>
        <GameTile game={game} isBeside />
        <span>
          {gameName(game, language)}
          <small>{words.todaysPuzzleAbout}</small>
        </span>
      </p>
      <p>
        <a className="button" href={formatRoute({ page: 'puzzle', game: '', id: TODAY })}>
          {words.solve}
        </a>
        <a href={formatRoute({ page: 'puzzles' })}>{words.allPuzzles}</a>
      </p>
    </section>
  );
}
