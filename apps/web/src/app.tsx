import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Home } from './home/home.tsx';
import { Lost } from './pages/lost.tsx';
import { useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { WORDS } from './words/index.ts';

const At = lazy(async () => ({ default: (await import('./online/at.tsx')).At }));
const Gallery = lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery }));
const loadPlay = () => import('./pages/play.tsx');
const Play = lazy(async () => ({ default: (await loadPlay()).Play }));
const Replay = lazy(async () => ({ default: (await import('./pages/replay.tsx')).Replay }));
const Replays = lazy(async () => ({ default: (await import('./pages/replays.tsx')).Replays }));
const Rules = lazy(async () => ({ default: (await import('./gallery/rules.tsx')).Rules }));
const ReviewPage = lazy(async () => ({ default: (await import('./review/page.tsx')).ReviewPage }));
const Shared = lazy(async () => ({ default: (await import('./pages/shared.tsx')).Shared }));
const Lab = lazy(async () => ({ default: (await import('./lab/lab.tsx')).LabPage }));
const Puzzles = lazy(async () => ({ default: (await import('./puzzles/puzzles.tsx')).PuzzlesPage }));
const Solve = lazy(async () => ({ default: (await import('./puzzles/solve.tsx')).Solve }));
const Ladder = lazy(async () => ({ default: (await import('./people/ladder.tsx')).LadderPage }));
const Learn = lazy(async () => ({ default: (await import('./learn/learn.tsx')).Learn }));
const Lobby = lazy(async () => ({ default: (await import('./online/lobby.tsx')).Lobby }));
const Person = lazy(async () => ({ default: (await import('./people/person.tsx')).Person }));
const PlayedGame = lazy(async () => ({ default: (await import('./online/played-game.tsx')).PlayedGame }));

const SETTLED_MS = 1500; // after that, whoever looks at the first page will want a table

export function App(): ReactNode {
  return (
    <Suspense>
      <Place />
    </Suspense>
  );
}

function Place(): ReactNode {
  const route = useRoute();
  const { language, theme, suits } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['suits'] = suits;
    document.title = WORDS[language].product;
  }, [language, theme, suits]);
  const isHome = route.page === 'home';
  useEffect(() => {
    if (!isHome) return;
    const timer = setTimeout(() => void loadPlay().catch(() => {}), SETTLED_MS); // offline it is asked for again when it is needed
    return () => clearTimeout(timer);
  }, [isHome]);
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <Play key={route.id} id={route.id} isText={route.isText} />;
    case 'replays':
      return <Replays />;
    case 'replay':
      return <Replay key={route.id} id={route.id} at={route.at} viewer={route.viewer} />;
    case 'review':
      return <ReviewPage key={route.id} {...route} />;
    case 'shared':
      return <Shared key={route.token} token={route.token} isText={route.isText} />;
    case 'at':
      return <At key={`${route.id} ${route.secret ?? ''}`} {...route} />;
    case 'lobby':
      return <Lobby game={route.game} />;
    case 'cards':
      return <Gallery game={route.game} id={route.id} />;
    case 'learn':
      return <Learn key={route.game} game={route.game} isText={route.isText === true} />;
    case 'rules':
      return <Rules game={route.game} id={route.id} />;
    case 'ladder':
      return <Ladder game={route.game} />;
    case 'lab':
      return <Lab game={route.game} />;
    case 'puzzles':
      return <Puzzles />;
    case 'puzzle':
      return <Solve key={`${route.game} ${route.id}`} game={route.game} id={route.id} />;
    case 'person':
      return <Person key={route.name} name={route.name} />;
    case 'game':
      return <PlayedGame key={route.id} id={route.id} at={route.at} viewer={route.viewer} />;
    default:
      return <Lost />;
  }
}
