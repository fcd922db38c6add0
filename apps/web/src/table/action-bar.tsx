import type { ChoiceScene, Prompt } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { BackSign, HintSign } from './aid-signs.tsx';
import { useTable, useTableState } from './context.tsx';
import { HintPanel } from './lazy-hint.tsx';
import { usePress } from './pressing.ts';
import { answersOf, buttonsOf, handleOf, isMany, manyOf, type Picked } from './selection.ts';
import { Spans } from './spans.tsx';
import { Thing } from './thing.tsx';

const KEY_OF: Readonly<Record<'pass' | 'end', string>> = { pass: 'Space', end: 'E' };

/** What can be done now, each button saying what it does. */
export function ActionBar(): ReactNode {
  const words = useWords();
  const { store, skin } = useTable();
  const prompt = useTableState((state) => state.frame?.prompt ?? null);
  const length = useTableState((state) => state.frame?.at ?? 0);
  const picked = useTableState((state) => state.picked);
  const said = useTableState((state) => state.said);
  const isSending = useTableState((state) => state.isSending);
  const isOver = useTableState((state) => state.frame?.ending != null);
  return (
    <section className="actions" id="actions" tabIndex={-1} aria-label={words.actions} aria-busy={isSending}>
      {said === null ? null : (
        <p className="said" role="alert">
          {said}
        </p>
      )}
      <HintPanel />
      {prompt === null ? null : <Answers key={length} prompt={prompt} picked={picked} />}
      {prompt === null && !isOver ? <Waiting /> : null}
      {picked.length === 0 ? null : (
        <button type="button" className="button quiet" onClick={() => store.getState().putBack()}>
          {words.back} <kbd>Esc</kbd>
        </button>
      )}
      {skin.Foretold === undefined ? null : <skin.Foretold />}
      <Aids />
    </section>
  );
}

/** Nobody is asked here: others decide, or it is being shown what they did. */
function Waiting(): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const isStaging = useTableState((state) => state.news?.isStaging === true && !state.news.isHeld);
  if (!isStaging) return <p className="waiting">{words.wait}</p>;
  return (
    <button type="button" className="button quiet skip-on" onClick={() => store.getState().skip()}>
      {words.staging.skip} <kbd>Space</kbd>
    </button>
  );
}

/** What helps and is no move. */
export function Aids(): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const isAided = useTableState((state) => state.news?.isAided === true);
  const canUndo = useTableState((state) => state.news?.canUndo === true);
  const quiet = useTableState((state) => state.news?.quiet ?? null);
  const isQuiet = quiet === 'turn';
  const canPassCard = useTableState((state) => state.news?.canPassCard === true);
  const canPass = useTableState((state) => state.frame?.prompt?.choices.some(({ does }) => does === 'pass') === true);
  const isHinted = useTableState((state) => state.news?.hasHints === true && state.frame?.prompt != null);
  const isShown = useTableState(({ hint }) => hint !== null);
  if (!isAided) return null;
  return (
    <div className="aids">
      {isHinted ? (
        <button type="button" className="tool" aria-pressed={isShown} onClick={() => store.getState().askHint()}>
          <HintSign /> <span className="tool-word">{words.hint}</span> <kbd>H</kbd>
        </button>
      ) : null}
      {canUndo ? (
        <button type="button" className="tool" onClick={() => store.getState().undo()}>
          <BackSign /> <span className="tool-word">{words.undo}</span> <kbd>U</kbd>
        </button>
      ) : null}
      {canPassCard ? (
        <button type="button" className="tool" onClick={() => store.getState().setQuiet('card')}>
          {words.passCard} <kbd>Q</kbd>
        </button>
      ) : null}
      {canPass || isQuiet ? (
        <button
          type="button"
          className="tool"
          aria-pressed={isQuiet}
          onClick={() => store.getState().setQuiet(isQuiet ? null : 'turn')}
        >
          {isQuiet ? words.quietOn : words.quiet} <kbd>W</kbd>
        </button>
      ) : null}
    </div>
  );
}

function Answers({ prompt, picked }: { prompt: Prompt; picked: Picked }): ReactNode {
  return isMany(prompt) ? <Many prompt={prompt} picked={picked} /> : <Single prompt={prompt} picked={picked} />;
}

function Single({ prompt, picked }: { prompt: Prompt; picked: Picked }): ReactNode {
  const { letters } = useTable();
  const answers = answersOf(prompt, picked);
  return (
    <>
      {answers.map((answer) => (
        <Verb
          key={answer.index}
          choice={answer}
          isMain
          keyName={answers.length === 1 ? 'Enter' : letters.get(`choice:${answer.index}`)}
        />
      ))}
      {buttonsOf(prompt).map((choice) => (
        <Verb
          key={choice.index}
          choice={choice}
          isMain={false}
          keyName={choice.does === null ? letters.get(`choice:${choice.index}`) : KEY_OF[choice.does]}
        />
      ))}
    </>
  );
}

function Verb({
  choice,
  isMain,
  keyName,
}: {
  readonly choice: ChoiceScene;
  readonly isMain: boolean;
  readonly keyName: string | undefined;
}): ReactNode {
  const { store } = useTable();
  const isHinted = useTableState(({ hint }) => hint?.choice.includes(choice.index) === true);
  const press = usePress(() => store.getState().answer([choice.index]));
  return (
    <button
      type="button"
      className={`button ${isMain ? 'main' : ''} ${isHinted ? 'hinted' : ''}`}
      data-choice={choice.key}
      onClick={press}
    >
      <span className="verb">{choice.label.map(({ text }) => text).join('')}</span>
      {keyName === undefined ? null : <kbd>{keyName}</kbd>}
    </button>
  );
}

/** Several answers at once: what lies nowhere on the table is picked here. */
function Many({ prompt, picked }: { prompt: Prompt; picked: Picked }): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const many = manyOf(prompt, picked);
  const press = usePress(() => store.getState().confirm());
  return (
    <>
      {prompt.choices
        .filter((choice) => handleOf(prompt, choice) === `choice:${choice.index}`)
        .map((choice) => (
          <Thing
            key={choice.index}
            id={`choice:${choice.index}`}
            name={choice.label.map(({ text }) => text).join('')}
            className="button"
            isOffered
          >
            <span>
              <Spans spans={choice.label.map(({ text }) => ({ text }))} />
            </span>
          </Thing>
        ))}
      {prompt.min === prompt.max ? null : (
        <p className="pick-some">{words.pickSome(prompt.min, prompt.max, picked.length)}</p>
      )}
      <button type="button" className="button main" disabled={many === null} onClick={press}>
        {picked.length < prompt.min
          ? words.pickMore(prompt.min - picked.length)
          : words.choose(prompt.verb, picked.length)}{' '}
        <kbd>Enter</kbd>
      </button>
    </>
  );
}
