import type { Chronicle, Ending } from '@cardwright/client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyDialog, copyText } from '../replay/copying.tsx';
import { formatRoute } from '../route.ts';
import type { AfterGame } from '../table/ending.tsx';
import { useWords } from '../words/index.ts';
import { Board } from './board.tsx';
import { useChronicle, useTurned, useUsual } from './ending-source.ts';
import { MarkCount } from './marks.tsx';
import { RatingSheet } from './rating.tsx';
import { TurnedSheet } from './turned.tsx';
import { UsualSheet } from './usual.tsx';
import { useEndingWords } from './words.ts';
import '../style/ending.css';
import '../style/chronicle.css';
import '../style/ending-sheets.css';
import '../style/ending-narrow.css';
import '../style/ending-lines.css';

const SEALS = { won: '胜', lost: '败', even: '和' } as const;

interface EndingProps extends AfterGame {
  readonly ending: Ending;
  readonly aside: { readonly text: string; readonly go: () => void }; // back to the table
}

/** How it ended: who was what, who killed whom, where it turned, and what one may want next. */
export function EndingPage({ past, ending, review, rated, link, onAgain, onReplay, aside }: EndingProps): ReactNode {
  const words = useWords();
  const own = useEndingWords();
  const chronicle = useChronicle(past);
  const turned = useTurned(past, chronicle !== null && chronicle.own !== null);
  const usual = useUsual(past, chronicle !== null && chronicle.own !== null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { isWon } = chronicle ?? ending;
  const kind = isWon === null ? 'even' : isWon ? 'won' : 'lost';
  const plainHead = isWon === null ? words.over : isWon ? words.won : words.lost;
  const turnings = turned?.turnings.map(({ turn }) => turn) ?? [];
  return (
    <>
      <header>
        <span className={`result-seal is-${kind}`} lang="zh" aria-hidden="true">
          {SEALS[kind]}
        </span>
        <div>
          <p className="ending-facts">{chronicle === null ? '' : `${chronicle.title} · ${chronicle.facts}`}</p>
          <h2 ref={head} tabIndex={-1}>
            {chronicle?.headline ?? plainHead}
          </h2>
          <p className="why">{chronicle?.why ?? ending.text}</p>
        </div>
      </header>
      <div className="ending-body">
        {chronicle === null ? (
          <p className="sheet-note">{own.reckoned}</p>
        ) : (
          <Board chronicle={chronicle} turnings={turnings} />
        )}
        {chronicle === null || chronicle.own === null ? null : (
          <aside>
            <TurnedSheet chronicle={chronicle} turned={turned} />
            {usual === null ? null : <UsualSheet chronicle={chronicle} usual={usual} />}
            {rated == null ? null : <RatingSheet table={rated} />}
          </aside>
        )}
      </div>
      <nav className="row" aria-label={words.actions}>
        {onAgain === null ? null : (
          <button type="button" className="button main" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {review === null ? null : (
          <a className="button" href={formatRoute({ page: 'review', id: review })}>
            {own.review} <MarkCount chronicle={chronicle} review={review} />
          </a>
        )}
        {onReplay === null ? null : (
          <button type="button" className="button" onClick={onReplay}>
            {words.watchReplay}
          </button>
        )}
        {chronicle === null ? null : <Share chronicle={chronicle} link={link} />}
        <a className="button quiet" href={formatRoute({ page: 'home' })}>
          {own.other}
        </a>
        <button type="button" className="button quiet see-table" onClick={aside.go}>
          {aside.text}
        </button>
      </nav>
    </>
  );
}

/** The game in a few lines, for others. */
function Share({ chronicle, link }: { chronicle: Chronicle; link: string | undefined }): ReactNode {
  const words = useEndingWords();
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const { title, facts, headline, why, short } = chronicle;
    const text = [`${title} · ${facts}`, headline, why, ...short, ...(link === undefined ? [] : [link])].join('\n');
    const isCopied = await copyText(text);
    setDone(isCopied);
    if (!isCopied) setRefused(text);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {isDone ? words.shared : words.share}
      </button>
      <CopyDialog text={refused} onClose={() => setRefused(null)} />
    </>
  );
}
