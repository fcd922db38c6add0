import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useTableState } from '../table/context.tsx';
import { useWords } from '../words/index.ts';
import type { ReplayActions } from './actions.ts';
import { Icon } from './icons.tsx';
import { Scrubber } from './scrubber.tsx';
import type { ReplayStore } from './store.ts';
import { movesOf } from './turns.ts';

interface TransportProps {
  readonly replay: ReplayStore;
  readonly actions: ReplayActions;
  readonly length: number;
}

/** Back, on, and any move at once. */
export function Transport({ replay, actions, length }: TransportProps): ReactNode {
  const words = useWords().replay;
  const at = useStore(replay, (state) => state.at);
  const story = useStore(replay, (state) => state.story);
  const isRunning = useStore(replay, (state) => state.isRunning);
  const said = useTableState((state) => state.said);
  const marks = useMemo(() => ({ turns: movesOf(story, 'turn'), points: movesOf(story, 'turning') }), [story]);
  const [isFirst, isLast] = [at === 0, at === length];
  return (
    <section className="transport" id="actions" tabIndex={-1} aria-label={words.title}>
      {said === null ? null : (
        <p className="said" role="status">
          {said}
        </p>
      )}
      <div className="transport-keys">
        <Key shape="first" name={words.first} act={actions.first} isOff={isFirst} />
        <Key shape="turnBack" name={words.turnBack} act={actions.turnBack} isOff={isFirst} />
        <Key shape="back" name={words.back} act={actions.back} isOff={isFirst} />
        <Key
          shape={isRunning ? 'pause' : 'play'}
          name={isRunning ? words.pause : words.play}
          act={actions.toggleRunning}
          isOff={length === 0}
          isMain
        />
        <Key shape="on" name={words.on} act={actions.on} isOff={isLast} />
        <Key shape="turnOn" name={words.turnOn} act={actions.turnOn} isOff={isLast} />
        <Key shape="last" name={words.last} act={actions.last} isOff={isLast} />
      </div>
      <Scrubber
        at={at}
        length={length}
        turns={marks.turns}
        turningPoints={marks.points}
        onSeek={(move) => replay.getState().seek(move)}
      />
      <p className="move-count" title={words.move(at, length)}>
        {at} / {length}
      </p>
    </section>
  );
}

interface KeyProps {
  readonly shape: Parameters<typeof Icon>[0]['shape'];
  readonly name: string;
  readonly act: () => void;
  readonly isOff: boolean;
  readonly isMain?: boolean;
}

/** Not disabled at the ends but dimmed, so that the focus stays where it is. */
const Key = ({ shape, name, act, isOff, isMain = false }: KeyProps): ReactNode => (
  <button
    type="button"
    className={`button transport-key ${isMain ? 'main' : ''}`}
    aria-label={name}
    title={name}
    aria-disabled={isOff}
    onClick={act}
  >
    <Icon shape={shape} />
  </button>
);
