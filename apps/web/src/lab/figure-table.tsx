import type { LabReport, Row } from '@cardwright/lab/report';
import { columnName, LAB_WORDS, rowName } from '@cardwright/lab/words';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings.ts';
import { type Column, type Figure, type Line, sorted } from './figure.ts';
import { counted, read } from './numbers.ts';
import { Scale, Strip } from './strip.tsx';
import { useLabWords } from './words.ts';

const SHOWN = 64; // rows; of more than that the highest and the lowest
const ENDS = 20;
const BY_CHANCE = 0.05;

interface FigureTableProps {
  readonly report: LabReport;
  readonly figure: Figure;
  readonly isPlot: boolean;
  readonly by: string | null; // the column it is sorted by
  readonly isDown: boolean;
  readonly chosen: string | null;
  readonly onSort: (column: string | null) => void;
  readonly onChoose: (row: string) => void;
}

/** A figure as a table that can be sorted; its cells are drawn, or told in numbers. */
export function FigureTable(props: FigureTableProps): ReactNode {
  const { figure, isPlot, by, isDown } = props;
  const words = useLabWords();
  const language = useSettings((settings) => settings.language);
  const [isWhole, setWhole] = useState(false);
  const lines = sorted(figure.lines, by, isDown);
  const isCut = !isWhole && lines.length > SHOWN;
  const shown = isCut ? [...lines.slice(0, ENDS), ...lines.slice(-ENDS)] : lines;
  const bars = figure.lines.reduce((sum, { cells }) => sum + cells.size, 0);
  const title = LAB_WORDS[language].figures[figure.id as keyof (typeof LAB_WORDS)['en']['figures']].title;
  return (
    <>
      <table className={`figure ${isPlot ? 'plot' : 'numbers'}`}>
        <caption className="for-ears">{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="for-ears">{words.row}</span>
            </th>
            {figure.columns.map((column) => (
              <Head key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line, i) => (
            <FigureRow key={line.row} line={line} isEdge={isCut && i === ENDS} {...props} />
          ))}
        </tbody>
        {isPlot ? (
          <tfoot>
            <tr>
              <th scope="row">
                <span className="for-ears">{words.n}</span>
              </th>
              {figure.columns.map(({ id, all, n: [fewest, most] }) => (
                <td key={id} data-shown={isShownAlone(id, props)}>
                  {all === null ? null : <b>{words.all(read({ figure: figure.id, row: '' }, all))}</b>}
                  <small>{words.gamesARow(counted(fewest), counted(most))}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {isCut ? (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {words.more(lines.length - shown.length)}
        </button>
      ) : null}
      <p className="note">
        {words.misses(bars, Math.round(bars * BY_CHANCE))} {LAB_WORDS[language].note}
      </p>
    </>
  );
}

/** Where there is room for one column only, it is the one the rows are sorted by, or the first. */
const isShownAlone = (id: string, { by, figure }: FigureTableProps): boolean =>
  id === (figure.columns.some((column) => column.id === by) ? by : figure.columns[0]?.id);

function Head(props: FigureTableProps & { readonly column: Column }): ReactNode {
  const { report, figure, column, by, isDown, isPlot, onSort } = props;
  const language = useSettings((settings) => settings.language);
  const isSorted = by === column.id;
  const name = columnName(figure.id, column.id, report.names[language], LAB_WORDS[language]);
  return (
    <th
      scope="col"
      data-shown={isShownAlone(column.id, props)}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="sort" onClick={() => onSort(column.id)}>
        {name} <span aria-hidden="true">{isSorted ? (isDown ? '▼' : '▲') : '↕'}</span>
      </button>
      {isPlot ? <Scale column={column} read={(value) => read({ figure: figure.id, row: '' }, value, 0)} /> : null}
    </th>
  );
}

function FigureRow(props: FigureTableProps & { readonly line: Line; readonly isEdge: boolean }): ReactNode {
  const { report, figure, line, isPlot, isEdge, chosen, onChoose } = props;
  const language = useSettings((settings) => settings.language);
  const name = rowName(figure.id, line.row, report.names[language], LAB_WORDS[language]);
  const kind = report.kinds[line.row];
  const isChosen = chosen === line.row;
  return (
    <tr className={`${isChosen ? 'chosen' : ''} ${isEdge ? 'edge' : ''}`}>
      <th scope="row">
        <button type="button" className="row-name" aria-pressed={isChosen} onClick={() => onChoose(line.row)}>
          {kind === undefined ? null : (
            <i className={`hero-sign ${kind}`} aria-hidden="true">
              {report.names.zh[line.row]?.charAt(0)}
            </i>
          )}
          {name}
        </button>
      </th>
      {figure.columns.map((column) => (
        <Cell
          key={column.id}
          cell={line.cells.get(column.id)}
          column={column}
          isPlot={isPlot}
          isAlone={isShownAlone(column.id, props)}
        />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly cell: Row | undefined;
  readonly column: Column;
  readonly isPlot: boolean;
  readonly isAlone: boolean;
}

function Cell({ cell, column, isPlot, isAlone }: CellProps): ReactNode {
  const words = useLabWords();
  if (cell === undefined) return <td data-shown={isAlone}>{isPlot ? <Strip cell={cell} column={column} /> : '–'}</td>;
  const [value, low, high] = [cell.value, cell.low, cell.high].map((each) => read(cell, each)) as [
    string,
    string,
    string,
  ];
  const n = counted(cell.n);
  return (
    <td data-shown={isAlone} title={words.cell(value, low, high, n)}>
      {isPlot ? (
        <>
          <Strip cell={cell} column={column} />
          <span className="for-ears">{words.cell(value, low, high, n)}</span>
        </>
      ) : (
        <>
          <b>{value}</b>{' '}
          <small>
            {low}…{high} · {n}
          </small>
        </>
      )}
    </td>
  );
}
