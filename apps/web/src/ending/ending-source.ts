import type { Chronicle } from '@cardwright/client';
import { useEffect, useState } from 'react';
import type { TurningPoints } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { useSettings } from '../settings.ts';

/** Whoever knows what became of a game. */
export type EndingSource = Pick<Link, 'call'>;

/** What became of everybody; null: it is not known yet. */
export function useChronicle(past: EndingSource): Chronicle | null {
  const language = useSettings((settings) => settings.language);
  const [chronicle, setChronicle] = useState<Chronicle | null>(null);
  useEffect(() => {
    let isWanted = true;
    past.call('chronicle', { language }).then(
      (told) => {
        if (isWanted && told !== null) setChronicle(told);
      },
      () => {}, // the link says what went wrong
    );
    return () => {
      isWanted = false;
    };
  }, [past, language]);
  return chronicle;
}

/** Where it turned; undefined: it is being reckoned, null: there is nothing to be said. */
export function useTurned(past: EndingSource, isWanted: boolean): TurningPoints | null | undefined {
  const [turned, setTurned] = useState<TurningPoints | null>();
  useEffect(() => {
    if (isWanted) past.call('turned', {}).then(setTurned, () => setTurned(null));
  }, [past, isWanted]);
  return turned;
}

/** The own figures in the last games of that kind; null: they are being looked up. */
export function useUsual(past: EndingSource, isWanted: boolean): readonly (readonly (number | null)[])[] | null {
  const [usual, setUsual] = useState<readonly (readonly (number | null)[])[] | null>(null);
  useEffect(() => {
    if (isWanted) past.call('usual', {}).then(setUsual, () => setUsual([]));
  }, [past, isWanted]);
  return usual;
}
