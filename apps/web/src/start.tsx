import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { ErrorBoundary } from './pages/error-boundary.tsx';

/** Draws the page, in place of what stood there while it came; in slices, so that nobody's finger waits for all of it. */
export function start(root: Root): void {
  startTransition(() =>
    root.render(
      <ErrorBoundary>
        <App />
      </ErrorBoundary>,
    ),
  );
  void keepOffline();
}
