import { type ReactNode, useState } from 'react';

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The beginning of a value, in a line. */
const brief = (value: object): string => {
  const text = JSON.stringify(value);
  return text.length > 48 ? `${text.slice(0, 47)}…` : text;
};

interface TreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly isOpen?: boolean;
}

/** Plain data that can be unfolded, a level at a time. */
export function Tree({ name, value, isOpen = false }: TreeProps): ReactNode {
  const [open, setOpen] = useState(isOpen);
  if (!isBranch(value) || Object.keys(value).length === 0)
    return (
      <p className="leaf">
        <b>{name}</b> <code>{JSON.stringify(value)}</code>
      </p>
    );
  return (
    <details className="branch" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{name}</b> {open ? null : <code>{brief(value)}</code>}
      </summary>
      {open ? Object.entries(value).map(([key, each]) => <Tree key={key} name={key} value={each} />) : null}
    </details>
  );
}
