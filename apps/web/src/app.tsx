import { type ReactNode, useEffect } from 'react';
import { Home } from './pages/home.tsx';
import { Lost } from './pages/lost.tsx';
import { Play } from './pages/play.tsx';
import { Replay } from './pages/replay.tsx';
import { Replays } from './pages/replays.tsx';
import { Shared } from './pages/shared.tsx';
import { useRoute } from './route.ts';
import { useSettings } from './settings.ts';
import { WORDS } from './words/index.ts';

export function App(): ReactNode {
  const route = useRoute();
  const { language, theme, suits } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['suits'] = suits;
    document.title = WORDS[language].product;
  }, [language, theme, suits]);
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <Play key={route.id} id={route.id} isText={route.isText} />;
    case 'replays':
      return <Replays />;
    case 'replay':
      return <Replay key={route.id} id={route.id} at={route.at} viewer={route.viewer} />;
    case 'shared':
      return <Shared key={route.token} token={route.token} isText={route.isText} />;
    default:
      return <Lost />;
  }
}
