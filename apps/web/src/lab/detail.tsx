import type { LabReport } from '@cardwright/lab/report';
import { columnName, LAB_WORDS, rowName } from '@cardwright/lab/words';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { Figure } from './figure.ts';
import { counted, read } from './numbers.ts';
import { useLabWords } from './words.ts';

interface DetailProps {
  readonly report: LabReport;
  readonly figure: Figure;
  readonly row: string;
}

/** All there is to say of one row, in numbers. */
export function Detail({ report, figure, row }: DetailProps): ReactNode {
  const words = useLabWords();
  const language = useSettings((settings) => settings.language);
  const line = figure.lines.find((each) => each.row === row);
  if (line === undefined) return null;
  const named = LAB_WORDS[language];
  const cells = figure.columns.flatMap(({ id }) => line.cells.get(id) ?? []);
  const hasShrunk = cells.some(({ shrunk }) => shrunk !== undefined);
  return (
    <section className="sheet detail" aria-live="polite">
      <h2>
        {rowName(figure.id, row, report.names[language], named)}{' '}
        {language === 'zh' || report.kinds[row] === undefined ? null : <small lang="zh">{report.names.zh[row]}</small>}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-ears">{words.row}</span>
            </th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.interval}</th>
            <th scope="col">{words.n}</th>
            {hasShrunk ? <th scope="col">{words.shrunk}</th> : null}
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <tr key={cell.column}>
              <th scope="row">{columnName(figure.id, cell.column, report.names[language], named)}</th>
              <td>
                <b>{read(cell, cell.value)}</b>
              </td>
              <td>{[cell.low, cell.high].map((each) => read(cell, each)).join(' … ')}</td>
              <td>{counted(cell.n)}</td>
              {hasShrunk ? <td>{cell.shrunk === undefined ? '' : read(cell, cell.shrunk)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
