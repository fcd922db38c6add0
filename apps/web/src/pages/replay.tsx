import type { LegacyLog } from '@cardwright/client';
import type { Viewer } from '@cardwright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { archive } from '../archive.ts';
import { workerLink } from '../link.ts';
import type { OpenReplay } from '../replay/open-replay.ts';
import { createReplay } from '../replay/store.ts';
import { useSettings } from '../settings.ts';
import { faultIn } from '../words/faults.ts';
import { useWords } from '../words/index.ts';
import { LegacyGame } from './legacy-game.tsx';
import { Lost } from './lost.tsx';
import { Projection } from './projection.tsx';

interface ReplayProps {
  readonly id: string;
  readonly at: number | null;
  readonly viewer: Viewer | null;
}

type Problem = 'unknown' | 'stopped' | { readonly message: string };

/** A game that was played, to be looked at again. */
export function Replay({ id, at, viewer }: ReplayProps): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [opened, setOpened] = useState<OpenReplay | null>(null);
  const [legacy, setLegacy] = useState<LegacyLog | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [link] = useState(() => workerLink({ news: () => {}, fault: () => setProblem('stopped') }));
  useEffect(() => () => link.close(), [link]);

  useEffect(() => {
    const open = async (): Promise<void> => {
      const [game, record] = await Promise.all([archive.find(id), archive.record(id)]);
      if (game === null || record === null) return setProblem('unknown');
      const start = { at, viewer, language };
      const summary = await link.call('openReplay', { record, language });
      if (summary.legacy !== null) return setLegacy(summary.legacy);
      setOpened({ kept: game, record, summary, link, ...createReplay(link, summary, start) });
    };
    open().catch((error: unknown) => setProblem({ message: error instanceof Error ? error.message : String(error) }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a replay is opened once; later wishes go to its store
  }, [id, link]);

  if (problem === 'unknown') return <Lost text={words.unknownGame(id)} />;
  if (problem === 'stopped') return <Lost text={words.replay.stopped} />;
  if (problem !== null) return <Lost text={faultIn(language, problem.message)} />;
  if (legacy !== null) return <LegacyGame {...legacy} />;
  if (opened === null) return <p className="loading">{words.loading}</p>;
  return <Projection {...opened} />;
}
