import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { CommandForm } from './command-form.tsx';

/** The words one would type in a terminal. */
export function CommandLine({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const words = useWords();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{words.command}</Dialog.Title>
          <CommandForm onDone={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
