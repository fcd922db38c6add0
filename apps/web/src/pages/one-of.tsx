import type { ReactNode } from 'react';

interface OneOfProps<V extends string> {
  readonly label: string;
  readonly note?: string; //      beside the label
  readonly className?: string;
  readonly value: V | null; //    null: none of them
  readonly values: readonly (readonly [V, ReactNode])[];
  readonly onChange: (value: V) => void;
}

/** One of a few, as buttons side by side. */
export function OneOf<V extends string>(props: OneOfProps<V>): ReactNode {
  const { label, note, className = 'one-of', value, values, onChange } = props;
  return (
    <fieldset className={className}>
      <legend>
        {label}
        {note === undefined ? null : <small> {note}</small>}
      </legend>
      {values.map(([each, name]) => (
        <label key={each}>
          <input type="radio" name={label} checked={each === value} onChange={() => onChange(each)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
