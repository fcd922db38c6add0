import type { PlayedGame, Profile } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import { GameTile } from '../games/tile.tsx';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useDates } from './dates.ts';
import { ResultMark, ResultMarks } from './result-marks.tsx';
import { usePeopleWords } from './words.ts';

const resultOf = ({ won, isLeft }: PlayedGame): 'won' | 'shared' | 'lost' | 'left' => {
  if (isLeft) return 'left';
  if (won > 0 && won <= 0.5) return 'shared'; // as at the table
  return won === 0 ? 'lost' : 'won';
};

/** The last games of somebody, the newest first, each with its replay. */
export function PlayedGames({ profile: { games, byHero } }: { readonly profile: Profile }): ReactNode {
  const words = usePeopleWords();
  const { day } = useDates();
  const language = useSettings((settings) => settings.language);
  const heroOf = ({ game, hero }: PlayedGame): string | undefined =>
    byHero.find((each) => each.game === game && each.hero === hero)?.name[language];
  return (
    <section className="played-games" aria-labelledby="played-games">
      <h2 id="played-games">{words.lastGames}</h2>
      <ResultMarks shares={games.map(({ won }) => won).toReversed()} />
      <table className="tally">
        <thead>
          <tr>
            <th scope="col">{words.result}</th>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.ended}</th>
            <th scope="col" className="figure rating">
              {words.rating}
            </th>
            <th scope="col">
              <span className="for-ears">{words.replay}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((played) => (
            <tr key={played.id}>
              <td>
                <span className="result">
                  <ResultMark share={played.won} /> {words.results[resultOf(played)]}
                </span>
              </td>
              <th scope="row">
                <span className="who">
                  <GameTile game={played.game} isBeside />
                  <span>
                    {gameName(played.game, language)}{' '}
                    <small>{[heroOf(played), played.role?.[language]].filter(Boolean).join(' · ')}</small>
                  </span>
                </span>
              </th>
              <td className="day">{day(played.ended)}</td>
              <td className="figure rating">{played.ratingAfter ?? '–'}</td>
              <td className="figure">
                <a
                  className="tool"
                  href={formatRoute({ page: 'game', id: played.id, at: null, viewer: null })}
                  aria-label={words.replayOf(gameName(played.game, language), day(played.ended))}
                >
                  {words.replay}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
