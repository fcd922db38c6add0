import { GAMES } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import type { ChapterCard } from '../host/protocol.ts';
import { useMeeting } from '../online/me.ts';
import { OneOf } from '../pages/one-of.tsx';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useCard } from '../setup/use-card.ts';
import { Chapters, goToChapter } from './chapters.tsx';
import { useGalleryWords } from './words.ts';
import '../style/gallery.css';

interface RulesProps {
  readonly game: string | null;
  readonly id: string | null; // the chapter that is read
}

/** The rules of a game, chapter by chapter, and its rulings. */
export function Rules({ game, id }: RulesProps): ReactNode {
  const words = useGalleryWords();
  useMeeting();
  const isGame = game === null || GAMES.some((each) => each.id === game);
  const shown = game ?? GAMES[0].id;
  return (
    <div className="home gallery-page">
      <HomeBar />
      <main>
        <div className="gallery-head">
          <h1>{words.rules}</h1>
          <p className="quiet">{words.rulesAbout}</p>
          <OneOf
            label={words.game}
            className="tile-choice"
            value={isGame ? shown : null}
            values={GAMES.map((each) => [each.id, <GameTile key={each.id} game={each.id} />] as const)}
            onChange={(wanted) => go({ page: 'rules', game: wanted, id: null })}
          />
          <p>
            <a href={formatRoute({ page: 'cards', game: shown, id: null })}>{words.gallery}</a>
          </p>
        </div>
        {isGame ? <Book key={shown} game={shown} id={id} /> : <p role="alert">{words.noGame}</p>}
      </main>
      <HomeFoot />
    </div>
  );
}

function Book({ game, id }: { readonly game: string; readonly id: string | null }): ReactNode {
  const words = useGalleryWords();
  const language = useSettings((settings) => settings.language);
  const { card, problem, link } = useCard(game);
  const [rulings, setRulings] = useState<ChapterCard | null>(null);
  useEffect(() => {
    link.call('rulings', { game, language }).then(
      (all) =>
        setRulings({
          id: 'rulings',
          title: words.rulings,
          text: [words.rulingsAbout, ...all.map(({ number, text }) => `${number}. ${text}`)],
        }),
      () => {}, // the link tells it
    );
  }, [link, game, language, words]);
  const isThere = card !== null && rulings !== null;
  useEffect(() => {
    if (isThere && id !== null) goToChapter(id);
  }, [isThere, id]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (!isThere) return <p role="status">{words.loading}</p>;
  const chapters = [...card.rules, ...(rulings.text.length > 1 ? [rulings] : [])];
  return (
    <>
      {id === null || chapters.some((chapter) => chapter.id === id) ? null : <p role="alert">{words.noChapter(id)}</p>}
      <Chapters chapters={chapters} addressOf={(chapter) => formatRoute({ page: 'rules', game, id: chapter })} />
    </>
  );
}
