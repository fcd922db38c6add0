import { describe, expect, test } from 'vitest';
import { type Event, listenAs, seenBy, type Viewer } from '../src/index.ts';

interface Drawn extends Event {
  readonly type: 'drawn';
  readonly seat: number;
  readonly secret?: { readonly to: readonly number[]; readonly card: string };
}

const drawn: Drawn = { type: 'drawn', seat: 1, secret: { to: [1, 3], card: 'KH' } };
const open: Drawn = { type: 'drawn', seat: 1 };

describe('seenBy', () => {
  const rows: [viewer: Viewer, event: Drawn, seen: Drawn][] = [
    [0, drawn, open],
    [1, drawn, drawn],
    [2, drawn, open],
    [3, drawn, drawn],
    ['public', drawn, open],
    ['all', drawn, drawn],
    [0, open, open],
    ['public', open, open],
    ['all', open, open],
    [0, { ...drawn, secret: { to: [], card: 'KH' } }, open],
  ];
  test.each(rows)('%s', (viewer, event, seen) => expect(seenBy(event, viewer)).toStrictEqual(seen));

  test('leaves the event itself as it was', () => {
    seenBy(drawn, 0);
    expect(drawn.secret?.card).toBe('KH');
  });
});

test.each<[Viewer, Drawn]>([
  [0, open],
  [1, drawn],
  ['public', open],
  ['all', drawn],
])('listenAs(%s) passes on what this viewer may learn', (viewer, wanted) => {
  const heard: Drawn[] = [];
  listenAs<Drawn>(viewer, (event) => heard.push(event))(drawn);
  expect(heard).toStrictEqual([wanted]);
});
