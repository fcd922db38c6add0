import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import type { Sheet } from '../scene.ts';
import { useWords } from '../words/index.ts';
import { useTable, useTableState } from './context.tsx';
import { Suited } from './suited.tsx';

/** What is known of a card, a hero or a skill. */
export function SheetBody({ sheet, isSmall = false }: { sheet: Sheet; isSmall?: boolean }): ReactNode {
  const { look } = useTable();
  return (
    <div className="sheet">
      {sheet.card === null || isSmall ? null : (
        <div className="card sheet-card">
          <look.Face face={sheet.card.face} name={sheet.card.name} />
        </div>
      )}
      <div className="sheet-text">
        <p className="sheet-title">
          <Suited text={sheet.title} />
        </p>
        {sheet.subtitle === '' ? null : <p className="sheet-subtitle">{sheet.subtitle}</p>}
        {sheet.paragraphs.map(({ head, text }) => (
          <p key={`${head}${text}`}>
            {head === '' ? null : <strong>{head} </strong>}
            <Suited text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** The sheet somebody asked for. */
export function SheetDialog(): ReactNode {
  const { store } = useTable();
  const words = useWords();
  const sheet = useTableState((state) => state.sheet);
  const popup = useRef<HTMLDivElement>(null); // it is read from the top, so that is where one begins
  return (
    <Dialog.Root open={sheet !== null} onOpenChange={() => store.getState().lookAway()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup ref={popup} initialFocus={popup} className="dialog">
          <Dialog.Title className="for-ears">{sheet?.title ?? ''}</Dialog.Title>
          {sheet === null ? null : <SheetBody sheet={sheet} />}
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
