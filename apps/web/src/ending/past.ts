import type { Chronicle } from '@cardwright/client';
import { useEffect, useState } from 'react';
import type { Turned } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { useSettings } from '../settings.ts';

/** Whoever knows what became of a game. */
export type Past = Pick<Link, 'call'>;

/** What became of everybody; null: it is not known yet. */
export function useChronicle(past: Past): Chronicle | null {
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
export function useTurned(past: Past, isWanted: boolean): Turned | null | undefined {
  const [turned, setTurned] = useState<Turned | null>();
  useEffect(() => {
    if (isWanted) past.call('turned', {}).then(setTurned, () => setTurned(null));
  }, [past, isWanted]);
  return turned;
}

/** The own figures in the last games of that kind; null: they are being looked up. */
export function useUsual(past: Past, isWanted: boolean): readonly (readonly (number | null)[])[] | null {
  const [usual, setUsual] = useState<readonly (readonly (number | null)[])[] | null>(null);
  useEffect(() => {
    if (isWanted) past.call('usual', {}).then(setUsual, () => setUsual([]));
  }, [past, isWanted]);
  return usual;
}
