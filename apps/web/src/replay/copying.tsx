import type { ReactNode } from 'react';
import { DialogBox } from '../table/dialog-box.tsx';
import { useWords } from '../words/index.ts';
import '../style/replay.css';

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
    <DialogBox title={words.replay.copy} isOpen={text !== null} onClose={onClose}>
      <p>{words.replay.notCopied}</p>
      <textarea
        className="to-copy"
        readOnly
        rows={12}
        aria-label={words.replay.copy}
        value={text ?? ''}
        onFocus={({ target }) => target.select()}
      />
    </DialogBox>
  );
}
