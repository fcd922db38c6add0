import { GAMES, gameName } from '@cardwright/registry/list';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import type { RuledPiece } from '../host/protocol.ts';
import { useMeeting } from '../online/me.ts';
import { OneOf } from '../pages/one-of.tsx';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import type { Skin } from '../skin.ts';
import { Article } from './article.tsx';
import { pinyinOf } from './pinyin.ts';
import { search } from './search.ts';
import { usePieces } from './use-pieces.ts';
import { useGalleryWords } from './words.ts';
import '../style/gallery.css';

interface GalleryProps {
  readonly game: string | null;
  readonly id: string | null; // the card or hero that is read
}

/** All cards and heroes of a game, to be looked through, searched and read. */
export function Gallery({ game, id }: GalleryProps): ReactNode {
  const words = useGalleryWords();
  useMeeting();
  const isGame = game === null || GAMES.some((each) => each.id === game);
  const shown = game ?? GAMES[0].id;
  return (
    <div className={`home gallery-page ${id === null ? '' : 'reading'}`}>
      <HomeBar />
      <main>
        <div className="gallery-head">
          <h1>{words.gallery}</h1>
          <p className="quiet">{words.about}</p>
          <OneOf
            label={words.game}
            className="tile-choice"
            value={isGame ? shown : null}
            values={GAMES.map((each) => [each.id, <GameTile key={each.id} game={each.id} />] as const)}
            onChange={(wanted) => go({ page: 'cards', game: wanted, id: null })}
          />
          <p>
            <a href={formatRoute({ page: 'rules', game: shown, id: null })}>{words.rules}</a>
          </p>
        </div>
        {isGame ? <Shelf key={shown} game={shown} id={id} /> : <p role="alert">{words.noGame}</p>}
      </main>
      <HomeFoot />
    </div>
  );
}

function Shelf({ game, id }: { readonly game: string; readonly id: string | null }): ReactNode {
  const words = useGalleryWords();
  const language = useSettings((settings) => settings.language);
  const { pieces, skin, problem } = usePieces(game);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => search(pieces ?? [], wanted), [pieces, wanted]);
  const field = useId();
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (pieces === null || skin === null) return <p role="status">{words.loading}</p>;
  const read = id === null ? undefined : pieces.find((piece) => piece.id === id);
  return (
    <div className="shelf">
      {read === undefined ? null : <Article key={read.id} game={game} piece={read} skin={skin} />}
      <section className="shelf-list" aria-label={gameName(game, language)}>
        {id !== null && read === undefined ? <p role="alert">{words.noPiece(id)}</p> : null}
        <search className="gallery-search">
          <label htmlFor={field}>{words.search}</label>
          <input
            id={field}
            type="search"
            value={typed}
            placeholder={hintOf(pieces[0])}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p role="status">{found.length === 0 && wanted !== '' ? words.none(wanted) : words.found(found.length)}</p>
        </search>
        {wanted === '' ? (
          groupsOf(found).map(([group, those]) => (
            <section key={group}>
              <h2>
                {group} <small>{those.length}</small>
              </h2>
              <Pieces game={game} pieces={those} skin={skin} read={id} />
            </section>
          ))
        ) : (
          <Pieces game={game} pieces={found} skin={skin} read={id} />
        )}
      </section>
    </div>
  );
}

/** Ways to write a name, as an example. */
const hintOf = (piece: RuledPiece | undefined): string => {
  const [english = '', chinese = ''] = piece?.names ?? [];
  return [english, chinese, pinyinOf(chinese)[0]?.join('') ?? ''].filter((each) => each !== '').join(', ');
};

/** The pieces group by group, in their order. */
function groupsOf(pieces: readonly RuledPiece[]): readonly (readonly [string, readonly RuledPiece[]])[] {
  return [...Map.groupBy(pieces, ({ group }) => group)];
}

interface PiecesProps {
  readonly game: string;
  readonly pieces: readonly RuledPiece[];
  readonly skin: Skin;
  readonly read: string | null;
}

const Pieces = ({ game, pieces, skin, read }: PiecesProps): ReactNode => (
  <ul className={`pieces ${skin.theme}`}>
    {pieces.map(({ id, sheet }) => (
      <li key={id}>
        <a href={formatRoute({ page: 'cards', game, id })} {...(id === read ? { 'aria-current': 'true' } : {})}>
          <span className="for-ears">{[sheet.title, sheet.subtitle].join(', ')}</span>
          <span className="card" aria-hidden="true">
            {sheet.card === null ? sheet.title : <skin.Face face={sheet.card.face} name={sheet.card.name} />}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
