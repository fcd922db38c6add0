import type { Language } from '@cardwright/engine';
import { drawnSide, heightOf, type Plot, placeOf, slotsOf, spread } from './chart.ts';
import { DASHES, dashOf, judgedAt, type ReviewAndText, turnText } from './review-text.ts';
import { REVIEW_PAGE_WORDS } from './words.ts';

const SIGNS = { blunder: '??', mistake: '?', found: '!', close: '~' } as const;
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** A review in a few lines, to be sent to somebody. */
export function summaryText(all: ReviewAndText, language: Language): string {
  const { review, told } = all;
  const words = REVIEW_PAGE_WORDS[language];
  const { start, end } = review.balance;
  const side = told.sides[review.own];
  return [
    `${told.game} · ${words.title} · ${told.ending ?? words.notOver}`,
    `${told.seats[review.seat]?.name} (${side}): ${percent(start.value)} → ${percent(end)}`,
    told.counted,
    ...told.mattered.flatMap((at) => {
      const judged = judgedAt(all, at);
      const mark = judged?.verdict.mark;
      if (judged === null || mark == null) return [];
      const said = `${SIGNS[mark]} ${turnText(told, at)}: ${judged.options[0]} (${judged.weight})`;
      return [[said, ...judged.reasons.slice(0, 1)].join(' · ')];
    }),
    told.loss,
    told.balance.map(({ what, much }) => `${what} ${much}`).join(' · '),
  ].join('\n');
}

const [WIDTH, HEIGHT] = [1200, 630];
const PLOT: Plot = { left: 70, right: 980, top: 170, bottom: 420 };
const COLOURS: Readonly<Record<string, string>> = { rebels: '#1f4d38', lord: '#c0604f', spy: '#5b6a98' };
const PALETTE = ['#1f4d38', '#c0604f', '#5b6a98', '#8f6414', '#5d5145'];

const escaped = (text: string): string => text.replaceAll(/[<>&"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const text = (x: number, y: number, size: number, said: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;

const mark = (kind: keyof typeof SIGNS, x: number, y: number): string => {
  const isBox = kind === 'blunder' || kind === 'mistake';
  const filled = kind === 'blunder' ? '#221b16' : kind === 'found' ? '#2f6b3a' : '#fffdf7';
  const ink = kind === 'blunder' || kind === 'found' ? '#fffdf7' : '#221b16';
  const edge = `fill="${filled}" stroke="${kind === 'found' ? '#2f6b3a' : '#221b16'}" stroke-width="2"${kind === 'close' ? ' stroke-dasharray="3 3"' : ''}`;
  return [
    isBox
      ? `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" rx="4" ${edge}/>`
      : `<circle cx="${x}" cy="${y}" r="13" ${edge}/>`,
    text(x, y + 6, 17, SIGNS[kind], `text-anchor="middle" font-weight="700" fill="${ink}"`),
  ].join('');
};

/** The same as a picture: the chances of the sides, the marks, and where the chance went. */
export function summaryPicture({ review, told }: ReviewAndText, language: Language): string {
  const words = REVIEW_PAGE_WORDS[language];
  const slots = slotsOf(told.turns, review.steps.length);
  const sides = review.sides.map(({ name }, side) => ({
    ...drawnSide(review, side, slots, PLOT),
    colour: COLOURS[name] ?? (PALETTE[side % PALETTE.length] as string),
    isOwn: side === review.own,
  }));
  const ends = spread(
    sides.map(({ end }) => end),
    26,
    PLOT.top,
    PLOT.bottom,
  );
  const seat = told.seats[review.seat];
  const lines = sides.map(({ line, band, colour, isOwn }, side) => {
    const dash = dashOf(review, side);
    return `<path d="${band}" fill="${colour}" opacity="0.15"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="${isOwn ? 4 : 2.4}" stroke-dasharray="${dash === null ? 'none' : DASHES[dash]}"/>${text(PLOT.right + 12, (ends[side] as number) + 7, 22, told.sides[side] ?? '', `fill="${colour}" font-weight="${isOwn ? 700 : 500}"`)}`;
  });
  const ticks = [0, 0.5, 1].map((tick) => {
    const y = heightOf(PLOT, tick);
    return `<path d="M${PLOT.left} ${y}H${PLOT.right}" stroke="#e3d7bd"/>${text(PLOT.left - 10, y + 6, 18, `${100 * tick}`, 'text-anchor="end" fill="#5d5145"')}`;
  });
  const places = spread(
    told.mattered.map((at) => placeOf(slots, PLOT, at)),
    34,
    PLOT.left,
    PLOT.right,
  );
  const marks = told.mattered.map((at, i) =>
    mark(review.steps[at]?.verdict?.mark ?? 'close', places[i] as number, 450),
  );
  const shares = told.balance.map(({ what, much }, i) =>
    [
      text(70 + i * 222, 525, 20, what, 'fill="#5d5145"'),
      text(70 + i * 222, 560, 28, much, `font-weight="700"${i === 3 ? ' fill="#9a2a22"' : ''}`),
    ].join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif" fill="#221b16">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4ecdd"/><rect x="30" y="130" width="1140" height="345" rx="14" fill="#fffdf7" stroke="#cdbb98"/>`,
    text(40, 66, 38, `${told.game} · ${words.title}`, 'font-weight="700"'),
    text(40, 104, 24, [seat?.name, told.sides[review.own], told.ending ?? words.notOver].join(' · '), 'fill="#5d5145"'),
    ...ticks,
    ...lines,
    ...marks,
    ...shares,
    text(40, 606, 18, told.loss, 'fill="#5d5145"'),
    '</svg>',
  ].join('');
}

/** A picture that was written as SVG, as pixels. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    ),
  );
}
