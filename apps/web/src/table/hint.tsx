import type { AdvisedOption, ChoiceScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { useTable, useTableState } from './context.tsx';
import { useHintWords } from './hint-words.ts';
import { answersOf, isMany, manyOf } from './selection.ts';
import '../style/hint.css';

const points = (share: number): string => `${Math.round(100 * share)}`;
const labelOf = ({ label }: ChoiceScene): string => label.map(({ text }) => text).join('');

/** Up to three options with their chances, what speaks for the best and against the others; and a way to ask about any. */
export function HintPanel(): ReactNode {
  const all = useWords();
  const words = useHintWords();
  const hint = useTableState((state) => state.hint);
  if (hint === null) return null;
  const [best] = hint.options;
  if (best === undefined)
    return (
      <p className="hint" role="status">
        {[`${words.title}: ${hint.text}`, ...hint.why].join(' · ')}
      </p>
    );
  return (
    <section className="hint-panel" aria-label={words.title} aria-busy={!hint.isDone}>
      <p className="for-ears" role="status">
        {hint.isDone ? `${words.title}: ${best.text}, ${words.chance(points(best.chance), points(best.error))}` : ''}
      </p>
      <ol>
        {hint.options.map((option) => (
          <HintOption
            key={option.choice.join()}
            option={option}
            sure={hint.sure === null ? '' : all.staging.sure[hint.sure]}
          />
        ))}
      </ol>
      <div className="row">
        <WhyNot />
        {hint.isDone ? null : <span className="thinking">{words.thinking}</span>}
      </div>
    </section>
  );
}

function HintOption({ option, sure }: { option: AdvisedOption; sure: string }): ReactNode {
  const words = useHintWords();
  const { text, chance, error, behind, why, isAsked } = option;
  const said = option.sure === null ? sure : words.behind[option.sure](points(behind));
  return (
    <li className={option.sure === null ? 'best' : ''} aria-current={isAsked ? 'true' : undefined}>
      <b>{text}</b> <span className="chance">{words.chance(points(chance), points(error))}</span>
      <small>{[...(isAsked ? [words.asked] : []), said, ...why].filter((each) => each !== '').join(' · ')}</small>
    </li>
  );
}

const MOST_ASKED = 2;

/** Asks about what is picked, or about any option there is. */
function WhyNot(): ReactNode {
  const words = useHintWords();
  const { store } = useTable();
  const prompt = useTableState((state) => state.frame?.prompt ?? null);
  const picked = useTableState((state) => state.picked);
  if (prompt === null) return null;
  const ask = (about: readonly number[]): void => store.getState().askHint(about);
  const many = isMany(prompt) ? manyOf(prompt, picked) : null;
  const pointed = picked.length === 0 || isMany(prompt) ? [] : answersOf(prompt, picked).slice(0, MOST_ASKED);
  return (
    <>
      {pointed.map((choice) => (
        <button key={choice.index} type="button" className="button quiet" onClick={() => ask([choice.index])}>
          {words.whyNotThis(labelOf(choice))}
        </button>
      ))}
      {many === null || picked.length === 0 ? null : (
        <button type="button" className="button quiet" onClick={() => ask(many)}>
          {words.whyNot}
        </button>
      )}
      {isMany(prompt) ? null : (
        <select aria-label={words.whyNot} value="" onChange={({ target }) => ask([Number(target.value)])}>
          <option value="" disabled>
            {words.whyNotWhat}
          </option>
          {prompt.choices.map((choice) => (
            <option key={choice.index} value={choice.index}>
              {labelOf(choice)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
