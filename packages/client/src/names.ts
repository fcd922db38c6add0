import { LANGUAGES, type Language, type Seat } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import { botName } from '@cardwright/players';
import { defaultNames } from '@cardwright/presenter';
import type { Staged } from './stage.ts';
import { CLIENT_WORDS } from './words.ts';

/** What everybody is called, in every language, so that the same can be said again in another one. */
export type Names = Readonly<Record<Language, readonly string[]>>;

/** What everybody is called at a moment: by the game, else by their own name, else by their number. */
export function namesIn({ stage }: Staged, view: unknown, seats: number, people: readonly SeatInfo[] = []): Names {
  const nameOf = (seat: Seat, language: Language): string => {
    const { holder, name = '' } = people[seat] ?? {};
    return (
      stage.name?.(view, seat, language) ?? (holder === 'person' && name !== '' ? name : defaultNames[language](seat))
    );
  };
  const all = LANGUAGES.map((language) => [
    language,
    Array.from({ length: seats }, (_, seat) => nameOf(seat, language)),
  ]);
  return Object.fromEntries(all) as Names;
}

export const sameNames = (a: Names, b: Names): boolean =>
  LANGUAGES.every((language) => a[language].every((name, seat) => name === b[language][seat]));

/** Who sits at a seat, in a word or two. */
export function playerAt(
  { bots = [] }: Staged,
  info: SeatInfo | undefined,
  isOwn: boolean,
  language: Language,
): string {
  const words = CLIENT_WORDS[language];
  if (info === undefined) return '';
  if (info.holder === 'bot') return words.bot(botName(bots, info.name, language));
  if (info.holder === 'empty') return words.empty;
  const name = isOwn ? words.you : info.name === '' ? words.person : info.name;
  if (info.standIn !== undefined) return words.standsIn(name, botName(bots, info.standIn, language));
  return info.isHere === false ? words.away(name) : name;
}
