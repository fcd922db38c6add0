export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}

interface Series {
  readonly name: string;
  readonly isLine: boolean;
  readonly marks: readonly Mark[];
}

export interface Plot {
  readonly title: string;
  readonly x: { readonly label: string; readonly ticks: readonly (readonly [at: number, text: string])[] };
  readonly y: { readonly label: string };
  readonly series: readonly Series[];
}

const [WIDTH, HEIGHT] = [720, 380];
const FRAME = { left: 56, right: 200, top: 40, bottom: 48 };
const COLOURS = ['#1b6ca8', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#be123c'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const place = (value: number): string => value.toFixed(1);

/** Round numbers between two values, about six of them. */
function roundTicks(from: number, to: number): number[] {
  const rough = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to + 1e-9; at += step) ticks.push(at);
  return ticks;
}

/** A plot as SVG. It stands on a ground of its own, so that it can be read on light and dark pages. */
export function plot({ title, x, y, series }: Plot): string {
  const marks = series.flatMap((each) => each.marks);
  const xs = [...marks.map((mark) => mark.x), ...x.ticks.map(([at]) => at)];
  const ys = [0, ...marks.flatMap((mark) => [mark.y, mark.low ?? mark.y, mark.high ?? mark.y])];
  const [left, right] = [Math.min(...xs) - 0.3, Math.max(...xs) + 0.3];
  const [least, most] = [Math.min(...ys), Math.max(0.1, ...ys) * 1.05];
  const across = (at: number): number =>
    FRAME.left + ((at - left) / (right - left)) * (WIDTH - FRAME.left - FRAME.right);
  const down = (at: number): number =>
    HEIGHT - FRAME.bottom - ((at - least) / (most - least)) * (HEIGHT - FRAME.top - FRAME.bottom);
  const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string =>
    `<line x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}" stroke="${colour}" stroke-width="${width}"/>`;
  const text = (at: number, under: number, said: string, anchor = 'middle', size = 12): string =>
    `<text x="${place(at)}" y="${place(under)}" text-anchor="${anchor}" font-size="${size}" fill="#222">${escaped(said)}</text>`;
  const edge = WIDTH - FRAME.right;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(FRAME.left, 22, title, 'start', 14),
    ...roundTicks(least, most).flatMap((at) => [
      line(FRAME.left, down(at), edge, down(at), Math.abs(at) < 1e-9 ? '#888' : '#e5e5e5'),
      text(FRAME.left - 6, down(at) + 4, String(Number(at.toFixed(2))), 'end'),
    ]),
    ...x.ticks.map(([at, said]) => text(across(at), HEIGHT - FRAME.bottom + 18, said)),
    text((FRAME.left + edge) / 2, HEIGHT - 10, x.label),
    text(14, FRAME.top - 6, y.label, 'start'),
    ...series.flatMap((each, i) => {
      const colour = COLOURS[i % COLOURS.length] as string;
      const legend = FRAME.top + 20 * i;
      const path = each.marks.map((mark) => `${place(across(mark.x))},${place(down(mark.y))}`).join(' ');
      return [
        ...(each.isLine ? [`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`] : []),
        ...each.marks.flatMap((mark) => [
          ...(mark.low === undefined || mark.high === undefined
            ? []
            : [line(across(mark.x), down(mark.low), across(mark.x), down(mark.high), colour, 2)]),
          `<circle cx="${place(across(mark.x))}" cy="${place(down(mark.y))}" r="4" fill="${colour}"/>`,
        ]),
        `<circle cx="${edge + 16}" cy="${legend}" r="5" fill="${colour}"/>`,
        text(edge + 28, legend + 4, each.name, 'start'),
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}
