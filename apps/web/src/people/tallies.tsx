import type { GameTally, HeroTally } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import { GameTile } from '../games/tile.tsx';
import { useSettings } from '../settings.ts';
import { ResultMarks } from './result-marks.tsx';
import { usePeopleWords } from './words.ts';

const percent = (won: number, games: number): number => (games === 0 ? 0 : Math.round((100 * won) / games));

/** How somebody does at each game. */
export function ByGame({ tallies }: { readonly tallies: readonly GameTally[] }): ReactNode {
  const words = usePeopleWords();
  const language = useSettings((settings) => settings.language);
  return (
    <section aria-labelledby="by-game">
      <h2 id="by-game">{words.byGame}</h2>
      <table className="tally">
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.wonOfPlayed}</th>
            <th scope="col" className="figure">
              {words.rating}
            </th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ game, games, won, rating, doubt }) => (
            <tr key={game}>
              <th scope="row">
                <span className="who">
                  <GameTile game={game} isBeside /> {gameName(game, language)}
                </span>
              </th>
              <td>
                <i className="won-bar" aria-hidden="true">
                  <i style={{ width: `${percent(won, games)}%` }} />
                </i>
                {words.share(percent(won, games), games)}
              </td>
              <td className="figure">
                {rating === null || doubt === null ? (
                  '–'
                ) : (
                  <>
                    <b>{rating}</b> <small>{words.doubt(doubt)}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How somebody does with each hero. */
export function ByHero({ tallies }: { readonly tallies: readonly HeroTally[] }): ReactNode {
  const words = usePeopleWords();
  const language = useSettings((settings) => settings.language);
  if (tallies.length === 0) return null;
  return (
    <section aria-labelledby="by-hero">
      <h2 id="by-hero">{words.byHero}</h2>
      <table className="tally">
        <thead>
          <tr>
            <th scope="col">{words.hero}</th>
            <th scope="col">{words.lastOfHero}</th>
            <th scope="col" className="figure">
              {words.wonOfPlayed}
            </th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ game, hero, name, games, won, last }) => (
            <tr key={`${game} ${hero}`}>
              <th scope="row">
                <span className="who">
                  <GameTile game={game} /> {name[language]}
                </span>
              </th>
              <td>
                <ResultMarks shares={last} />
              </td>
              <td className="figure">{words.share(percent(won, games), games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
