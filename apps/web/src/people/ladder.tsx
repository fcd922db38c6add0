import type { Ladder, LadderRow } from '@cardwright/online';
import { GAMES, gameName } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { useMe, useMeeting } from '../online/me.ts';
import { BotToken, Seal } from '../online/seal.tsx';
import { useOnlineWords } from '../online/words.ts';
import { OneOf } from '../pages/one-of.tsx';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useAnswer } from './answer.ts';
import { OwnStanding } from './own-standing.tsx';
import { usePeopleWords } from './words.ts';
import '../style/people.css';

const MOST_STROKES = 4;
const ALL = 'all';
const BEST = 3; // of each game, where all are shown

/** Who is how strong at a game, people and bots. */
export function LadderPage({ game }: { readonly game: string | null }): ReactNode {
  const words = usePeopleWords();
  useMeeting();
  const isGame = game === null || GAMES.some(({ id }) => id === game);
  return (
    <div className="home people-page">
      <HomeBar />
      <main className="ladders">
        <OwnStanding />
        <h1>{words.ladder}</h1>
        <OneOf
          label={words.game}
          className="tile-choice"
          value={isGame ? (game ?? ALL) : null}
          values={[[ALL, words.allGames], ...GAMES.map(({ id }) => [id, <GameTile key={id} game={id} />] as const)]}
          onChange={(wanted) => go({ page: 'ladder', game: wanted === ALL ? null : wanted })}
        />
        {!isGame ? (
          <p role="alert">{words.noGame}</p>
        ) : game === null ? (
          GAMES.map(({ id }) => <GameLadder key={id} game={id} most={BEST} />)
        ) : (
          <GameLadder game={game} />
        )}
      </main>
      <HomeFoot />
    </div>
  );
}

/** A game's ladder, or the best of it; whoever looks is in it anyway. */
function GameLadder({ game, most }: { readonly game: string; readonly most?: number }): ReactNode {
  const words = usePeopleWords();
  const { noServer, opening } = useOnlineWords();
  const language = useSettings((settings) => settings.language);
  const answer = useAnswer<Ladder>(
    `/api/ladder?game=${encodeURIComponent(game)}`,
    useMe((me) => me.name),
  );
  if (answer.state === 'asking') return <p role="status">{opening}</p>;
  if (answer.state !== 'there') return <p role="alert">{answer.state === 'none' ? words.noGame : noServer}</p>;
  const { game: told, own, count } = answer.body;
  const rows = answer.body.rows.slice(0, most);
  const heading = `standing-${game}`;
  const isListed = own !== null && rows.some((row) => isSame(row, own));
  return (
    <section className="sheet standing" aria-labelledby={heading}>
      <h2 id={heading}>{gameName(told, language)}</h2>
      {most === undefined ? <p className="quiet">{words.about(count)}</p> : null}
      {own === null && most === undefined ? (
        <p className="not-ranked">
          {words.notRanked} <a href={formatRoute({ page: 'lobby', game: told })}>{words.toTables}</a>
        </p>
      ) : null}
      <table className="ladder">
        <thead>
          <tr>
            <th scope="col">
              <span className="for-ears">{words.rank}</span>
            </th>
            <th scope="col">{words.name}</th>
            <th scope="col" className="figure">
              {words.rating}
            </th>
            <th scope="col" className="figure">
              {words.games}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.kind} ${row.rank}`} row={row} isOwn={own !== null && isSame(row, own)} />
          ))}
          {own === null || isListed ? null : <Row row={own} isOwn />}
        </tbody>
      </table>
      {most === undefined ? null : (
        <p>
          <a href={formatRoute({ page: 'ladder', game: told })}>{words.wholeLadder(gameName(told, language))}</a>
        </p>
      )}
    </section>
  );
}

const isSame = (one: LadderRow, other: LadderRow): boolean =>
  one.kind === other.kind && one.rank === other.rank && one.name === other.name;

function Row({ row, isOwn }: { readonly row: LadderRow; readonly isOwn: boolean }): ReactNode {
  const words = usePeopleWords();
  const { rank, rating, doubt, games, isNew } = row;
  return (
    <tr className={isOwn ? 'own' : undefined} aria-current={isOwn ? 'true' : undefined}>
      <td className="rank">{rank}</td>
      <th scope="row">
        <span className="who">
          <Sign row={row} />
          <span className="names">
            <Name row={row} />
            {isOwn ? <small>{words.you}</small> : null}
            {isNew ? (
              <small className="is-new" title={words.isNewAbout}>
                {words.isNew}
              </small>
            ) : null}
          </span>
        </span>
      </th>
      <td className="figure">
        <b>{rating}</b> <small>{words.doubt(doubt)}</small>
      </td>
      <td className="figure">{games}</td>
    </tr>
  );
}

const Sign = ({ row: { name, kind, bot } }: { readonly row: LadderRow }): ReactNode =>
  kind === 'person' ? (
    <Seal name={name} />
  ) : (
    <BotToken strokes={Math.min(MOST_STROKES, Number.parseInt(bot?.level.slice(1) ?? '0', 10))} />
  );

function Name({ row: { name, kind, bot } }: { readonly row: LadderRow }): ReactNode {
  const words = usePeopleWords();
  return kind === 'person' ? <a href={formatRoute({ page: 'person', name })}>{name}</a> : words.bot(bot?.level ?? name);
}
