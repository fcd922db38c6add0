import type { ReactNode } from 'react';

const Sign = ({ d }: { readonly d: string }): ReactNode => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** A lamp: somebody has an idea. */
export const HintSign = (): ReactNode => (
  <Sign d="M9 18h6M10 21h4M8.5 15c0-2-2.5-3.2-2.5-6.4a6 6 0 0 1 12 0c0 3.2-2.5 4.4-2.5 6.4z" />
);

/** An arrow that turns back. */
export const BackSign = (): ReactNode => <Sign d="M9 6 4 10.5 9 15M4.5 10.5H14a5 5 0 0 1 0 10h-3" />;
