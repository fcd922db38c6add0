import { type ReactNode, useEffect, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import { workerLink } from '../link.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { openTable, readSeats, readSeed } from './opening.ts';

/** What is known of a game, asked of a worker that is sent home afterwards. */
async function describe(game: string, language: 'en' | 'zh'): Promise<GameCard> {
  const link = workerLink({ news: () => undefined, fault: () => undefined });
  try {
    return await link.call('describe', { game, language });
  } finally {
    link.close();
  }
}

/** Seats, bots, seed and the game's own settings, folded away until somebody wants them. */
export function GameOptions({ game }: { game: string }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const [isOpen, setOpen] = useState(false);
  const [card, setCard] = useState<GameCard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    describe(game, language).then(setCard, (error: unknown) => setProblem(String(error)));
  }, [game, language, isOpen]);

  const start = (form: FormData): void => {
    const typed = (field: string, otherwise: string): string => {
      const value = form.get(field);
      return typeof value === 'string' ? value.trim() : otherwise;
    };
    const seed = typed('seed', '');
    const read = readSeed(seed);
    if (seed !== '' && read === null) return setProblem(words.badSeed(seed));
    if (card === null) return;
    const options: Record<string, unknown> = {};
    for (const { name, setting } of card.settings) {
      const value = form.get(`set-${name}`);
      if (setting.kind === 'flag') options[name] = value !== null;
      else if (typeof value === 'string' && value !== '') options[name] = value;
    }
    const seats = Number(typed('seats', String(card.seats.default)));
    const sat = typed('as', '');
    const as = readSeats(sat, seats);
    if (sat !== '' && as === null) return setProblem(words.badSeats(sat, seats));
    openTable({
      game,
      seats,
      ...(as === null ? { people: Math.min(seats, Number(typed('people', '1'))) } : { as }),
      bots: typed('bots', card.usualBot),
      ...(typed('think', 'usual') === 'usual' ? {} : { think: Number(typed('think', 'usual')) }),
      options,
      ...(read === null ? {} : { seed: read }),
    });
  };

  return (
    <details className="game-options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.options}</summary>
      {card === null ? (
        <p role="status">{problem ?? words.loading}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start(new FormData(event.currentTarget));
          }}
        >
          {card.seats.min === card.seats.max ? null : (
            <label>
              {words.seats}
              <select name="seats" defaultValue={card.seats.default}>
                {Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i).map(
                  (count) => (
                    <option key={count}>{count}</option>
                  ),
                )}
              </select>
            </label>
          )}
          <label>
            {words.botLevel}
            <select name="bots" defaultValue={card.usualBot}>
              {card.bots.map(({ id, level, name, about }) => (
                <option key={id} value={id}>{`${level}: ${about} (${name})`}</option>
              ))}
            </select>
          </label>
          <label>
            {words.thinkTime}
            <select name="think" defaultValue="usual">
              {Object.entries(words.thinkTimes).map(([ms, text]) => (
                <option key={ms} value={ms}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.people}
            <select name="people" defaultValue={1}>
              {Array.from({ length: card.seats.max }, (_, i) => (
                <option key={i}>{i + 1}</option>
              ))}
            </select>
            <small>{words.peopleHelp}</small>
          </label>
          <label>
            {words.peopleSeats}
            <input name="as" placeholder={words.anySeed} autoComplete="off" />
            <small>{words.peopleSeatsHelp(card.seats.default)}</small>
          </label>
          {card.settings.map((each) => (
            <SettingField key={each.name} {...each} />
          ))}
          <label>
            {words.seed}
            <input name="seed" inputMode="numeric" placeholder={words.anySeed} autoComplete="off" />
            <small>{words.seedHelp}</small>
          </label>
          {problem === null ? null : <p role="alert">{problem}</p>}
          <button type="submit" className="button main">
            {words.start}
          </button>
        </form>
      )}
    </details>
  );
}

/** One of the game's own settings. */
function SettingField({ name, text, setting, values }: GameCard['settings'][number]): ReactNode {
  const field = `set-${name}`;
  switch (setting.kind) {
    case 'choice':
      return (
        <label>
          {text}
          <select name={field} defaultValue={setting.default}>
            {setting.values.map((value) => (
              <option key={value} value={value}>
                {values[value]}
              </option>
            ))}
          </select>
        </label>
      );
    case 'flag':
      return (
        <label className="flag">
          <input type="checkbox" name={field} defaultChecked={setting.default} /> {text}
        </label>
      );
    case 'number':
      return (
        <label>
          {text}
          <input type="number" name={field} min={setting.min} max={setting.max} defaultValue={setting.default} />
        </label>
      );
    case 'text':
      return (
        <label>
          {text}
          <input name={field} defaultValue={setting.default} autoComplete="off" />
        </label>
      );
  }
}
