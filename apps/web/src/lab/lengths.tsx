import type { LabReport } from '@cardwright/lab/report';
import { LAB_WORDS, rowName } from '@cardwright/lab/words';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { counted, read } from './numbers.ts';
import { useLabWords } from './words.ts';

const WIDTH = 300;
const HEIGHT = 90;

/** How long games last: so many of them by their turns. */
export function Lengths({ report }: { readonly report: LabReport }): ReactNode {
  const words = useLabWords();
  const language = useSettings((settings) => settings.language);
  const rows = report.rows.filter(({ figure }) => figure === 'turns');
  const mean = report.rows.find(({ figure, row }) => figure === 'length' && row === 'turns');
  if (mean === undefined || rows.length < 2) return null;
  const most = Math.max(...rows.map(({ value }) => value));
  const last = Number(rows.at(-1)?.row) + 5;
  const sentence = words.lengthNote(
    read(mean, mean.value),
    read(mean, mean.low),
    read(mean, mean.high),
    counted(mean.n),
  );
  return (
    <section className="sheet lengths">
      <h2>{words.lengths}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentence}>
        {rows.map((row) => {
          const height = (HEIGHT * row.value) / most;
          return (
            <rect
              key={row.row}
              x={(WIDTH * Number(row.row)) / last + 1}
              width={(WIDTH * 5) / last - 2}
              y={HEIGHT - height}
              height={height}
            >
              <title>
                {rowName('turns', row.row, report.names[language], LAB_WORDS[language])}:{' '}
                {words.cell(read(row, row.value), read(row, row.low), read(row, row.high), counted(row.n))}
              </title>
            </rect>
          );
        })}
        <path className="all" d={`M${(WIDTH * mean.value) / last} 0 V${HEIGHT}`} />
      </svg>
      <p className="note">{sentence}</p>
    </section>
  );
}
