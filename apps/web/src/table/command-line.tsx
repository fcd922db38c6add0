import { type ReactNode, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { CommandForm } from './command-form.tsx';
import { DialogBox } from './dialog-box.tsx';

/** The words one would type in a terminal. */
export function CommandLine({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <DialogBox title={words.command} isOpen={isOpen} onClose={onClose} first={input}>
      <CommandForm onDone={onClose} inputRef={input} />
    </DialogBox>
  );
}
