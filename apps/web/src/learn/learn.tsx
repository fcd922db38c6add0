import { GAMES } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import { Picture } from '../games/pictures.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { useMeeting } from '../online/me.ts';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { LessonTable } from './lesson-table.tsx';
import { useLearnWords } from './words.ts';
import '../style/learn.css';

/** The lessons, or the table of one. */
export function Learn({ game, isText }: { readonly game: string | null; readonly isText: boolean }): ReactNode {
  const words = useLearnWords();
  const isLesson = game !== null && Object.hasOwn(words.aboutGames, game);
  return isLesson ? <LessonTable game={game} isText={isText} /> : <Lessons isLost={game !== null} />;
}

function Lessons({ isLost }: { readonly isLost: boolean }): ReactNode {
  const words = useLearnWords();
  useMeeting();
  const language = useSettings((settings) => settings.language);
  return (
    <div className="home learn-page">
      <HomeBar />
      <main>
        <h1>{words.title}</h1>
        <p className="quiet">{words.about}</p>
        {isLost ? <p role="alert">{words.noLesson}</p> : null}
        <ul className="games" aria-label={words.lessons}>
          {GAMES.filter(({ id }) => Object.hasOwn(words.aboutGames, id)).map(({ id, name }) => (
            <li key={id}>
              <a className={`game ${id}`} href={formatRoute({ page: 'learn', game: id })}>
                <Picture game={id} />
                <span className="game-text">
                  <span className="game-title">{words.begin(name[language])}</span>
                  <span className="game-about">{words.aboutGames[id]}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
      <HomeFoot />
    </div>
  );
}
