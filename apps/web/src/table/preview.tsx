import { type ReactNode, useEffect, useState } from 'react';
import type { Sheet } from '../scene.ts';
import { useTable } from './context.tsx';
import { leave, usePointed } from './pointing.ts';
import { SheetBody } from './sheet.tsx';

const WIDE = 1000; // where the log stands beside the table there is room for it; elsewhere a long press opens it

/** Where there is room: above the thing, else below it; never outside the window. */
function beside(box: DOMRect): { left: number; top?: number; bottom?: number } {
  const width = Math.min(320, innerWidth - 16);
  const left = Math.max(8, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 8));
  return box.top > innerHeight / 2 ? { left, bottom: innerHeight - box.top + 8 } : { left, top: box.bottom + 8 };
}

/** What is pointed at, large. */
export function Preview(): ReactNode {
  const { sheetOf } = useTable();
  const pointed = usePointed((state) => state.pointed);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    setSheet(null);
    if (pointed?.ref == null) return;
    let isWanted = true;
    void sheetOf(pointed.ref).then((found) => {
      if (isWanted) setSheet(found);
    });
    return () => {
      isWanted = false;
    };
  }, [pointed, sheetOf]);
  useEffect(() => leave, []);
  if (pointed === null || (sheet === null && pointed.why === null)) return null;
  const isWide = innerWidth > WIDE;
  return (
    <>
      {pointed.why === null ? null : (
        <p className="preview why" style={beside(pointed.box)} role="tooltip">
          {pointed.why}
        </p>
      )}
      {sheet === null || !isWide ? null : (
        <aside className="preview aside" role="tooltip">
          <SheetBody sheet={sheet} isSmall />
        </aside>
      )}
    </>
  );
}
