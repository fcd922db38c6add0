import type { Language } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { type GameEvent, type Label, type Sorcery, sorcery } from '@cardwright/sorcery';
import { WORDS } from './words.ts';

export type Names = readonly [string, string];

/** The game's words with these names for the players. */
export const presenterFor = (language: Language, names: Names): Presenter<Sorcery> =>
  new Presenter(sorcery, language, (seat) => names[seat] as string);

/** How a game ended, with the winner's name. */
export function ending(label: Label, language: Language, names: Names): string {
  if (label === 'p1' || label === 'p2') return WORDS[language].wins(names[label === 'p1' ? 0 : 1]);
  return `${sorcery.text[language].outcomes[label] ?? label}${language === 'zh' ? '。' : '.'}`;
}

/** Tells events as sentences. */
export function tellerFor(language: Language, names: Names): (event: GameEvent) => string {
  const presenter = presenterFor(language, names);
  return (event) =>
    event.type === 'game-ended' ? ending(event.label, language, names) : plain(presenter.event(event));
}
