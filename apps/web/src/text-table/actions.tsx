import type { ChoiceScene, Prompt } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useTable, useTableState } from '../table/context.tsx';
import { usePress } from '../table/pressing.ts';
import { handleOf, isMany, manyOf } from '../table/selection.ts';
import { Suited } from '../table/suited.tsx';
import { useWords } from '../words/index.ts';

const labelOf = ({ label }: ChoiceScene): string => label.map(({ text }) => text).join('');

/** Everything that can be done, numbered as it can be typed. */
export function Actions(): ReactNode {
  const words = useWords();
  const prompt = useTableState((state) => state.frame?.prompt ?? null);
  const length = useTableState((state) => state.frame?.at ?? 0);
  const isOver = useTableState((state) => state.frame?.ending != null);
  if (prompt === null) return isOver ? null : <p>{words.wait}</p>;
  // Another decision has other buttons, so that pressing twice does not answer the next one.
  return isMany(prompt) ? <Checks key={length} prompt={prompt} /> : <Buttons key={length} prompt={prompt} />;
}

function Buttons({ prompt }: { prompt: Prompt }): ReactNode {
  return (
    <ol className="action-list">
      {prompt.choices.map((choice) => (
        <li key={choice.index}>
          <Action choice={choice} />
        </li>
      ))}
    </ol>
  );
}

function Action({ choice }: { choice: ChoiceScene }): ReactNode {
  const { store } = useTable();
  const isHinted = useTableState(({ hint }) => hint?.choice[0] === choice.index);
  const press = usePress(() => store.getState().answer([choice.index]));
  return (
    <button type="button" className={`button ${isHinted ? 'hinted' : ''}`} data-choice={choice.key} onClick={press}>
      <span className="number">{choice.index + 1}</span>
      <span>
        <Suited text={labelOf(choice)} />
      </span>
    </button>
  );
}

/** Several at once: the boxes say which, the button does it. */
function Checks({ prompt }: { prompt: Prompt }): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const picked = useTableState((state) => state.picked);
  const press = usePress(() => store.getState().confirm());
  const said = words.pickSome(prompt.min, prompt.max, picked.length);
  return (
    <>
      <fieldset className="action-list">
        <legend>{said}</legend>
        {prompt.choices.map((choice) => {
          const handle = handleOf(prompt, choice);
          const place = picked.indexOf(handle);
          return (
            <label key={choice.index} className="button">
              <input type="checkbox" checked={place >= 0} onChange={() => store.getState().touch(handle)} />
              <span className="number">{choice.index + 1}</span>
              <span>
                <Suited text={labelOf(choice)} />
              </span>
              {place >= 0 && prompt.max > 1 ? <small>{`${words.picked} ${place + 1}`}</small> : null}
            </label>
          );
        })}
      </fieldset>
      <button type="button" className="button main" disabled={manyOf(prompt, picked) === null} onClick={press}>
        {picked.length < prompt.min
          ? words.pickMore(prompt.min - picked.length)
          : words.choose(prompt.verb, picked.length)}
      </button>
    </>
  );
}

/** What cannot be done now, and why not. */
export function NotPossible(): ReactNode {
  const words = useWords();
  const frame = useTableState((state) => state.frame);
  if (frame?.prompt == null || frame.prompt.refusals.length === 0) return null;
  return (
    <details className="not-possible">
      <summary>{words.notPossible}</summary>
      <ul>
        {frame.prompt.impossible.map(({ why, what }) => (
          <li key={why}>
            <Suited text={what.length === 0 ? why : words.becauseOf(why, what)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
