import type { TableSetup } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { Seal } from './seal.tsx';
import { askServer } from './server.ts';
import { useOnlineWords } from './words.ts';

/** A public table that waits for people, as the server lists it. */
interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly time: TableSetup['time'];
  readonly isRated: boolean;
}

/** What the server says of its tables. */
interface Lobby {
  readonly tables: readonly ListedTable[];
  readonly playing?: { readonly tables: number; readonly people: number };
}

const AGAIN_MS = 5000;

/** The public tables with a free seat, asked for again and again while somebody looks; null: not known yet. */
function useOpenTables(game: string | null): Lobby | null {
  const [tables, setTables] = useState<Lobby | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      if (document.hidden || !navigator.onLine) return;
      const query = game === null ? '' : `?game=${encodeURIComponent(game)}`;
      askServer<Lobby>(`/api/tables${query}`).then(
        (answer) => (isWanted ? setTables(answer) : undefined),
        () => undefined, // the next time
      );
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [game]);
  return tables;
}

interface OpenTablesProps {
  readonly game?: string | null; // null: all games
  readonly most?: number; //        so many are shown, with a way to the rest
  readonly onLay: () => void;
}

/** Tables with a free seat, the fullest first. */
export function OpenTables({ game = null, most, onLay }: OpenTablesProps): ReactNode {
  const words = useOnlineWords();
  const lobby = useOpenTables(game);
  const tables = lobby?.tables;
  const playing = lobby?.playing;
  const isExcerpt = most !== undefined;
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {words.openTables}
        {isExcerpt ? (
          <a className="tool" href={formatRoute({ page: 'lobby', game: null })}>
            {words.seeAll}
          </a>
        ) : null}
      </h2>
      {playing === undefined || playing.people === 0 ? null : (
        <p className="quiet playing-now">{words.playingNow(playing.people, playing.tables)}</p>
      )}
      {tables?.length === 0 ? (
        <p className="no-tables">
          {words.none}{' '}
          <button type="button" className="named" onClick={onLay}>
            {words.lay}
          </button>
        </p>
      ) : (
        <ul>
          {tables?.slice(0, most).map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTable({
  table: { id, game, seats, taken, names, time, isRated },
}: {
  readonly table: ListedTable;
}): ReactNode {
  const words = useOnlineWords();
  const language = useSettings((settings) => settings.language);
  const [first = ''] = names;
  const name = gameName(game, language);
  return (
    <li className="open-table">
      <GameTile game={game} isBeside />
      <b className="table-game">{name}</b>
      <span className="table-host">
        <Seal name={first} /> {first}
      </span>
      <span className="table-taken">
        {words.taken(taken, seats)}{' '}
        <span className="dots" aria-hidden="true">
          {'●'.repeat(taken)}
          {'○'.repeat(seats - taken)}
        </span>
      </span>
      <span className="table-time">{[words.times[time], ...(isRated ? [words.rated] : [])].join(' · ')}</span>
      <a
        className="button"
        href={formatRoute({ page: 'at', id, secret: null, isText: false })}
        aria-label={words.joinAt(name, first)}
      >
        {words.join}
      </a>
    </li>
  );
}
