import type { Prompt, Ref, SeatScene, Sheet, ThingId } from '@cardwright/client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Link } from '../link.ts';
import { useSettings } from '../settings.ts';
import type { Skin } from '../skin.ts';
import { TableContext } from '../table/context.tsx';
import { Hand } from '../table/hand.tsx';
import { Preview } from '../table/preview.tsx';
import { ResolvingStack } from '../table/resolving.tsx';
import { SheetDialog } from '../table/sheet.tsx';
import type { TableStore } from '../table/store.ts';
import { useWords } from '../words/index.ts';
import { type AimedThings, Aims } from './aims.tsx';
import { judgedAt, type ReviewAndText } from './review-text.ts';

interface MomentProps extends ReviewAndText {
  readonly at: number;
  readonly table: TableStore;
  readonly link: Link;
  readonly skin: Skin;
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
}

const NOTHING: ReadonlySet<string> = new Set();
const NOT_AIMED: readonly AimedThings[] = [];
const NO_LETTERS: ReadonlyMap<ThingId, string> = new Map();

/** The table at a moment, as the reviewed seat saw it, with what was chosen and what would have been better. */
export function Moment({ at, table, link, skin, sheetOf, ...all }: MomentProps): ReactNode {
  const words = useWords();
  const frame = useStore(table, (state) => state.frame);
  const place = useRef<HTMLDivElement>(null);
  const aimed = useAimed(all, at, link);
  const content = useMemo(
    () => ({ store: table, skin, sheetOf, letters: NO_LETTERS, lit: NOTHING, open: NOTHING }),
    [table, skin, sheetOf],
  );
  if (frame === null) return null;
  const { scene } = frame;
  const near = scene.near === null ? undefined : scene.seats[scene.near];
  return (
    <TableContext value={content}>
      <div className={`moment ${skin.theme}`} ref={place} data-at={frame.at} data-viewer={frame.viewer}>
        <section className="others" aria-label={words.opponents}>
          {around(scene.seats, scene.near).map((seat) => (
            <skin.Seat key={seat.seat} seat={seat} isNear={false} />
          ))}
        </section>
        <section className="centre" aria-label={words.middle}>
          <ResolvingStack />
          <skin.Centre scene={scene} />
        </section>
        <section className="own" aria-label={words.yourSide}>
          {near === undefined ? null : <skin.Seat seat={near} isNear />}
        </section>
        <Hand zone={scene.hand} />
        <Aims key={`${frame.at} ${frame.viewer}`} place={place} aimed={frame.at === at ? aimed : NOT_AIMED} />
      </div>
      <Preview />
      <SheetDialog />
    </TableContext>
  );
}

const around = (seats: readonly SeatScene[], near: number | null): SeatScene[] =>
  near === null ? [...seats] : [...seats.slice(near + 1), ...seats.slice(0, near)];

const touchesOf = (prompt: Prompt | null, keys: readonly string[] | undefined): ThingId[] =>
  (keys ?? []).flatMap((key) => [...(prompt?.choices.find((choice) => choice.key === key)?.touches ?? [])]);

/** What was touched for the choice, and what would have been for the better one. */
function useAimed({ review, told }: ReviewAndText, at: number, link: Link): readonly AimedThings[] {
  const language = useSettings((settings) => settings.language);
  const [prompt, setPrompt] = useState<{ readonly at: number; readonly prompt: Prompt | null } | null>(null);
  const judged = useMemo(() => judgedAt({ review, told }, at), [review, told, at]);
  useEffect(() => {
    if (judged === null) return;
    let isWanted = true;
    link.call('asked', { at, language }).then(
      (frame) => {
        if (isWanted) setPrompt({ at, prompt: frame.prompt });
        return null;
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [judged, at, link, language]);
  return useMemo(() => {
    if (judged === null || prompt?.at !== at) return NOT_AIMED;
    const { chosen, others, mark } = judged.verdict;
    const isBlamed = mark === 'blunder' || mark === 'mistake';
    return [
      { kind: isBlamed ? ('blamed' as const) : ('fine' as const), things: touchesOf(prompt.prompt, chosen.keys) },
      ...(isBlamed ? [{ kind: 'better' as const, things: touchesOf(prompt.prompt, others[0]?.keys) }] : []),
    ];
  }, [judged, prompt, at]);
}
