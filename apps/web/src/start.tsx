import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { Mishap } from './pages/mishap.tsx';

/** Draws the page, in place of what stood there while it came. */
export function start(root: HTMLElement): void {
  createRoot(root).render(
    <Mishap>
      <App />
    </Mishap>,
  );
  void keepOffline();
}
