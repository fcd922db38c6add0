import { type ReactNode, useState } from 'react';
import { Sign } from '../games/ltk/signs.tsx';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useTable, useTableState } from '../table/context.tsx';
import { FALLEN_WORDS } from './words.ts';
import '../style/fallen.css';

/** For one who is dead while the others play on: what they were, what can still be won, and the ways on. */
export function FallenBanner(): ReactNode {
  const words = FALLEN_WORDS[useSettings((settings) => settings.language)];
  const { store } = useTable();
  const fallen = useTableState((state) => state.frame?.scene.fallen ?? null);
  const isPast = useTableState(({ frame, news }) => frame?.ending != null || news?.isShared === true);
  const [isStaying, setStaying] = useState(false);
  const [isHurried, setHurried] = useState(false);
  if (fallen === null || isPast) return null;
  const hurry = (): void => {
    store.getState().hurry(!isHurried);
    setHurried(!isHurried);
  };
  return (
    <section className={`fallen ${isStaying ? 'small' : ''}`} aria-label={fallen.title}>
      <span className={`fallen-sign ${fallen.canWin ? '' : 'lost-for-good'}`} aria-hidden="true">
        <Sign id={fallen.id} />
      </span>
      <div role="status">
        <h2>{fallen.title}</h2>
        <p>{fallen.hope}</p>
      </div>
      <div className="row">
        <button type="button" className="button main" aria-pressed={isHurried} onClick={hurry}>
          {isHurried ? words.slower : words.faster}
        </button>
        {isStaying ? null : (
          <button type="button" className="button" onClick={() => setStaying(true)}>
            {words.stay}
          </button>
        )}
        <a className="button quiet" href={formatRoute({ page: 'home' })}>
          {words.leave}
        </a>
      </div>
    </section>
  );
}
