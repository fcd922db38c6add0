import { GAMES, gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { archive } from '../archive.ts';
import type { ArchivedGame } from '../archived-game.ts';
import { Picture } from '../games/pictures.tsx';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Fan } from './fan.tsx';
import { GameOptions } from './game-options.tsx';
import { openTable } from './opening.ts';
import { SettingsButton } from './settings-button.tsx';

const FIRST = { game: 'ltk-identity', seats: 3 };

/** The first page: one button that plays, and the games. */
export function Home(): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [last, setLast] = useState<ArchivedGame | null>(null);
  useEffect(() => {
    void archive.list().then((all) => setLast(all.find(({ ending }) => ending === null) ?? null));
  }, []);
  return (
    <div className="home">
      <header className="home-bar">
        <p className="wordmark">
          <span aria-hidden="true">❖</span> {words.product}
        </p>
        <nav>
          <a className="tool" href={formatRoute({ page: 'replays' })}>
            {words.replays}
          </a>
          <SettingsButton />
        </nav>
      </header>
      <main>
        <section className="welcome">
          <h1>{words.motto}</h1>
          <p className="row">
            <button type="button" className="button main big" onClick={() => openTable(FIRST)}>
              {words.playNow}
            </button>
            {last === null ? null : (
              <a className="button big" href={formatRoute({ page: 'table', id: last.id, isText: false })}>
                {words.goOn}
                <small>{words.goOnAbout(gameName(last.game, language), last.length)}</small>
              </a>
            )}
          </p>
          <p className="quiet">{words.playNowAbout}</p>
          <Fan />
        </section>
        <ul className="games">
          {GAMES.map(({ id: game, name, about }) => (
            <li key={game} className={`game ${game}`}>
              <Picture game={game} />
              <h2>{name[language]}</h2>
              <p>{about[language]}</p>
              <button type="button" className="button main" onClick={() => openTable({ game })}>
                {words.play}
              </button>
              <GameOptions game={game} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
