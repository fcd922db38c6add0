import { LayoutGroup, MotionConfig } from 'motion/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Look } from '../look.ts';
import type { Ref, SeatScene, Sheet } from '../scene.ts';
import { MOTION_SECONDS, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import { CommandLine } from './command-line.tsx';
import { TableContext, useTableState } from './context.tsx';
import { EndingCard } from './ending.tsx';
import { KeysDialog, RulesDialog } from './help.tsx';
import { useKeyboard } from './keyboard.ts';
import { HAND_KEYS, lettersOf } from './letters.ts';
import { Log } from './log.tsx';
import { Preview } from './preview.tsx';
import { ResolvingStack } from './resolving.tsx';
import { litBy, openTo } from './selection.ts';
import { SheetDialog } from './sheet.tsx';
import { Status } from './status.tsx';
import type { TableStore } from './store.ts';
import { ToolBar } from './tool-bar.tsx';
import { Zone } from './zone.tsx';

const NOTHING: ReadonlySet<string> = new Set();

interface TableProps {
  readonly store: TableStore;
  readonly look: Look;
  readonly sheetOf: (ref: Ref) => Promise<Sheet | null>;
  readonly rules: readonly string[];
  readonly onAgain: () => void;
  readonly onReplay: (() => void) | null;
}

/** A table anybody can play at, whatever the game: status, others, middle, own side, hand, actions, log. */
export function Table({ store, look, sheetOf, rules, onAgain, onReplay }: TableProps): ReactNode {
  const frame = useStore(store, (state) => state.frame);
  const picked = useStore(store, (state) => state.picked);
  const motion = useSettings((settings) => settings.motion);
  const [open, setOpen] = useState<'keys' | 'rules' | 'command' | 'log' | null>(null);
  const content = useMemo(
    () => ({
      store,
      look,
      sheetOf,
      letters: lettersOf(frame, picked),
      lit: frame?.prompt == null ? NOTHING : litBy(frame.prompt, picked),
      open: frame?.prompt == null ? NOTHING : openTo(frame.prompt, picked),
    }),
    [store, look, sheetOf, frame, picked],
  );
  const actions = useMemo(
    () => ({
      help: () => setOpen('keys'),
      rules: () => setOpen('rules'),
      command: () => setOpen('command'),
      lastEvent: () => {
        const line = store.getState().log.at(-1);
        store.getState().say(line?.spans.map(({ text }) => text).join('') ?? null);
      },
    }),
    [store],
  );
  useKeyboard(store, content.letters, actions);
  if (frame === null) return null;
  const close = (): void => setOpen(null);
  return (
    <TableContext value={content}>
      <MotionConfig
        reducedMotion={motion === 'off' ? 'always' : 'user'}
        transition={{ duration: MOTION_SECONDS[motion], ease: 'easeOut' }}
      >
        <LayoutGroup>
          <Surface
            look={look}
            isLogOpen={open === 'log'}
            onLog={() => setOpen(open === 'log' ? null : 'log')}
            onOpen={setOpen}
          />
          <EndingCard onAgain={onAgain} onReplay={onReplay} />
        </LayoutGroup>
        <Preview />
        <SheetDialog />
        <KeysDialog isOpen={open === 'keys'} onClose={close} />
        <RulesDialog isOpen={open === 'rules'} onClose={close} rules={rules} />
        <CommandLine isOpen={open === 'command'} onClose={close} />
      </MotionConfig>
    </TableContext>
  );
}

interface SurfaceProps {
  readonly look: Look;
  readonly isLogOpen: boolean;
  readonly onLog: () => void;
  readonly onOpen: (what: 'keys' | 'rules' | 'command') => void;
}

function Surface({ look, isLogOpen, onLog, onOpen }: SurfaceProps): ReactNode {
  const words = useWords();
  const frame = useTableState((state) => state.frame);
  const log = useTableState((state) => state.log);
  if (frame === null) return null;
  const { scene } = frame;
  const near = scene.near === null ? undefined : scene.seats[scene.near];
  const others = aroundFrom(scene.seats, scene.near);
  return (
    <div className={`table ${look.theme} ${isLogOpen ? 'log-open' : ''}`} data-others={others.length}>
      <a className="skip" href="#actions">
        {words.skipToContent}
      </a>
      <ToolBar facts={scene.facts} onLog={onLog} isLogOpen={isLogOpen} onOpen={onOpen} />
      <Status />
      <section className="others" aria-label={words.opponents} style={{ '--others': others.length } as object}>
        {others.map((seat, i) => (
          <div key={seat.seat} className="place" style={arcOf(i, others.length)}>
            <look.Seat seat={seat} isNear={false} />
          </div>
        ))}
      </section>
      <section className="centre" aria-label={words.middle}>
        <ResolvingStack />
        <look.Centre scene={scene} />
      </section>
      <section className="own" aria-label={words.yourSide}>
        {near === undefined ? null : <look.Seat seat={near} isNear />}
      </section>
      <ActionBar />
      <section className="hand" aria-label={words.hand}>
        {scene.hand === null ? null : <Zone zone={scene.hand} as="fan" isOffered keys={HAND_KEYS} />}
      </section>
      <aside className="log-place">
        <Log lines={log} />
      </aside>
    </div>
  );
}

/** The others as one sees them: clockwise, beginning at the left. */
const aroundFrom = (seats: readonly SeatScene[], near: number | null): SeatScene[] =>
  near === null ? [...seats] : [...seats.slice(near + 1), ...seats.slice(0, near)];

/** How far round the table a place is: 0 at the left, 1 at the right; and how far from the middle. */
const arcOf = (i: number, count: number): object => {
  const along = count === 1 ? 0.5 : i / (count - 1);
  return { '--along': along, '--out': Math.abs(along - 0.5) * 2 };
};
