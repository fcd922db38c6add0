import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly ways: ReactNode; //       how to go on
  readonly children?: ReactNode; // what else may be wanted
}

/** A page that says what is the matter, and the ways on. */
export const Notice = ({ title, text, ways, children }: NoticeProps): ReactNode => (
  <main className="lost">
    <h1>{title}</h1>
    <p role="alert">{text}</p>
    <div className="row">{ways}</div>
    {children}
  </main>
);
