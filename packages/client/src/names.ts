import { LANGUAGES, type Language, type MatchRecord, type Seat } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import { aliasesFor, aliasName, botName, HUMAN, levelName } from '@cardwright/players';
import { defaultNames } from '@cardwright/presenter';
import type { Staged } from './stage.ts';
import { CLIENT_WORDS } from './words.ts';

/** What everybody is called, in every language, so that the same can be said again in another one. */
export type Names = Readonly<Record<Language, readonly string[]>>;

/** What everybody is called at a moment: by the game, else by their own name, else by their number. */
export function namesIn({ stage }: Staged, view: unknown, seats: number, people: readonly SeatInfo[] = []): Names {
  const nameOf = (seat: Seat, language: Language): string => {
    const { holder, name = '', alias } = people[seat] ?? {};
    const own = holder === 'person' ? name : alias === undefined ? '' : aliasName(alias, language);
    return stage.name?.(view, seat, language) ?? (own === '' ? defaultNames[language](seat) : own);
  };
  const all = LANGUAGES.map((language) => [
    language,
    Array.from({ length: seats }, (_, seat) => nameOf(seat, language)),
  ]);
  return Object.fromEntries(all) as Names;
}

/** Who sat where in a game that was recorded: bots by the names they had. */
export function recordedSeats({ game, seats, players }: MatchRecord, { bots = [] }: Staged): SeatInfo[] {
  const aliases = aliasesFor(game, seats);
  return Array.from({ length: seats }, (_, seat): SeatInfo => {
    const name = players[seat];
    if (name === undefined || name === HUMAN) return { holder: 'person', name: '' };
    const level = bots.find(({ id }) => id === name)?.level;
    return { holder: 'bot', name, alias: aliases[seat] as number, ...(level === undefined ? {} : { level }) };
  });
}

export const sameNames = (a: Names, b: Names): boolean =>
  LANGUAGES.every((language) => a[language].every((name, seat) => name === b[language][seat]));

/** A bot by its name and its level in words; where the seat has its name already, by its level; without a name by what it is. */
function calledBot(
  bots: NonNullable<Staged['bots']>,
  { name, alias, level }: SeatInfo,
  called: string,
  language: Language,
): string {
  const words = CLIENT_WORDS[language];
  if (alias === undefined) return words.bot(botName(bots, name, language));
  const own = aliasName(alias, language);
  if (level === undefined) return own;
  return own === called ? levelName(level, language) : words.level(own, levelName(level, language));
}

/** Who sits at a seat that is called so, in a word or two. */
export function playerAt(
  { bots = [] }: Staged,
  info: SeatInfo | undefined,
  isOwn: boolean,
  language: Language,
  called = '',
): string {
  const words = CLIENT_WORDS[language];
  if (info === undefined) return '';
  if (info.holder === 'bot') return calledBot(bots, info, called, language);
  if (info.holder === 'empty') return words.empty;
  const name = isOwn ? words.you : info.name === '' ? words.person : info.name;
  if (info.standIn !== undefined) return words.standsIn(name, botName(bots, info.standIn, language));
  return info.isHere === false ? words.away(name) : name;
}
