import type { Chronicle, ChronicleSide, Row } from '@cardwright/client';
import { type CSSProperties, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Emblem, isHouse } from './emblems.tsx';
import { layoutFor, placed } from './geometry.ts';
import { Lines } from './lines.tsx';
import { useEndingWords } from './words.ts';

const NARROW = '(max-width: 760px)';

const listen = (hear: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);

interface BoardProps {
  readonly chronicle: Chronicle;
  readonly turnings: readonly number[];
}

/** Everybody, by side, with what became of them. */
export function Board({ chronicle, turnings }: BoardProps): ReactNode {
  const words = useEndingWords();
  const isNarrow = useNarrow();
  const layout = useMemo(() => layoutFor(chronicle, isNarrow), [chronicle, isNarrow]);
  const board = useMemo(() => placed(chronicle, layout), [chronicle, layout]);
  const hasLines = board.rows.some(({ row }) => row.steps.length > 0);
  return (
    <section
      className={`chronicle ${isNarrow ? 'narrow' : ''}`}
      aria-label={words.everybody}
      style={{ '--figures': chronicle.columns.length, '--axis': `${layout.axis}px` } as CSSProperties}
    >
      <div className="chronicle-head" aria-hidden="true">
        <span className="measure">{chronicle.measure}</span>
        {chronicle.columns.map((column) => (
          <span key={column} className="column">
            {column}
          </span>
        ))}
      </div>
      {hasLines ? <Lines chronicle={chronicle} placed={board} turnings={turnings} isNarrow={isNarrow} /> : null}
      {chronicle.sides.map((side) => (
        <Side key={side.id} side={side} chronicle={chronicle} heights={layout} />
      ))}
      {turnings.length === 0 ? null : <p className="turning-foot">{words.turned}</p>}
    </section>
  );
}

interface SideProps {
  readonly side: ChronicleSide;
  readonly chronicle: Chronicle;
  readonly heights: { readonly side: number; readonly row: number; readonly plain: number };
}

function Side({ side, chronicle, heights }: SideProps): ReactNode {
  const words = useEndingWords();
  return (
    <section className="chronicle-side" data-side={side.id.replace(/-\d+$/, '')}>
      <h3 style={{ height: heights.side }}>
        {side.name} <span>{side.isWon === null ? words.even : side.isWon ? words.won : words.lost}</span>
      </h3>
      <ul>
        {side.rows.map((row) => (
          <li
            key={row.seat ?? 'team'}
            className={`${row.isOwn ? 'own' : ''} ${row.isOut ? 'out' : ''} ${row.steps.length === 0 ? 'plain' : ''}`}
            style={{ height: row.steps.length > 0 ? heights.row : heights.plain }}
          >
            <Who row={row} />
            <p className="for-ears">{lineSaid(row, chronicle.measure)}</p>
            <div className="what">
              <dl className="figures">
                {chronicle.columns.map((column, i) => (
                  <div key={column}>
                    <dt>{column}</dt>
                    <dd className={row.figures[i] === 0 ? 'none' : ''}>{row.figures[i] ?? ''}</dd>
                  </div>
                ))}
              </dl>
              <p className="fate">{row.fate}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line in words: where it began and where it ended. */
const lineSaid = ({ steps }: Row, measure: string): string => {
  const [first] = steps;
  const last = steps.at(-1);
  return first === undefined || last === undefined ? '' : `${measure}: ${first[1]} → ${last[1]}`;
};

function Who({ row: { name, chinese, player, sign, tint, badge, note } }: { row: Row }): ReactNode {
  return (
    <div className="who">
      <span className={`sign ${tint}`} aria-hidden="true">
        {isHouse(tint) ? <Emblem id={tint} /> : sign}
      </span>
      <div>
        <p className="name">
          <b>{name}</b>
          {chinese === '' ? null : <span lang="zh">{` ${chinese}`}</span>}
        </p>
        {player === '' || player === name ? null : <p className="player">{player}</p>}
        {badge === null && note === '' ? null : (
          <p className="badges">
            {badge === null ? null : (
              <span className={`role ${badge.id}`}>
                <Emblem id={badge.id} />
                {badge.name}
              </span>
            )}
            {note === '' ? null : <span className="note">{note}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
