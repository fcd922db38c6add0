import type { Sheet } from '@cardwright/client';
import type { ReactNode } from 'react';
import { SeeGallery } from '../gallery/see-gallery.tsx';
import { useTable, useTableState } from './context.tsx';
import { DialogBox } from './dialog-box.tsx';
import { Suited } from './suited.tsx';

/** What is known of a card, a hero or a skill. */
export function SheetBody({ sheet, isSmall = false }: { sheet: Sheet; isSmall?: boolean }): ReactNode {
  const { skin } = useTable();
  return (
    <div className="sheet">
      {sheet.card === null || isSmall ? null : (
        <div className="card sheet-card">
          <skin.Face face={sheet.card.face} name={sheet.card.name} />
        </div>
      )}
      <div className="sheet-text">
        <p className="sheet-title">
          <Suited text={sheet.title} />
        </p>
        <SheetText sheet={sheet} />
      </div>
    </div>
  );
}

/** What stands below the title. */
export const SheetText = ({ sheet }: { sheet: Sheet }): ReactNode => (
  <>
    {sheet.subtitle === '' ? null : <p className="sheet-subtitle">{sheet.subtitle}</p>}
    {sheet.paragraphs.map(({ head, text }) => (
      <p key={`${head}${text}`}>
        {head === '' ? null : <strong>{head} </strong>}
        <Suited text={text} />
      </p>
    ))}
  </>
);

/** The sheet somebody asked for. */
export function SheetDialog(): ReactNode {
  const { store } = useTable();
  const sheet = useTableState((state) => state.sheet);
  return (
    <DialogBox
      title={sheet?.title ?? ''}
      isTitleSeen={false}
      isOpen={sheet !== null}
      onClose={() => store.getState().lookAway()}
    >
      {sheet === null ? null : <SheetBody sheet={sheet} />}
      <SeeGallery see={sheet?.see ?? []} />
    </DialogBox>
  );
}
