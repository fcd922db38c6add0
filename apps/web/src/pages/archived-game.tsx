import { gameName } from '@cardwright/registry/list';
import type { ReactNode } from 'react';
import type { ArchivedGame } from '../archived-game.ts';
import { Picture } from '../games/pictures.tsx';
import type { GameCard } from '../host/protocol.ts';
import { usePageWords } from '../review/words.ts';
import { formatRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Words } from '../words/words.ts';
import { saveArchived } from './record-file.ts';

interface ArchivedGameLineProps {
  readonly kept: ArchivedGame;
  readonly card: GameCard | null; // what is known of the game; null: nothing yet
  readonly onRemove: (kept: ArchivedGame) => void;
}

const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const;

/** One line of the list: what it was, how it ended, and what can be done with it. */
export function ArchivedGameLine({ kept, card, onRemove }: ArchivedGameLineProps): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const name = gameName(kept.game, language);
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    ...(kept.seats === null ? [] : [words.replay.seats(kept.seats)]),
    ...(kept.bots.length === 0 ? [] : [words.replay.bots(kept.bots.map((id) => botName(card?.bots ?? [], id)))]),
    words.replay.moves(kept.length),
  ];
  return (
    <li className={`kept-game ${kept.game}`} data-id={kept.id}>
      <Picture game={kept.game} />
      <div className="kept-text">
        <h2>{name}</h2>
        <p className="kept-result">{kept.seats === null ? words.replay.unreadable : resultOf(kept, card, words)}</p>
        <p className="quiet">
          <time dateTime={new Date(kept.updated).toISOString()}>{date.format(kept.updated)}</time>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {kept.isPractice ? (
            <span className="practice" title={words.replay.practiceAbout}>
              {words.replay.practice}
            </span>
          ) : null}
        </p>
      </div>
      <div className="row">
        {kept.seats === null ? null : <Ways kept={kept} name={name} />}
        <button
          type="button"
          className="button"
          aria-label={`${words.replay.save}: ${name}`}
          onClick={() => void saveArchived(kept)}
        >
          {words.replay.save}
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${words.replay.remove}: ${name}`}
          onClick={() => onRemove(kept)}
        >
          {words.replay.remove}
        </button>
      </div>
    </li>
  );
}

/** To the table, while it is not over; to the replay, always; to the review, when it is. */
function Ways({ kept: { id, ending, length }, name }: { kept: ArchivedGame; name: string }): ReactNode {
  const words = useWords();
  const review = usePageWords();
  const isOver = ending !== null;
  return (
    <>
      {isOver ? null : (
        <a
          className="button main"
          href={formatRoute({ page: 'table', id, isText: false })}
          aria-label={`${words.goOn}: ${name}`}
        >
          {words.goOn}
        </a>
      )}
      <a
        className={`button ${isOver ? 'main' : ''}`}
        href={formatRoute({ page: 'replay', id, at: null, viewer: null })}
        aria-label={`${words.replay.watch}: ${name}`}
      >
        {words.replay.watch}
      </a>
      {isOver && length > 0 ? (
        <a className="button" href={formatRoute({ page: 'review', id })} aria-label={`${review.title}: ${name}`}>
          {review.title}
        </a>
      ) : null}
    </>
  );
}

const botName = (bots: GameCard['bots'], id: string): string => bots.find((bot) => bot.id === id)?.name ?? id;

function resultOf({ ending, isWon }: ArchivedGame, card: GameCard | null, words: Words): string {
  if (ending === null) return words.replay.unfinished;
  const own = isWon == null ? [] : [isWon ? words.won : words.lost]; // games kept long ago do not say
  return [
    ...own,
    ...(card === null ? [] : [Object.hasOwn(card.outcomes, ending) ? card.outcomes[ending] : ending]),
  ].join(' · ');
}
