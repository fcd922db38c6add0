import { csvOf, type LabReport } from '@cardwright/lab/report';
import { columnName, FIGURES, LAB_WORDS } from '@cardwright/lab/words';
import { GAMES, gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { useMeeting } from '../online/me.ts';
import { OneOf } from '../pages/one-of.tsx';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { Detail } from './detail.tsx';
import { Effects } from './effect.tsx';
import { figureOf } from './figure.ts';
import { FigureTable } from './figure-table.tsx';
import { Lengths } from './lengths.tsx';
import { counted } from './numbers.ts';
import { resultsOf } from './results.ts';
import { useLabWords } from './words.ts';
import '../style/lab.css';

/** Figures that have a place of their own, or none. */
const APART: readonly string[] = ['vary', 'turns', 'length'];

/** How balanced the games are, by what was found out in many of them. */
export function LabPage({ game }: { readonly game: string | null }): ReactNode {
  const words = useLabWords();
  useMeeting();
  const shown = game ?? GAMES[0].id;
  const [found, setFound] = useState<{ readonly game: string; readonly report: LabReport | null } | null>(null);
  useEffect(() => {
    void resultsOf(shown).then((report) => setFound({ game: shown, report }));
  }, [shown]);
  const isKnown = GAMES.some(({ id }) => id === shown);
  return (
    <div className="home lab-page">
      <HomeBar />
      <main>
        <h1>{words.lab}</h1>
        <p className="quiet">{words.about}</p>
        <OneOf
          label={words.game}
          className="tile-choice"
          value={isKnown ? shown : null}
          values={GAMES.map(({ id }) => [id, <GameTile key={id} game={id} />] as const)}
          onChange={(wanted) => go({ page: 'lab', game: wanted })}
        />
        {found === null || found.game !== shown ? (
          <p role="status">{words.opening}</p>
        ) : found.report === null ? (
          <p role="alert">{words.noGame}</p>
        ) : (
          <Report key={shown} report={found.report} />
        )}
      </main>
      <HomeFoot />
    </div>
  );
}

function Report({ report }: { readonly report: LabReport }): ReactNode {
  const words = useLabWords();
  const language = useSettings((settings) => settings.language);
  const named = LAB_WORDS[language];
  const ids = FIGURES.filter((id) => !APART.includes(id) && report.rows.some(({ figure }) => figure === id));
  const [id, setId] = useState<(typeof FIGURES)[number]>(
    ids.includes('hero') ? 'hero' : ids.includes('played') ? 'played' : 'dealt',
  );
  const figure = figureOf(report.rows, id, report.columns);
  const [by, setBy] = useState<string | null>(figure.columns.at(2)?.id ?? figure.columns[0]?.id ?? null);
  const [isDown, setDown] = useState(true);
  const [isPlot, setPlot] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const sort = (column: string | null): void => {
    setDown(column === by ? !isDown : true);
    setBy(column);
  };
  const show = (wanted: string): void => {
    const next = FIGURES.find((each) => each === wanted) ?? id;
    setId(next);
    setChosen(null);
    setDown(true);
    setBy(isOrdered(next) ? null : (figureOf(report.rows, next, report.columns).columns[0]?.id ?? null));
  };
  const { title, about } = named.figures[id];
  return (
    <>
      <div className="lab-choices">
        <label>
          {words.figure}
          <select value={id} onChange={(event) => show(event.target.value)}>
            {ids.map((each) => (
              <option key={each} value={each}>
                {named.figures[each].title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.sortedBy}
          <select value={by ?? ''} onChange={(event) => sort(event.target.value === '' ? null : event.target.value)}>
            <option value="">{words.own}</option>
            {figure.columns.map((column) => (
              <option key={column.id} value={column.id}>
                {columnName(id, column.id, report.names[language], named)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" aria-pressed={!isPlot} onClick={() => setPlot(!isPlot)}>
          {isPlot ? words.asFigures : words.asPlot}
        </button>
        <p className="lab-count">
          <b>{words.games(counted(report.games))}</b>
          <small>{words.with(words.levels[report.level] ?? report.level, report.seats, report.seed)}</small>
        </p>
      </div>
      <div className="lab-sheets">
        <section className="sheet main-figure" aria-labelledby="lab-figure">
          <h2 id="lab-figure">
            {gameName(report.game, language)}: {title}
          </h2>
          <p className="note">
            {about.charAt(0).toUpperCase() + about.slice(1)}, %. {words.legend}{' '}
            {spanOf(figure.columns[0]) === null ? null : words.spans(spanOf(figure.columns[0]) as string)}
          </p>
          <FigureTable
            report={report}
            figure={figure}
            isPlot={isPlot}
            by={by}
            isDown={isDown}
            chosen={chosen}
            onSort={sort}
            onChoose={(row) => setChosen(row === chosen ? null : row)}
          />
        </section>
        <div className="lab-side">
          {chosen === null ? null : <Detail report={report} figure={figure} row={chosen} />}
          <Effects report={report} />
          <Lengths report={report} />
          <Made report={report} />
        </div>
      </div>
    </>
  );
}

const isOrdered = (id: string): boolean => ['seat', 'order', 'comeback', 'calibration', 'outcome', 'role'].includes(id);

const spanOf = (
  column: { readonly from: number; readonly to: number; readonly all: number | null } | undefined,
): string | null =>
  column === undefined || column.all === null ? null : String(Math.round(100 * (column.to - column.from)));

/** The command that makes these figures, and the figures as files. */
function Made({ report }: { readonly report: LabReport }): ReactNode {
  const words = useLabWords();
  const file = (text: string, type: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <section className="sheet made">
      <p className="note">{words.command}</p>
      <code>{report.command}</code>
      <p className="downloads">
        <a className="button" download={`${report.game}.csv`} href={file(csvOf(report), 'text/csv')}>
          {words.csv}
        </a>
        <a className="button" download={`${report.game}.json`} href={file(JSON.stringify(report), 'application/json')}>
          {words.json}
        </a>
      </p>
    </section>
  );
}
