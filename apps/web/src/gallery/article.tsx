import { type ReactNode, useEffect, useRef } from 'react';
import type { RuledPiece } from '../host/protocol.ts';
import { formatRoute } from '../route.ts';
import type { Skin } from '../skin.ts';
import { SheetText } from '../table/sheet.tsx';
import { Suited } from '../table/suited.tsx';
import { CopyLink } from './copy-link.tsx';
import { useGalleryWords } from './words.ts';

interface ArticleProps {
  readonly game: string;
  readonly piece: RuledPiece;
  readonly skin: Skin;
}

/** A card or a hero: its face, its texts, the rulings that concern it. */
export function Article({ game, piece, skin }: ArticleProps): ReactNode {
  const words = useGalleryWords();
  const { sheet, rulings } = piece;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="piece-article" aria-labelledby="piece-title">
      <a className="to-all" href={formatRoute({ page: 'cards', game, id: null })}>
        <span aria-hidden="true">←</span> {words.all}
      </a>
      <div className="sheet">
        {sheet.card === null ? null : (
          <div className={`card sheet-card ${skin.theme}`} aria-hidden="true">
            <skin.Face face={sheet.card.face} name={sheet.card.name} />
          </div>
        )}
        <div className="sheet-text">
          <h2 id="piece-title" ref={heading} tabIndex={-1}>
            <Suited text={sheet.title} />
          </h2>
          <SheetText sheet={sheet} />
        </div>
      </div>
      {rulings.length === 0 ? null : (
        <section aria-labelledby="piece-rulings">
          <h3 id="piece-rulings">{words.rulings}</h3>
          <ol className="rulings">
            {rulings.map(({ number, text }) => (
              <li key={number} value={number}>
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
      <CopyLink />
    </article>
  );
}
