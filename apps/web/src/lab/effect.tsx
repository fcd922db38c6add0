import type { LabReport, Row } from '@cardwright/lab/report';
import { LAB_WORDS, rowName } from '@cardwright/lab/words';
import type { CSSProperties, ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { counted, read } from './numbers.ts';
import { useLabWords } from './words.ts';

const STEPS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1];
const TURNS = 'turns';

/** What each option that was varied does to how games end: paired intervals, and below them what unpaired games would give. */
export function Effects({ report }: { readonly report: LabReport }): ReactNode {
  const rows = report.rows.filter(({ figure }) => figure === 'vary');
  const options = [...Map.groupBy(rows, ({ column }) => column)];
  return options.map(([option, own]) => <Effect key={option} report={report} option={option} rows={own} />);
}

interface EffectProps {
  readonly report: LabReport;
  readonly option: string;
  readonly rows: readonly Row[];
}

function Effect({ report, option, rows }: EffectProps): ReactNode {
  const words = useLabWords();
  const language = useSettings((settings) => settings.language);
  const ends = rows.filter(({ row }) => row !== TURNS);
  const length = rows.find(({ row }) => row === TURNS);
  const far = Math.max(...ends.flatMap(({ low, high, alone }) => [low, high, ...(alone ?? [])].map(Math.abs)));
  const half = STEPS.find((step) => step >= far) ?? 1;
  const nameOf = (row: string): string => rowName('vary', row, report.names[language], LAB_WORDS[language]);
  return (
    <section className="sheet effect" aria-label={`${words.effect}: ${option}`}>
      <h2>{words.effect}</h2>
      <p>
        <b>{report.names[language][option] ?? option}</b>
      </p>
      <p className="note">{words.changeOf}</p>
      <ul>
        {ends.map((row) => (
          <li key={row.row}>
            <span>{nameOf(row.row)}</span>
            <Bars row={row} half={half} />
            <span className="reading">
              <b>{read(row, row.value)}</b>{' '}
              <small>({[row.low, row.high].map((each) => read(row, each)).join(' … ')})</small>
            </span>
          </li>
        ))}
      </ul>
      {length === undefined ? null : (
        <p>
          {words.lengths}: <b>{read(length, length.value)}</b>{' '}
          <small>({[length.low, length.high].map((each) => read(length, each)).join(' … ')})</small>
        </p>
      )}
      <dl>
        {ends.flatMap(({ row, only }) =>
          only === undefined
            ? []
            : ([0, 1] as const).map((which) => (
                <div key={`${row} ${which}`}>
                  <dt>{which === 0 ? words.onlyWithout(nameOf(row)) : words.onlyWith(nameOf(row))}</dt>
                  <dd>{counted(only[which])}</dd>
                </div>
              )),
        )}
      </dl>
      <p className="note">{words.effectNote(counted(ends[0]?.n ?? 0))}</p>
    </section>
  );
}

const span = (low: number, high: number, half: number): CSSProperties => ({
  left: `${50 + (50 * low) / half}%`,
  width: `${(50 * (high - low)) / half}%`,
});

function Bars({ row, half }: { readonly row: Row; readonly half: number }): ReactNode {
  const { value, low, high, alone } = row;
  return (
    <span className="effect-bars" aria-hidden="true">
      <i className="zero" />
      <i className="paired" style={span(low, high, half)} />
      {alone === undefined ? null : <i className="unpaired" style={span(alone[0], alone[1], half)} />}
      <i className="dot out" style={{ left: `${50 + (50 * value) / half}%` }} />
    </span>
  );
}
