import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import type { ZoneScene } from '../scene.ts';
import { useWords } from '../words/index.ts';
import { useTable } from './context.tsx';
import { Thing } from './thing.tsx';

interface BrowseProps {
  readonly zone: ZoneScene;
  readonly className?: string;
  readonly children: ReactNode; // what is pressed: the top card, a count
}

/** A pile that opens to show all that lies in it, the top card first. */
export function Browse({ zone, className = '', children }: BrowseProps): ReactNode {
  const { look } = useTable();
  const words = useWords();
  const popup = useRef<HTMLDivElement>(null);
  const said = [`${zone.name}: ${words.cards(zone.count)}`, ...zone.cards.slice(-1).map(({ name }) => name)];
  return (
    <Dialog.Root>
      <Dialog.Trigger className={`browse ${className}`} aria-label={said.join(', ')}>
        <span aria-hidden="true">{children}</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup ref={popup} initialFocus={popup} className="dialog browsed">
          <Dialog.Title>{`${zone.name} · ${zone.count}`}</Dialog.Title>
          <div className={`browsed-cards ${look.theme}`}>
            {zone.cards.toReversed().map(({ id, name, ref, face }) => (
              <Thing key={id} id={`browsed:${id}`} name={name} look={ref} className="card">
                {face === null ? <look.Back /> : <look.Face face={face} name={name} />}
              </Thing>
            ))}
          </div>
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
