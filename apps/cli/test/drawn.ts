import { Match, type Viewer } from '@cardwright/engine';
import { Presenter } from '@cardwright/presenter';
import { parseCards, type Thrones, thrones, type View } from '@cardwright/thrones';
import { type Paint, PLAIN } from '../src/paint.ts';
import { entryOf } from '../src/registry.ts';

const thronesEntry = entryOf('thrones');

/** Plain paint for a table of Thrones with somebody at seat 0. */
export const paintOf = (language: 'en' | 'zh', change: Partial<Paint> = {}): Paint => ({
  presenter: new Presenter(thronesEntry.game, language),
  players: [language === 'zh' ? '你' : 'you', 'smart', 'simple', 'random'],
  colours: PLAIN,
  ascii: false,
  width: 80,
  ...change,
});

/** A match some choices into the game. */
export function matchAfter(...keys: readonly string[]): Match<Thrones> {
  const match = Match.start(thrones, { seed: 7 });
  for (const key of keys) match.chooseKeys([key]);
  return match;
}

export const viewAfter = (viewer: Viewer, ...keys: readonly string[]): View => matchAfter(...keys).view(viewer);

/** A view with these two piles on the table. */
export const withPiles = (view: View, first: string, second: string): View => ({
  ...view,
  piles: [parseCards(first), parseCards(second)],
});
