import { GAMES, gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { archive } from '../archive.ts';
import type { ArchivedGame } from '../archived-game.ts';
import { Picture } from '../games/pictures.tsx';
import { createOnlineTable } from '../online/create-table.ts';
import { type LastTable, lastTable } from '../online/last-table.ts';
import { useMe, useMeeting } from '../online/me.ts';
import { OpenTables } from '../online/open-tables.tsx';
import { askServer } from '../online/server.ts';
import { FIRST_TABLE, openTable } from '../pages/opening.ts';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { SetupDoor } from '../setup/door.tsx';
import { useWords } from '../words/index.ts';
import { HomeBar, HomeFoot, isThere } from './bar.tsx';
import { Fan } from './fan.tsx';
import { Landscape } from './landscape.tsx';
import { TodaysPuzzle } from './today.tsx';
import { useHomeWords } from './words.ts';

const SHOWN_TABLES = 4;

/** The first page: three ways in, what was left unfinished, the games, who waits for somebody. */
export function Home(): ReactNode {
  const words = useHomeWords();
  useMeeting();
  const isAlone = useMe((me) => me.isAlone);
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <div className="home">
      <Landscape />
      <HomeBar />
      <main>
        <section className="welcome">
          <h1>
            <span>{words.motto[0]}</span> <span>{words.motto[1]}</span>
          </h1>
          <p className="quiet">{isAlone === true ? words.aboutAlone : words.about}</p>
          <Ways />
          <Unfinished />
        </section>
        <Games onWant={setWanted} />
        <div className={isAlone === false ? 'home-below' : undefined}>
          {isAlone === false ? <OpenTables most={SHOWN_TABLES} onLay={() => setWanted(FIRST_TABLE.game)} /> : null}
          <TodaysPuzzle />
        </div>
      </main>
      <HomeFoot />
      {wanted === null ? null : <SetupDoor wanted={{ kind: 'play', game: wanted }} onClose={() => setWanted(null)} />}
    </div>
  );
}

/** Alone at once, with friends by a link, or to be taught. */
function Ways(): ReactNode {
  const words = useWords();
  const own = useHomeWords();
  const isAlone = useMe((me) => me.isAlone);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const invite = (): void => {
    setBusy(true);
    createOnlineTable(FIRST_TABLE.game)
      .catch(() => setProblem(own.cannotLay))
      .finally(() => setBusy(false));
  };
  return (
    <div className="ways">
      <button type="button" className="button main big" onClick={() => openTable(FIRST_TABLE)}>
        {words.playNow}
      </button>
      {isAlone === true ? null : (
        <button type="button" className="button big" disabled={isBusy || isAlone === null} onClick={invite}>
          <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="9" cy="8" r="3.5" />
            <path d="M2.5 20 c0 -4 3 -6.5 6.5 -6.5 s6.5 2.5 6.5 6.5 M16 5 a3.2 3.2 0 0 1 0 6.2 M17.5 14 c2.4 .7 4 2.8 4 6" />
          </svg>
          {own.withFriends}
        </button>
      )}
      {isThere('#/learn') ? (
        <a className="button big plain" href="#/learn">
          <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 6 C9 4 6 4 3 5 V19 C6 18 9 18 12 20 C15 18 18 18 21 19 V5 C18 4 15 4 12 6 V20" />
          </svg>
          {own.learn}
        </a>
      ) : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

/** The cards on the table, with a slip for a game that was not finished: with others before alone. */
function Unfinished(): ReactNode {
  const words = useHomeWords();
  const language = useSettings((settings) => settings.language);
  const online = useRunningTable();
  const [last, setLast] = useState<ArchivedGame | null>(null);
  useEffect(() => {
    void archive.list().then((all) => setLast(all.find(({ ending }) => ending === null) ?? null));
  }, []);
  return (
    <div className={`unfinished ${last === null && online === null ? 'none' : ''}`}>
      <Fan />
      {online !== null ? (
        <Slip
          title={words.running}
          about={words.runningAbout(gameName(online.game, language))}
          href={formatRoute({ page: 'at', id: online.id, secret: null, isText: false })}
        />
      ) : last !== null ? (
        <Slip
          title={words.unfinished}
          about={words.unfinishedAbout(gameName(last.game, language), last.length)}
          href={formatRoute({ page: 'table', id: last.id, isText: false })}
        />
      ) : null}
    </div>
  );
}

function Slip({
  title,
  about,
  href,
}: {
  readonly title: string;
  readonly about: string;
  readonly href: string;
}): ReactNode {
  const words = useHomeWords();
  return (
    <div className="slip">
      <p>
        <b>{title}</b>
        <small>{about}</small>
      </p>
      <a className="button" href={href}>
        {words.goOn}
      </a>
    </div>
  );
}

/** The game on the server that this browser plays, if it still goes on. */
function useRunningTable(): LastTable | null {
  const isAlone = useMe((me) => me.isAlone);
  const [running, setRunning] = useState<LastTable | null>(null);
  useEffect(() => {
    const last = lastTable();
    if (last === null || isAlone !== false) return;
    askServer<{ phase: string }>(`/api/tables/${encodeURIComponent(last.id)}`).then(
      ({ phase }) => setRunning(phase === 'playing' ? last : null),
      () => setRunning(null),
    );
  }, [isAlone]);
  return isAlone === false ? running : null;
}

/** The games, each one button that opens its set-up. */
function Games({ onWant }: { readonly onWant: (game: string) => void }): ReactNode {
  const words = useHomeWords();
  const language = useSettings((settings) => settings.language);
  return (
    <ul className="games" aria-label={words.games}>
      {GAMES.map(({ id, name, about, players: [fewest, most], minutes }) => (
        <li key={id}>
          <button type="button" className={`game ${id}`} onClick={() => onWant(id)}>
            <Picture game={id} />
            <span className="game-text">
              <span className="game-title">
                {name[language]} {language === 'zh' ? null : <small lang="zh">{name.zh}</small>}
              </span>
              <span className="game-about">{words.blurbs[id] ?? about[language]}</span>
              <span className="game-facts">
                {words.facts(fewest, most, minutes)}
                <span className="arrow" aria-hidden="true">
                  →
                </span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
