import type { ReplaySummary } from '@cardwright/client';
import type { Review } from '@cardwright/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ArchivedGame } from '../archived-game.ts';
import type { ReviewText } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { useGame } from '../pages/use-game.ts';
import { playOnAs } from '../replay/open-replay.ts';
import { createReplay } from '../replay/store.ts';
import { formatRoute, goQuietly, parseRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { DialogBox } from '../table/dialog-box.tsx';
import { useWords } from '../words/index.ts';
import { BalanceChart } from './balance.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { Choices } from './choices.tsx';
import { ReviewHead, type SeatWish } from './head.tsx';
import { type ReviewNavigation, useReviewKeys } from './keys.ts';
import { Moment } from './moment.tsx';
import { firstMoment, type ReviewAndText, turnText } from './review-text.ts';
import { Share } from './share.tsx';
import { TextForm } from './text-form.tsx';
import { VerdictPart } from './verdict.tsx';
import { usePageWords } from './words.ts';

interface BoardProps extends SeatWish {
  readonly kept: ArchivedGame;
  readonly record: string;
  readonly summary: ReplaySummary;
  readonly link: Link;
  readonly review: Review;
  readonly at: number | null; // the moment to begin with
}

/** A review as soon as there are words for it. */
export function Board(props: BoardProps): ReactNode {
  const { record, review, link } = props;
  const { loading } = useWords();
  const language = useSettings((settings) => settings.language);
  const [told, setTold] = useState<ReviewText | null>(null);
  useEffect(() => {
    link.call('tellReview', { record, review, language }).then(setTold, () => null); // the link says what went wrong
  }, [link, record, review, language]);
  return told === null ? <p className="loading">{loading}</p> : <ReviewBoard {...props} told={told} />;
}

const SETTLED_MS = 250; // browsers refuse to have the address changed too often

function ReviewBoard(props: BoardProps & { readonly told: ReviewText }): ReactNode {
  const { kept, record, summary, link, review, told, seat } = props;
  const words = usePageWords();
  const language = useSettings((settings) => settings.language);
  const all: ReviewAndText = { review, told };
  const last = review.steps.length - 1;
  const [at, setAt] = useState(() => Math.min(last, props.at ?? firstMoment(all)));
  const [{ replay, table }] = useState(() => createReplay(link, summary, { at, viewer: seat, language }));
  const { skin, card, sheetOf } = useGame(table, link);
  const viewer = useStore(replay, (state) => state.viewer);
  const [open, setOpen] = useState<'table' | 'choices' | null>(null); // sheets, where there is no room for all

  useEffect(() => replay.getState().speak(language), [replay, language]); // the first time it shows where it begins
  useEffect(() => replay.getState().seek(at), [replay, at]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (parseRoute(location.hash).page === 'review') goQuietly({ page: 'review', id: kept.id, at, seat });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [kept, at, seat]);
  const ways = useMemo((): ReviewNavigation => waysOf(all.review, told.mattered, setAt), [all.review, told]);
  useReviewKeys(ways);

  const verdict = review.steps[at]?.verdict ?? null;
  const isBlamed = verdict?.mark === 'blunder' || verdict?.mark === 'mistake';
  const play = (keys: readonly string[] | null): void => {
    if (card !== null) void playOnAs(record, at, seat, card, keys);
  };
  const moment =
    skin === null ? null : <Moment {...all} at={at} table={table} link={link} skin={skin} sheetOf={sheetOf} />;
  const lists = (
    <>
      <Choices
        {...all}
        at={at}
        onSeek={(to) => {
          setAt(to);
          setOpen(null);
        }}
      />
      <BalanceChart {...all} />
    </>
  );
  const own = told.seats[seat];
  const about = [told.game, `${own?.name} · ${told.sides[review.own]}`, told.ending ?? words.notOver].join(' · ');
  return (
    <main className="review" data-skin={skin?.theme}>
      <ReviewHead {...props} names={told.seats.map(({ name }, each) => `${each + 1} · ${name}`)} about={about}>
        <span className="row">
          <a className="button" href={formatRoute({ page: 'replay', id: kept.id, at, viewer: seat })}>
            {words.replay}
          </a>
          <Share {...all} name={`${kept.game}-${kept.id}`} />
        </span>
      </ReviewHead>
      <section className="sheet-part chance-part" aria-labelledby="review-chance">
        <div className="part-head">
          <h2 id="review-chance">{words.chance}</h2>
          <p className="quiet">{words.chanceNote}</p>
        </div>
        <ChanceChart {...all} at={at} onSeek={setAt} />
      </section>
      <div className="review-left">{open === 'choices' ? null : lists}</div>
      <section className="moment-part" aria-labelledby="review-moment">
        <div className="part-head">
          <h2 id="review-moment">{turnText(told, at) || words.moment(at + 1, last + 1)}</h2>
          <button
            type="button"
            className="button"
            aria-pressed={viewer === 'all'}
            onClick={() => replay.getState().see(viewer === 'all' ? seat : 'all')}
          >
            {words.open}
          </button>
        </div>
        {open === 'table' ? null : moment}
      </section>
      <VerdictPart
        {...all}
        at={at}
        onMarked={ways.marked}
        anew={
          isBlamed ? (
            <button type="button" className="link-button" onClick={() => play(null)}>
              {words.playAnew}
            </button>
          ) : null
        }
        ways={
          <>
            <button
              type="button"
              className="button main"
              onClick={() => play(isBlamed ? (verdict.others[0]?.keys ?? null) : null)}
            >
              {isBlamed ? words.playWith : words.playFrom}
            </button>
            <button type="button" className="button opens-sheet" onClick={() => setOpen('choices')}>
              {words.choicesShort}
            </button>
            <button type="button" className="button opens-sheet" onClick={() => setOpen('table')}>
              {words.table}
            </button>
          </>
        }
      />
      <TextForm {...all} at={at} onSeek={setAt} />
      <p className="quiet key-list">
        {words.keyList.map(([keys, does]) => (
          <span key={keys}>
            <kbd>{keys}</kbd> {does}
          </span>
        ))}
      </p>
      <DialogBox title={turnText(told, at)} isOpen={open === 'table'} onClose={() => setOpen(null)}>
        {open === 'table' ? moment : null}
      </DialogBox>
      <DialogBox title={words.title} isTitleSeen={false} isOpen={open === 'choices'} onClose={() => setOpen(null)}>
        {open === 'choices' ? lists : null}
      </DialogBox>
    </main>
  );
}

/** From moment to moment, from own choice to own choice, and over what mattered. */
function waysOf(
  review: Review,
  mattered: readonly number[],
  go: (to: (at: number) => number) => void,
): ReviewNavigation {
  const own = review.steps.filter(({ verdict }) => verdict !== null).map(({ at }) => at);
  const along = (places: readonly number[], by: 1 | -1) =>
    go((at) => (by === 1 ? places.find((each) => each > at) : places.findLast((each) => each < at)) ?? at);
  return {
    step: (by) => go((at) => Math.max(0, Math.min(review.steps.length - 1, at + by))),
    own: (by) => along(own, by),
    marked: (by) => along(mattered, by),
  };
}
