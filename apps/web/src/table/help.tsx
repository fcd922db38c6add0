import type { ReactNode } from 'react';
import { Chapters } from '../gallery/chapters.tsx';
import { useGalleryWords } from '../gallery/words.ts';
import type { ChapterCard } from '../host/protocol.ts';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';
import { DialogBox } from './dialog-box.tsx';

interface HelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface KeysProps extends HelpProps {
  readonly list: readonly (readonly [keys: string, does: string])[];
}

export function KeysDialog({ isOpen, onClose, list }: KeysProps): ReactNode {
  const words = useWords();
  return (
    <DialogBox title={words.keys} isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        {list.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </DialogBox>
  );
}

interface RulesProps extends HelpProps {
  readonly rules: readonly ChapterCard[];
}

/** The rules over a table that goes on. */
export function RulesDialog({ isOpen, onClose, rules }: RulesProps): ReactNode {
  const words = useWords();
  const own = useGalleryWords();
  const game = useTableState((state) => state.frame?.game ?? null);
  return (
    <DialogBox title={words.rules} isOpen={isOpen} onClose={onClose}>
      <Chapters chapters={rules} />
      <p className="see-gallery">
        <a href={formatRoute({ page: 'rules', game, id: null })} target="_blank" rel="noreferrer">
          {own.rulesPage} <span aria-hidden="true">↗</span>
        </a>
        <a href={formatRoute({ page: 'cards', game, id: null })} target="_blank" rel="noreferrer">
          {own.gallery} <span aria-hidden="true">↗</span>
        </a>
      </p>
    </DialogBox>
  );
}
