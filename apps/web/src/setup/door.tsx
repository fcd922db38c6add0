import type { TableSetup as OnlineSetup } from '@cardwright/online';
import { lazy, type ReactNode, Suspense } from 'react';

/** What is set up: a new table, or one that waits on a server. */
export type SetupTarget =
  | { readonly kind: 'play'; readonly game: string }
  | { readonly kind: 'change'; readonly setup: OnlineSetup; readonly taken: number }; // so many sit there already

export interface SetupProps {
  readonly wanted: SetupTarget;
  readonly onClose: () => void;
  readonly onChanged?: (setup: OnlineSetup) => void;
}

const SetupDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).SetupDialog }));

/** The set-up, loaded when somebody wants it. */
export const SetupDoor = (props: SetupProps): ReactNode => (
  <Suspense>
    <SetupDialog {...props} />
  </Suspense>
);
