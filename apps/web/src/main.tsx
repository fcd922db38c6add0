import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { Mishap } from './pages/mishap.tsx';
import './style/base.css';
import './style/controls.css';
import './style/choices.css';
import './style/home.css';
import './style/home-narrow.css';
import './style/table.css';
import './style/things.css';
import './style/middle.css';
import './style/table-narrow.css';
import './style/replays.css';
import './style/replay.css';
import './style/dev.css';
import './style/first-visit.css';
import './style/curtain.css';

createRoot(document.querySelector('#root') as HTMLElement).render(
  <Mishap>
    <App />
  </Mishap>,
);
void keepOffline();
