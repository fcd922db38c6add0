import { lazy, type ReactNode, Suspense } from 'react';
import { useTableState } from './context.tsx';

const Panel = lazy(async () => ({ default: (await import('./hint.tsx')).HintPanel }));

/** A hint that was asked for. How it is shown is fetched with the first of them. */
export const HintPanel = (): ReactNode =>
  useTableState(({ hint }) => hint !== null) ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null;
