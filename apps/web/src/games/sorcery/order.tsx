import type { LogLine, Prompt } from '@cardwright/client';
import type { Language } from '@cardwright/engine';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings.ts';
import { useTable, useTableState } from '../../table/context.tsx';
import { answersOf } from '../../table/selection.ts';
import { Spans } from '../../table/spans.tsx';
import { promptOf } from '../../table/store.ts';
import './order.css';

const WORDS: Readonly<Record<Language, { readonly title: string; readonly rule: string }>> = {
  en: {
    title: 'In this order',
    rule: 'Whose turn it is goes first, minions left to right, then the ritual; then the other side.',
  },
  zh: { title: '依次发生', rule: '回合方先结算：随从从左到右，再到仪式；然后是对方。' },
};

const WIDE = '(width > 1000px)'; // the log has a place of its own

const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(WIDE);
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );

/** What would happen, in its order, if what is picked or pointed at were done: above the log. */
export function Order(): ReactNode {
  const { title } = WORDS[useSettings((settings) => settings.language)];
  const lines = useForeseen(useMeant(), useIsWide());
  if (lines.length < 2) return null; // what is alone has no order
  return (
    <section className="order" aria-label={title}>
      <h2>{title}</h2>
      <Steps lines={lines} />
    </section>
  );
}

/** The same on a phone: opened beside the buttons, over the board. */
export function OrderFold(): ReactNode {
  const { title } = WORDS[useSettings((settings) => settings.language)];
  const lines = useForeseen(useMeant(), !useIsWide());
  if (lines.length < 2) return null;
  return (
    <details className="order-fold">
      <summary className="tool">{title}</summary>
      <div className="order">
        <Steps lines={lines} />
      </div>
    </details>
  );
}

function Steps({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { rule } = WORDS[useSettings((settings) => settings.language)];
  return (
    <>
      <ol>
        {lines.map(({ spans }, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Spans spans={spans} />
          </li>
        ))}
      </ol>
      <p>{rule}</p>
    </>
  );
}

/** The answer that is meant: the one that is picked, or whose button is pointed at; null: none. */
function useMeant(): number | null {
  const prompt = useTableState(promptOf);
  const picked = useTableState((state) => state.picked);
  const pointed = usePointedButton();
  if (prompt === null) return null;
  const [answer, ...others] = answersOf(prompt, picked);
  if (answer !== undefined && others.length === 0) return answer.index;
  return indexOf(prompt, pointed);
}

const indexOf = ({ choices }: Prompt, key: string | null): number | null =>
  choices.find((choice) => choice.key === key)?.index ?? null;

/** The key of the choice whose button the pointer or the focus is on. */
function usePointedButton(): string | null {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const look = ({ target }: Event): void =>
      setKey(
        target instanceof Element
          ? (target.closest<HTMLElement>('.actions [data-choice]')?.dataset['choice'] ?? null)
          : null,
      );
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look);
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, look);
    };
  }, []);
  return key;
}

const NOTHING: readonly LogLine[] = [];

/** What the rules say would come of an answer. */
function useForeseen(meant: number | null, isShown: boolean): readonly LogLine[] {
  const choice = isShown ? meant : null;
  const { store } = useTable();
  const at = useTableState(({ frame }) => frame?.at ?? -1);
  const [told, setTold] = useState<{ readonly of: string; readonly lines: readonly LogLine[] } | null>(null);
  const of = `${at} ${choice}`;
  useEffect(() => {
    if (choice === null) return;
    let isWanted = true;
    store
      .getState()
      .foresee([choice])
      .then(
        (lines) => {
          if (isWanted) setTold({ of, lines: lines ?? NOTHING });
          return null;
        },
        () => null,
      );
    return () => {
      isWanted = false;
    };
  }, [store, choice, of]);
  return choice !== null && told?.of === of ? told.lines : NOTHING;
}
