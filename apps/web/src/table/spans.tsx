import type { Span } from '@cardwright/engine';
import type { ReactNode } from 'react';
import { useTable } from './context.tsx';
import { usePreview } from './pointing.ts';
import { Suited } from './suited.tsx';

/** A sentence whose names can be looked at. */
export function Spans({ spans }: { spans: readonly Span[] }): ReactNode {
  // A sentence never changes its order, so that a piece's place is its name.
  return spans.map((span, i) =>
    span.ref === undefined || span.ref.kind === 'seat' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <Suited key={i} text={span.text} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Named key={i} span={span} />
    ),
  );
}

/** A name that tells more when it is touched. */
export function Named({ span }: { span: Span }): ReactNode {
  const { store } = useTable();
  const { ref, text } = span;
  const preview = usePreview(ref ?? null, null);
  if (ref === undefined) return text;
  return (
    <button type="button" className="named" onClick={() => store.getState().look(ref)} {...preview}>
      <Suited text={text} />
    </button>
  );
}
