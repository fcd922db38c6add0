import type { Chronicle, ChronicleSide, Row, Steps } from '@cardwright/client';

/** How a board is laid out: everything downwards in pixels, everything along in shares of the axis. */
export interface Layout {
  readonly axis: number; //  the height of what stands above the rows
  readonly side: number; //  of the name of a side
  readonly row: number; //   of a row with a line
  readonly plain: number; // of one without
  readonly head: number; //  what stands above the line in a row, where the board is narrow
}

export interface PlacedRow {
  readonly row: Row;
  readonly side: ChronicleSide;
  readonly top: number;
  readonly height: number;
  readonly base: number; // where nothing is left
}

export interface Placed {
  readonly rows: readonly PlacedRow[];
  readonly sides: readonly { readonly side: ChronicleSide; readonly top: number }[];
  readonly axis: number;
  readonly height: number;
  readonly unit: number; // pixels for one life or point
}

const UNIT = 13.2;
const FOOT = 24; // below the base line of a row
const ROOF = 12; // above the top of the scale

/** Few rows are high, many are low. */
export function layoutFor({ sides }: Pick<Chronicle, 'sides'>, isNarrow: boolean): Layout {
  const lines = sides.flatMap(({ rows }) => rows).filter(({ steps }) => steps.length > 0).length;
  const row = lines <= 2 ? 150 : lines <= 5 ? 96 : 82;
  const head = isNarrow ? 62 : 0;
  return {
    axis: isNarrow ? 56 : 34,
    side: 32,
    row: (isNarrow ? Math.min(row, 96) : row) + head,
    plain: isNarrow ? 62 : 56,
    head,
  };
}

export function placed({ sides, most }: Pick<Chronicle, 'sides' | 'most'>, layout: Layout): Placed {
  const rows: PlacedRow[] = [];
  const names: { side: ChronicleSide; top: number }[] = [];
  let top = layout.axis;
  for (const side of sides) {
    names.push({ side, top });
    top += layout.side;
    for (const row of side.rows) {
      const height = row.steps.length > 0 ? layout.row : layout.plain;
      rows.push({ row, side, top, height, base: top + height - FOOT });
      top += height;
    }
  }
  const unit = Math.min(UNIT, (layout.row - layout.head - FOOT - ROOF) / most);
  return { rows, sides: names, axis: layout.axis, height: top, unit };
}

/** Where labels stand that want to stand there, each at least so far from the next and none below the ground: upwards, if need be. */
export function apart(wanted: readonly number[], gap: number, ground: number): readonly number[] {
  const places = [...wanted];
  let least = ground;
  for (const i of [...wanted.keys()].sort((a, b) => (wanted[b] as number) - (wanted[a] as number) || b - a)) {
    const place = Math.min(wanted[i] as number, least);
    places[i] = place;
    least = place - gap;
  }
  return places;
}

/** How much there was at a place. */
export const valueAt = (steps: Steps, x: number): number =>
  steps.reduce((value, [from, next]) => (from <= x ? next : value), steps[0]?.[1] ?? 0);

export const percent = (x: number, length: number): string => `${((100 * x) / Math.max(1, length)).toFixed(3)}%`;
