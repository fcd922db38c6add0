import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** Puts a text on the clipboard; false: the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // there is no clipboard at all where the page was not loaded securely
    return true;
  } catch {
    return false;
  }
}

/** A text to be copied by hand. */
export function CopyDialog({ text, onClose }: { text: string | null; onClose: () => void }): ReactNode {
  const words = useWords();
  return (
    <Dialog.Root open={text !== null} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{words.replay.copy}</Dialog.Title>
          <Dialog.Description>{words.replay.notCopied}</Dialog.Description>
          <textarea
            className="to-copy"
            readOnly
            rows={12}
            aria-label={words.replay.copy}
            value={text ?? ''}
            onFocus={({ target }) => target.select()}
          />
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
