import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { archive } from '../archive.ts';
import type { ArchivedGame } from '../archived-game.ts';
import type { GameCard } from '../host/protocol.ts';
import { useKeepingProblem } from '../keeping.ts';
import { type Link, workerLink } from '../link.ts';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { ArchivedGameLine } from './archived-game.tsx';
import { FileDoor } from './file-door.tsx';
import { FIRST_TABLE, openTable } from './opening.ts';
import { SettingsButton } from './settings-button.tsx';
import '../style/replays.css';
import '../style/replay.css';

/** Every game that is kept, the newest first, and a way in for files. */
export function Replays(): ReactNode {
  const words = useWords();
  const problem = useKeepingProblem();
  const [games, setGames] = useState<readonly ArchivedGame[] | null>(null);
  const [removed, setRemoved] = useState<ArchivedGame | null>(null);
  const [link] = useState(() => workerLink({ news: () => {}, fault: () => {} }));
  useEffect(() => () => link.close(), [link]);
  const refresh = useCallback(() => void archive.list().then(setGames), []);
  useEffect(() => {
    refresh();
    return archive.watch(refresh); // a game that cannot be kept comes after whoever has just left it
  }, [refresh]);
  useEffect(() => () => void archive.sweep(), []);
  const cards = useCards(link, games);

  const remove = async (kept: ArchivedGame): Promise<void> => {
    await archive.drop(kept.id);
    setRemoved(kept);
    refresh();
  };
  const putBack = async (kept: ArchivedGame): Promise<void> => {
    await archive.putBack(kept);
    setRemoved(null);
    refresh();
  };
  return (
    <div className="home replays">
      <header className="home-bar">
        <p className="wordmark">
          <a href={formatRoute({ page: 'home' })}>
            <span aria-hidden="true">❖</span> {words.product}
          </a>
        </p>
        <nav>
          <a className="tool" href={formatRoute({ page: 'home' })}>
            {words.home}
          </a>
          <SettingsButton />
        </nav>
      </header>
      <main>
        <div className="replays-head">
          <h1>{words.replays}</h1>
          <p className="quiet">{problem === null ? words.replay.about : ''}</p>
        </div>
        {problem === null ? null : (
          <p className="not-kept-here" role="alert">
            {words.notKept}
          </p>
        )}
        <FileDoor link={link} />
        {removed === null ? null : <Removed key={removed.id} kept={removed} onPutBack={putBack} />}
        {games?.length === 0 ? (
          <section className="no-games">
            <p>{words.replay.none}</p>
            <button type="button" className="button main" onClick={() => openTable(FIRST_TABLE)}>
              {words.playNow}
            </button>
          </section>
        ) : (
          <ul className="kept-games">
            {games?.map((kept) => (
              <ArchivedGameLine key={kept.id} kept={kept} card={cards.get(kept.game) ?? null} onRemove={remove} />
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

/** Says that a game was deleted as long as it can still be put back. */
function Removed({ kept, onPutBack }: { kept: ArchivedGame; onPutBack: (kept: ArchivedGame) => void }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []); // what had the focus is gone
  return (
    <p className="removed row" role="status">
      {words.replay.removed(gameName(kept.game, language))}
      <button ref={button} type="button" className="button" onClick={() => onPutBack(kept)}>
        {words.replay.putBack}
      </button>
    </p>
  );
}

type Cards = ReadonlyMap<string, GameCard>;

/** What is known of the games that are listed. */
function useCards(link: Link, games: readonly ArchivedGame[] | null): Cards {
  const language = useSettings((settings) => settings.language);
  const [cards, setCards] = useState<Cards>(new Map());
  const wanted = [...new Set(games?.map(({ game }) => game))].sort().join(' ');
  useEffect(() => {
    if (wanted === '') return;
    const ask = async (game: string) => [game, await link.call('describe', { game, language })] as const;
    const known = Promise.allSettled(wanted.split(' ').map(ask));
    void known.then((all) =>
      setCards(new Map(all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))),
    );
  }, [link, wanted, language]);
  return cards;
}
