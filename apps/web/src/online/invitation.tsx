import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { QrCode } from './qr-code.tsx';
import { linkOf } from './server.ts';
import { useOnlineWords } from './words.ts';

const SAID_MS = 2500;

/** Copies something, and says for a while whether that worked. */
export function useCopying(text: string): { readonly outcome: 'copied' | 'notCopied' | null; copy(): void } {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  };
  return { outcome, copy };
}

/** The link that lies on the table until everybody is there. */
export function Invitation({ id, game }: { readonly id: string; readonly game: string }): ReactNode {
  const words = useOnlineWords();
  const language = useSettings((settings) => settings.language);
  const link = linkOf(id);
  const { outcome, copy } = useCopying(link);
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="invitation" aria-labelledby="invitation">
      <QrCode text={link} label={words.qr} />
      <div className="invitation-text">
        <h2 id="invitation">{words.sendThis}</h2>
        <p className="quiet">{words.sendThisAbout}</p>
        <input
          className="link-field"
          aria-label={words.link}
          readOnly
          value={link.replace(/^https?:\/\//, '')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="row">
          <button type="button" className="button ink" onClick={copy}>
            {outcome === null ? words.copy : words[outcome]}
          </button>
          {canShare ? (
            <button
              type="button"
              className="button"
              onClick={() =>
                void navigator.share({ url: link, text: words.shareText(gameName(game, language)) }).catch(() => {})
              }
            >
              {words.share}
            </button>
          ) : null}
        </div>
        <p className="for-ears" role="status">
          {outcome === null ? '' : words[outcome]}
        </p>
      </div>
    </section>
  );
}
