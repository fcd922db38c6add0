import { Component, type ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { WORDS } from '../words/index.ts';
import { isUnfetched } from '../words/unfetched.ts';

/** Catches what must not happen in the page itself: says so, and offers the game again from its record. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const words = WORDS[useSettings.getState().language];
    return (
      <main className="lost">
        <h1>{words.product}</h1>
        <p role="alert">{isUnfetched(error.message) ? words.notFetched : words.workerDied}</p>
        <p>
          <button type="button" className="button main" onClick={() => location.reload()}>
            {words.resume}
          </button>
        </p>
        <pre>{error.message}</pre>
      </main>
    );
  }
}
