import { lazy, type ReactNode, Suspense } from 'react';
import type { TableProps } from '../table/table.tsx';

const Loaded = lazy(async () => ({ default: (await import('./text-table.tsx')).TextTable }));

/** The table in words, loaded by whoever wants it. */
export const TextTable = (props: TableProps): ReactNode => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
