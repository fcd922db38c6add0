import type { ZoneScene } from '@cardwright/client';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/index.ts';
import { useTable } from './context.tsx';
import { DialogBox } from './dialog-box.tsx';
import { Thing } from './thing.tsx';

interface BrowseProps {
  readonly zone: ZoneScene;
  readonly className?: string;
  readonly children: ReactNode; // what is pressed: the top card, a count
}

/** A pile that opens to show all that lies in it, the top card first. */
export function Browse({ zone, className = '', children }: BrowseProps): ReactNode {
  const { skin } = useTable();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const said = [`${zone.name}: ${words.cards(zone.count)}`, ...zone.cards.slice(-1).map(({ name }) => name)];
  return (
    <>
      <button type="button" className={`browse ${className}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="for-ears">{said.join(', ')}</span>
        <span className="for-eyes" aria-hidden="true">
          {children}
        </span>
      </button>
      <DialogBox title={`${zone.name} · ${zone.count}`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={`browsed-cards ${skin.theme}`}>
          {zone.cards.toReversed().map(({ id, name, ref, face }) => (
            <Thing key={id} id={`browsed:${id}`} name={name} look={ref} className="card">
              {face === null ? <skin.Back /> : <skin.Face face={face} name={name} />}
            </Thing>
          ))}
        </div>
      </DialogBox>
    </>
  );
}
