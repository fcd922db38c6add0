import { displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import { type Paint, spoken } from './paint.ts';
import type { Screen } from './screen.ts';

/** A screen for any game: the fields of the view, then the choices in columns. */
export const genericScreen: Screen = {
  table: (view, { width }) =>
    Object.entries(view as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .flatMap(([field, value]) => wrapCells(`${field}: ${inWords(value)}`, width)),
  hand: (_view, decision, paint) =>
    decision === null
      ? []
      : columns(
          decision.options.map((option) => spoken(paint, paint.presenter.option(option))),
          paint,
        ),
};

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(nested).join(' ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, each]) => `${field} ${nested(each)}`)
      .join(', ');
  return String(value);
}

const nested = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Numbered texts in as many columns as fit. */
export function columns(texts: readonly string[], { width }: Paint): string[] {
  const numbered = texts.map((each, i) => `${String(i + 1).padStart(String(texts.length).length)}  ${each}`);
  const cell = Math.max(...numbered.map(displayWidth)) + 3;
  const across = Math.max(1, Math.floor((width + 3) / cell));
  const rows = Math.ceil(numbered.length / across);
  return Array.from({ length: rows }, (_, row) =>
    numbered
      .filter((_each, i) => i % rows === row)
      .map((each) => padCells(each, cell))
      .join('')
      .trimEnd(),
  );
}
