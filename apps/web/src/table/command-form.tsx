import { type ReactNode, type RefObject, useState } from 'react';
import { useWords } from '../words/index.ts';
import { useTable } from './context.tsx';

interface CommandFormProps {
  readonly onDone: () => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Where one types what one would type in a terminal. */
export function CommandForm({ onDone, inputRef }: CommandFormProps): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    const wrong = await store.getState().type(line);
    setProblem(wrong);
    if (wrong !== null) return;
    setLine('');
    onDone();
  };
  return (
    <form
      className="command-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        {words.commandHelp}
        <input
          ref={inputRef}
          value={line}
          onChange={({ target }) => setLine(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </form>
  );
}
