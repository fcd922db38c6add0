import { type ReactNode, useEffect, useState } from 'react';
import { archive } from '../archive.ts';
import { pictures } from '../games/pictures.tsx';
import type { Kept } from '../kept.ts';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { Fan } from './fan.tsx';
import { GameOptions } from './game-options.tsx';
import { lay } from './opening.ts';
import { SettingsButton } from './settings-button.tsx';

const FIRST = { game: 'ltk-identity', seats: 3 };

/** The first page: one button that plays, and the games. */
export function Home(): ReactNode {
  const words = useWords();
  const [last, setLast] = useState<Kept | null>(null);
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
            <button type="button" className="button main big" onClick={() => lay(FIRST)}>
              {words.playNow}
            </button>
            {last === null ? null : (
              <a className="button big" href={formatRoute({ page: 'table', id: last.id, isText: false })}>
                {words.goOn}
                <small>{words.goOnAbout(words.games[last.game]?.name ?? last.game, last.length)}</small>
              </a>
            )}
          </p>
          <p className="quiet">{words.playNowAbout}</p>
          <Fan />
        </section>
        <ul className="games">
          {Object.entries(pictures).map(([game, Picture]) => (
            <li key={game} className={`game ${game}`}>
              <Picture />
              <h2>{words.games[game]?.name}</h2>
              <p>{words.games[game]?.about}</p>
              <button type="button" className="button main" onClick={() => lay({ game })}>
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
