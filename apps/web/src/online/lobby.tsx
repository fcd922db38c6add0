import { GAMES, gameName } from '@cardwright/registry/list';
import { type ReactNode, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { OneOf } from '../pages/one-of.tsx';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { SetupDoor } from '../setup/door.tsx';
import { quickMatch } from './create-table.ts';
import { useMe, useMeeting } from './me.ts';
import { OpenTables } from './open-tables.tsx';
import { ServerError } from './server.ts';
import { useOnlineWords } from './words.ts';
import '../style/waiting-room.css';
import '../style/invitation.css';
import '../style/people-at-table.css';
import '../style/lobby.css';
import '../style/online-narrow.css';

const ALL = 'all';

/** Every public table that waits, by game; and the quickest way to one. */
export function Lobby({ game }: { readonly game: string | null }): ReactNode {
  const words = useOnlineWords();
  const [isLaying, setLaying] = useState(false);
  useMeeting();
  const isAlone = useMe((me) => me.isAlone);
  return (
    <div className="home lobby">
      <HomeBar />
      <main>
        <h1>{words.lobby}</h1>
        <OneOf
          label={words.filter}
          className="tile-choice"
          value={game ?? ALL}
          values={[[ALL, words.allGames], ...GAMES.map(({ id }) => [id, <GameTile key={id} game={id} />] as const)]}
          onChange={(wanted) => go({ page: 'lobby', game: wanted === ALL ? null : wanted })}
        />
        {isAlone === true ? (
          <p role="alert">{words.noServer}</p>
        ) : (
          <>
            <QuickMatch game={game} />
            <OpenTables game={game} onLay={() => setLaying(true)} />
          </>
        )}
      </main>
      <HomeFoot />
      {isLaying ? (
        <SetupDoor wanted={{ kind: 'play', game: game ?? GAMES[0].id }} onClose={() => setLaying(false)} />
      ) : null}
    </div>
  );
}

/** Finds a table, or lays one: which game is all that is asked. */
function QuickMatch({ game }: { readonly game: string | null }): ReactNode {
  const words = useOnlineWords();
  const language = useSettings((settings) => settings.language);
  const [sought, setSought] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const seek = (wanted: string): void => {
    setSought(wanted);
    setProblem(null);
    quickMatch(wanted)
      .catch((error: unknown) =>
        setProblem(error instanceof ServerError && error.status !== 0 ? error.message : words.noServer),
      )
      .finally(() => setSought(null));
  };
  return (
    <section className="quick-match" aria-labelledby="quick-match">
      <h2 id="quick-match">{words.quick}</h2>
      <p className="quiet">{words.quickAbout}</p>
      <div className="row">
        {GAMES.filter(({ id }) => game === null || id === game).map(({ id }) => (
          <button key={id} type="button" className="button" disabled={sought !== null} onClick={() => seek(id)}>
            <GameTile game={id} isBeside /> {gameName(id, language)}
          </button>
        ))}
      </div>
      <p role="status">{sought === null ? '' : words.looking}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
