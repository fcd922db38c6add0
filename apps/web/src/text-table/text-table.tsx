import type { Frame } from '@cardwright/client';
import { plain } from '@cardwright/presenter';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Aids } from '../table/action-bar.tsx';
import { CommandForm } from '../table/command-form.tsx';
import { TableContext, useTableState } from '../table/context.tsx';
import { EndingCard } from '../table/ending.tsx';
import { KeysDialog, RulesDialog } from '../table/help.tsx';
import { useKeptFocus } from '../table/kept-focus.ts';
import { useKeyboard } from '../table/keyboard.ts';
import { HintPanel } from '../table/lazy-hint.tsx';
import { Log } from '../table/log.tsx';
import { Preview } from '../table/preview.tsx';
import { SheetDialog } from '../table/sheet.tsx';
import { Spans } from '../table/spans.tsx';
import type { TableProps } from '../table/table.tsx';
import { ToolBar } from '../table/tool-bar.tsx';
import { useWords } from '../words/index.ts';
import { Actions, NotPossible } from './actions.tsx';
import { ResolvingText, SeatText, ZoneItem } from './places.tsx';
import '../style/text-table.css';

const FallenBanner = lazy(async () => ({ default: (await import('../fallen/banner.tsx')).FallenBanner }));

const NO_LETTERS: ReadonlyMap<string, string> = new Map();
const NOTHING: ReadonlySet<string> = new Set();

/** The same table in words: for screen readers, large type, and whoever likes to read. */
export function TextTable({ store, skin, sheetOf, rules, after, coach, extra }: TableProps): ReactNode {
  const words = useWords();
  const frame = useStore(store, (state) => state.frame);
  const log = useStore(store, (state) => state.log);
  const [open, setOpen] = useState<'keys' | 'rules' | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const content = useMemo(
    () => ({ store, skin, sheetOf, letters: NO_LETTERS, lit: NOTHING, open: NOTHING }),
    [store, skin, sheetOf],
  );
  const actions = useMemo(
    () => ({
      help: () => setOpen('keys'),
      rules: () => setOpen('rules'),
      command: () => box.current?.focus(),
      number: () => box.current?.focus(),
      lastEvent: () => store.getState().say(plain(store.getState().log.at(-1)?.spans ?? [])),
    }),
    [store],
  );
  useKeyboard(store, NO_LETTERS, actions);
  useKeptFocus({ within: '.text-table', places: '.names, .action-aids', otherwise: '#status' });
  if (frame === null) return null;
  const close = (): void => setOpen(null);
  const isWaiting = frame.prompt === null;
  return (
    <TableContext value={content}>
      <div className="text-table" data-skin={skin.theme}>
        <a className="skip" href="#actions">
          {words.skipToContent}
        </a>
        <ToolBar
          facts={frame.scene.facts}
          extra={extra}
          isText
          onOpen={(what) => (what === 'command' ? box.current?.focus() : setOpen(what))}
        />
        <main>
          <div>
            <Question frame={frame} />
            {coach}
            {frame.scene.fallen == null ? null : (
              <Suspense>
                <FallenBanner />
              </Suspense>
            )}
            <EndingCard {...after} />
          </div>
          <section id="actions" className="text-actions" aria-labelledby="text-actions" tabIndex={-1}>
            <h2 id="text-actions">{words.actions}</h2>
            {isWaiting ? null : <CommandForm inputRef={box} onDone={() => undefined} />}
            <Said />
            <Actions />
            <Aids />
            <NotPossible />
          </section>
          <Places frame={frame} />
          <Log lines={log} />
        </main>
      </div>
      <Preview />
      <SheetDialog />
      <KeysDialog isOpen={open === 'keys'} onClose={close} list={[...words.textKeys, ...words.keyList]} />
      <RulesDialog isOpen={open === 'rules'} onClose={close} rules={rules} />
    </TableContext>
  );
}

/** Who must do what; read aloud at once when it is for the reader. */
function Question({ frame }: { frame: Frame }): ReactNode {
  const words = useWords();
  const isThinking = useTableState((state) => state.news?.isThinking === true);
  const passed = useTableState((state) => state.news?.passed ?? null);
  return (
    <>
      <h1 id="status" tabIndex={-1} className={frame.prompt === null ? '' : 'mine'}>
        <Spans spans={frame.status} />
        {isThinking ? ` ${words.thinking}` : null}
      </h1>
      <p className="for-ears" aria-live="assertive">
        {frame.prompt === null ? '' : words.yourDecision(plain(frame.status))}
      </p>
      {frame.prompt === null || frame.prompt.note === '' ? null : <p role="note">{frame.prompt.note}</p>}
      {passed === null ? null : <p role="note">{words.passedFor(plain(passed))}</p>}
    </>
  );
}

function Said(): ReactNode {
  const said = useTableState((state) => state.said);
  return (
    <>
      {said === null ? null : (
        <p className="said" role="alert">
          {said}
        </p>
      )}
      <HintPanel />
    </>
  );
}

/** All that can be seen, near things first. */
function Places({ frame: { scene } }: { frame: Frame }): ReactNode {
  const words = useWords();
  const near = scene.seats.find(({ seat }) => seat === scene.near);
  return (
    <div className="places">
      <ResolvingText resolving={scene.resolving} seats={scene.seats} />
      {scene.hand === null && near === undefined ? null : (
        <section aria-labelledby="text-own">
          <h2 id="text-own">{words.yourSide}</h2>
          {scene.hand === null ? null : (
            <ul>
              <ZoneItem zone={scene.hand} isWhole />
            </ul>
          )}
          {near === undefined ? null : <SeatText seat={near} />}
        </section>
      )}
      {scene.centre.length === 0 ? null : (
        <section aria-labelledby="text-middle">
          <h2 id="text-middle">{words.middle}</h2>
          <ul>
            {scene.centre.map((zone) => (
              <ZoneItem key={zone.id} zone={zone} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="text-others">
        <h2 id="text-others">{words.opponents}</h2>
        <div className="seats">
          {scene.seats
            .filter((seat) => seat !== near)
            .map((seat) => (
              <SeatText key={seat.seat} seat={seat} />
            ))}
        </div>
      </section>
    </div>
  );
}
