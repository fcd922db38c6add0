import { type ReactNode, useState } from 'react';
import { useMe } from './me.ts';
import { ServerError } from './server.ts';
import { useOnlineWords } from './words.ts';

const LONGEST = 24;

interface OwnNameProps {
  readonly name: string;
  readonly onRenamed?: () => void;
}

/** One's own name, which can be changed where it stands. */
export function OwnName({ name, onRenamed }: OwnNameProps): ReactNode {
  const words = useOnlineWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (wanted: string): Promise<void> => {
    try {
      if (wanted !== name) await useMe.getState().rename(wanted);
      setTyped(null);
      setProblem(null);
      if (wanted !== name) onRenamed?.();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      setProblem(error.status === 409 ? words.nameTaken : error.status === 400 ? words.badName : words.noServer);
    }
  };
  if (typed === null)
    return (
      <button type="button" className="own-name" aria-label={`${name}. ${words.rename}`} onClick={() => setTyped(name)}>
        <span className="name">{name}</span>
        <span aria-hidden="true" className="pen">
          ✎
        </span>
      </button>
    );
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed);
      }}
    >
      <input
        aria-label={words.yourName}
        aria-invalid={problem !== null}
        maxLength={LONGEST}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever presses the name wants to write
        autoFocus
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped(null);
        }}
      />
      <button type="submit" className="button">
        {words.save}
      </button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </form>
  );
}
