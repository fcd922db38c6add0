import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useWords } from '../words/index.ts';

interface DialogBoxProps {
  readonly title: string;
  readonly isTitleSeen?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly first?: RefObject<HTMLElement | null>; // what gets the focus; absent: the box, so that it is read from its top
  readonly children: ReactNode;
}

/** A box over everything else, until it is closed. */
export function DialogBox({ title, isTitleSeen = true, isOpen, onClose, first, children }: DialogBoxProps): ReactNode {
  const words = useWords();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup ref={popup} initialFocus={first ?? popup} className="dialog">
          <Dialog.Title {...(isTitleSeen ? {} : { className: 'for-ears' })}>{title}</Dialog.Title>
          {children}
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
