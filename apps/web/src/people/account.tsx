import type { Me } from '@cardwright/online';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMe } from '../online/me.ts';
import { askServer, ServerError } from '../online/server.ts';
import { usePeopleWords } from './words.ts';

const SHORTEST = 8; // as the server has it
const LONGEST = 200;
const LONGEST_NAME = 24;

const become = ({ name, isKept }: Me): void => useMe.setState({ name, isKept, isAlone: false });

/** Does one thing at a time, and says why it could not be done. */
function useDoing() {
  const words = usePeopleWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (what: () => Promise<Me>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      become(await what());
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      setProblem(words.refused[error.status] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, act };
}

type Doing = ReturnType<typeof useDoing>;

/** One's own name: kept with a password, taken up again at another device, given back. */
export function Account(): ReactNode {
  const words = usePeopleWords();
  const isKept = useMe((me) => me.isKept);
  return (
    <section className="sheet account" aria-labelledby="account">
      <h2 id="account">{words.account}</h2>
      {isKept ? (
        <LoggedIn />
      ) : (
        <>
          <Keeping />
          <LoggingIn />
        </>
      )}
    </section>
  );
}

function LoggedIn(): ReactNode {
  const words = usePeopleWords();
  const { isBusy, problem, act } = useDoing();
  const leave = (everywhere: boolean): void =>
    void act(async () => {
      await askServer('/api/logout', { everywhere });
      return askServer<Me>('/api/me'); // as somebody new
    });
  return (
    <>
      <p>{words.kept}</p>
      <div className="row">
        <button type="button" className="button" disabled={isBusy} onClick={() => leave(false)}>
          {words.logOut}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={() => leave(true)}>
          {words.logOutEverywhere}
        </button>
      </div>
      <p className="quiet">{words.logOutEverywhereAbout}</p>
      <Problem text={problem} />
    </>
  );
}

function Keeping(): ReactNode {
  const words = usePeopleWords();
  const name = useMe((me) => me.name);
  const doing = useDoing();
  const [password, setPassword] = useState('');
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    void doing.act(() => askServer<Me>('/api/account', { password }));
  };
  return (
    <form onSubmit={keep}>
      <p>{words.keepAbout}</p>
      <input hidden readOnly autoComplete="username" value={name ?? ''} />
      <Password value={password} onChange={setPassword} isNew />
      <Submit text={words.keep} doing={doing} />
    </form>
  );
}

function LoggingIn(): ReactNode {
  const words = usePeopleWords();
  const doing = useDoing();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const logIn = (event: FormEvent): void => {
    event.preventDefault();
    void doing.act(() => askServer<Me>('/api/login', { name, password }));
  };
  return (
    <details>
      <summary>{words.logInAbout}</summary>
      <form onSubmit={logIn}>
        <label>
          {words.name}
          <input
            autoComplete="username"
            required
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Password value={password} onChange={setPassword} />
        <Submit text={words.logIn} doing={doing} />
      </form>
    </details>
  );
}

interface PasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isNew?: boolean;
}

function Password({ value, onChange, isNew = false }: PasswordProps): ReactNode {
  const words = usePeopleWords();
  return (
    <label>
      {words.password}
      <input
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...(isNew ? { minLength: SHORTEST } : {})}
        maxLength={LONGEST}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isNew ? <small>{words.passwordAbout}</small> : null}
    </label>
  );
}

const Submit = ({ text, doing }: { readonly text: string; readonly doing: Doing }): ReactNode => (
  <>
    <button type="submit" className="button ink" disabled={doing.isBusy}>
      {text}
    </button>
    <Problem text={doing.problem} />
  </>
);

const Problem = ({ text }: { readonly text: string | null }): ReactNode =>
  text === null ? null : <p role="alert">{text}</p>;
