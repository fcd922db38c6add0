import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/index.ts';
import { useTable } from './context.tsx';

/** The words one would type in a terminal. */
export function CommandLine({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    setLine('');
    setProblem(null);
    onClose();
  };
  const submit = async (): Promise<void> => {
    const wrong = await store.getState().type(line);
    if (wrong === null) close();
    else setProblem(wrong);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{words.command}</Dialog.Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <label>
              {words.commandHelp}
              <input
                value={line}
                onChange={({ target }) => setLine(target.value)}
                autoComplete="off"
                spellCheck={false}
              />
            </label>
            {problem === null ? null : <p role="alert">{problem}</p>}
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
