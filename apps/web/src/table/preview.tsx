import type { Ref, Sheet } from '@cardwright/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import { useTable, useTableState } from './context.tsx';
import { leave, usePointed } from './pointing.ts';
import { SheetBody } from './sheet.tsx';

const WIDE = 1000; // where the log stands beside the table there is room for it; elsewhere a long press opens it

/** Where there is room: above the thing, else below it; never outside the window. */
export function beside(box: DOMRect): { left: number; top?: number; bottom?: number } {
  const width = Math.min(320, innerWidth - 16);
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  return box.top > innerHeight / 2 ? { left, bottom: innerHeight - box.top + 8 } : { left, top: box.bottom + 8 };
}

/** What is pointed at: why it cannot be used beside it, and what it is at the side. */
export function Preview(): ReactNode {
  const pointed = usePointed((state) => state.pointed);
  const at = useTableState(({ frame }) => frame?.at);
  const isOver = useTableState(({ frame }) => frame?.ending != null);
  useEffect(() => leave, []);
  // A reason is that of one question; and how it ended lies over whatever is pointed at.
  useEffect(() => {
    if (usePointed.getState().pointed?.why != null || isOver) leave();
  }, [at, isOver]);
  if (pointed === null) return null;
  const { ref, why, box } = pointed;
  return (
    <>
      {why === null ? null : (
        // The thing says it by itself to whoever listens.
        <p className="preview why" style={beside(box)} aria-hidden="true">
          {why}
        </p>
      )}
      {ref === null || innerWidth <= WIDE ? null : <Large key={`${ref.kind} ${ref.id}`} of={ref} />}
    </>
  );
}

function Large({ of }: { of: Ref }): ReactNode {
  const words = useWords();
  const { sheetOf } = useTable();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    let isWanted = true;
    void sheetOf(of).then((found) => {
      if (isWanted) setSheet(found);
    });
    return () => {
      isWanted = false;
    };
  }, [of, sheetOf]);
  return sheet === null ? null : (
    <aside className="preview aside" aria-label={words.closeUp}>
      <SheetBody sheet={sheet} isSmall />
    </aside>
  );
}
