import type { Cue, Frame, Ref, SeatScene, Sheet } from '@cardwright/client';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ChapterCard } from '../host/protocol.ts';
import { MOTION_SECONDS, useSettings } from '../settings.ts';
import type { Skin } from '../skin.ts';
import { useWords } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import { CommandLine } from './command-line.tsx';
import { TableContext, useTableState } from './context.tsx';
import { type AfterGame, EndingCard } from './ending.tsx';
import { Flights } from './flights.tsx';
import { Hand } from './hand.tsx';
import { KeysDialog, RulesDialog } from './help.tsx';
import { useInSight } from './in-sight.ts';
import { useKeptFocus } from './kept-focus.ts';
import { useKeyboard } from './keyboard.ts';
import { lettersOf } from './letters.ts';
import { Log } from './log.tsx';
import { Preview } from './preview.tsx';
import { ResolvingStack } from './resolving.tsx';
import { litBy, openTo } from './selection.ts';
import { SheetDialog } from './sheet.tsx';
import { useSkipping } from './skipping.ts';
import { Status } from './status.tsx';
import type { TableStore } from './store.ts';
import { ToolBar } from './tool-bar.tsx';

const FallenBanner = lazy(async () => ({ default: (await import('../fallen/banner.tsx')).FallenBanner }));
const CueLayer = lazy(async () => ({ default: (await import('./cue-layer.tsx')).CueLayer }));

const NOTHING: ReadonlySet<string> = new Set();

export interface TableProps {
  readonly store: TableStore;
  readonly skin: Skin;
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
  readonly rules: readonly ChapterCard[];
  readonly after: AfterGame;
  readonly watching?: Watching;
  readonly coach?: ReactNode; // whoever teaches the game
  readonly extra?: ReactNode; // in the bar: who else is at the table
  readonly mark?: (seat: number) => ReactNode; // on a seat: whether somebody is there, their clock
}

/** What there is instead of actions where nobody plays: a game that is looked at again. */
export interface Watching {
  readonly controls: ReactNode; //              below the table
  readonly note: ReactNode; //                  under the status
  readonly now: number; //                      the move that is shown
  readonly onLine: (at: number) => void; //     a line of the log was touched
  readonly keyList: readonly (readonly [keys: string, does: string])[];
}

/** A table anybody can play at, whatever the game: status, others, middle, own side, hand, actions, log. */
export function Table({ store, skin, sheetOf, rules, after, watching, coach, extra, mark }: TableProps): ReactNode {
  const words = useWords();
  const frame = useStore(store, (state) => state.frame);
  const picked = useStore(store, (state) => state.picked);
  const [isCovered, setCovered] = useState(false);
  const [open, setOpen] = useState<'keys' | 'rules' | 'command' | 'log' | null>(null);
  const content = useMemo(
    () => ({
      store,
      skin,
      sheetOf,
      letters: lettersOf(frame, picked),
      lit: frame?.prompt == null ? NOTHING : litBy(frame.prompt, picked),
      open: frame?.prompt == null ? NOTHING : openTo(frame.prompt, picked),
      mark,
    }),
    [store, skin, sheetOf, frame, picked, mark],
  );
  const isWatching = watching !== undefined;
  const actions = useMemo(
    () => ({
      help: () => setOpen('keys'),
      rules: () => setOpen('rules'),
      command: () => {
        if (!isWatching) setOpen('command');
      },
      escape: () => {
        if (open !== 'log') return false;
        setOpen(null);
        return true;
      },
      lastEvent: () => {
        const line = store.getState().log.at(-1);
        store.getState().say(line?.spans.map(({ text }) => text).join('') ?? null);
      },
    }),
    [store, isWatching, open],
  );
  useKeyboard(store, content.letters, actions);
  useSkipping(store);
  useInSight(frame?.prompt ?? null);
  useKeptFocus({ within: '.table', places: '.hand', otherwise: '#actions' });
  if (frame === null) return null;
  const close = (): void => setOpen(null);
  return (
    <TableContext value={content}>
      {coach}
      <Surface
        skin={skin}
        isCovered={isCovered}
        isLogOpen={open === 'log'}
        onLog={() => setOpen(open === 'log' ? null : 'log')}
        onOpen={setOpen}
        watching={watching}
        extra={extra}
      />
      {watching === undefined ? <EndingCard {...after} onCover={setCovered} /> : watching.controls}
      <Preview />
      <SheetDialog />
      <KeysDialog
        isOpen={open === 'keys'}
        onClose={close}
        list={watching?.keyList ?? [...words.handKeys, ...words.keyList]}
      />
      <RulesDialog isOpen={open === 'rules'} onClose={close} rules={rules} />
      <CommandLine isOpen={open === 'command'} onClose={close} />
    </TableContext>
  );
}

interface SurfaceProps {
  readonly skin: Skin;
  readonly isCovered: boolean; // by how it ended
  readonly isLogOpen: boolean;
  readonly onLog: () => void;
  readonly onOpen: (what: 'keys' | 'rules' | 'command') => void;
  readonly watching: Watching | undefined;
  readonly extra: ReactNode;
}

function Surface({ skin, isCovered, isLogOpen, onLog, onOpen, watching, extra }: SurfaceProps): ReactNode {
  const words = useWords();
  const frame = useTableState((state) => state.frame);
  const log = useTableState((state) => state.log);
  const isShared = useTableState((state) => state.news?.isShared === true);
  const motion = useSettings((settings) => settings.motion);
  const pace = useSettings((settings) => settings.pace);
  if (frame === null) return null;
  const { scene } = frame;
  const near = scene.near === null ? undefined : scene.seats[scene.near];
  const others = aroundFrom(scene.seats, scene.near);
  const isFallen = scene.fallen != null && frame.prompt === null && frame.ending === null && !isShared;
  return (
    <main
      className={`table ${skin.theme} ${isLogOpen ? 'log-open' : ''} ${watching === undefined ? '' : 'watching'} ${motion === 'off' ? 'still' : ''}`}
      inert={isCovered}
      data-others={others.length}
      data-at={frame.at}
      data-asked={frame.prompt !== null}
      data-cue={frame.cue?.kind}
    >
      <button type="button" className="skip" onClick={() => document.querySelector<HTMLElement>('#actions')?.focus()}>
        {words.skipToContent}
      </button>
      <ToolBar facts={scene.facts} extra={extra} onLog={onLog} isLogOpen={isLogOpen} onOpen={onOpen} />
      <Status note={watching?.note} />
      <Flights frame={frame} seconds={MOTION_SECONDS[motion]}>
        <section className="others" aria-label={words.opponents} style={{ '--others': others.length } as object}>
          {others.map((seat, i) => (
            <div key={seat.seat} className="place" style={arcOf(i, others.length)}>
              <skin.Seat seat={seat} isNear={false} />
            </div>
          ))}
        </section>
        <section className="centre" aria-label={words.middle}>
          <ResolvingStack />
          {isBattle(frame) && skin.Battle !== undefined ? (
            <skin.Battle cue={frame.cue as Cue} />
          ) : (
            <skin.Centre scene={scene} />
          )}
        </section>
        <div className="dock">
          <section className="own" aria-label={words.yourSide}>
            {near === undefined ? null : <skin.Seat seat={near} isNear />}
          </section>
          {watching !== undefined ? null : isFallen ? (
            <Suspense>
              <FallenBanner />
            </Suspense>
          ) : (
            <ActionBar />
          )}
          <Hand zone={scene.hand} />
        </div>
        {pace === 'instant' && frame.scene.resolving.length === 0 ? null : (
          <Suspense>
            <CueLayer frame={frame} />
          </Suspense>
        )}
      </Flights>
      <aside className="log-place">
        <button type="button" className="button log-close" onClick={onLog}>
          {words.close}
        </button>
        {skin.Aside === undefined || watching !== undefined ? null : <skin.Aside />}
        <Log lines={log} now={watching?.now} onLine={watching?.onLine} />
      </aside>
    </main>
  );
}

const isBattle = ({ cue }: Frame): boolean => cue?.kind === 'clash' || cue?.kind === 'result';

/** The others as one sees them: clockwise, beginning at the left. */
const aroundFrom = (seats: readonly SeatScene[], near: number | null): SeatScene[] =>
  near === null ? [...seats] : [...seats.slice(near + 1), ...seats.slice(0, near)];

/** How far round the table a place is: 0 at the left, 1 at the right; and how far from the middle. */
const arcOf = (i: number, count: number): object => {
  const along = count === 1 ? 0.5 : i / (count - 1);
  return { '--along': along, '--out': Math.abs(along - 0.5) * 2 };
};
