import type { ReactNode } from 'react';
import type { ChapterCard } from '../host/protocol.ts';
import { Suited } from '../table/suited.tsx';
import { useGalleryWords } from './words.ts';

interface ChaptersProps {
  readonly chapters: readonly ChapterCard[];
  readonly addressOf?: (id: string) => string; // absent: they are read where no address leads to
}

const placeOf = (id: string): string => `chapter-${id}`;

/** Brings a chapter into sight, and whoever listens to its heading. */
export function goToChapter(id: string): void {
  const heading = document.getElementById(placeOf(id));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Rules by chapter, with a table of contents. */
export function Chapters({ chapters, addressOf }: ChaptersProps): ReactNode {
  const words = useGalleryWords();
  const Heading = addressOf === undefined ? 'h3' : 'h2';
  return (
    <div className="chapters">
      <nav aria-label={words.contents}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              {addressOf === undefined ? (
                <button type="button" className="named" onClick={() => goToChapter(id)}>
                  {title}
                </button>
              ) : (
                // The same address again scrolls there too.
                <a href={addressOf(id)} onClick={() => goToChapter(id)}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {chapters.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={placeOf(id)}>
            <Heading id={placeOf(id)} tabIndex={-1}>
              {title}
            </Heading>
            {text.map((sentence) => (
              <p key={sentence}>
                <Suited text={sentence} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
