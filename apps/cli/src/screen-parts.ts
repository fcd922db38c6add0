import type { Asked } from '@cardwright/host';
import { type ConversationContext, noteOf, question } from './conversation.ts';
import type { Parts } from './layout.ts';
import { WORDS } from './words.ts';

/** What a screen shows besides the table: where its choices are, what is new, what came of the last line. */
export interface ScreenState {
  readonly page: number;
  readonly fresh: number;
  readonly message: string;
}

function partsOf(
  { client, entry }: ConversationContext,
  { fresh, page, message }: ScreenState,
): Omit<Parts, 'status' | 'keys'> {
  const words = WORDS[client.language];
  const log = { lines: client.log, fresh, viewer: client.viewer, more: words.moreLog };
  const { screen } = entry;
  const nothing = { note: '', decision: null, hint: '' };
  return { ...nothing, elsewhere: words.elsewhere, screen, view: client.view, page, log, message };
}

/** A screen with an open question. */
export function questionParts(at: ConversationContext, { decision }: Asked, shown: ScreenState): Parts {
  const words = WORDS[at.client.language];
  return {
    ...partsOf(at, shown),
    status: question(at),
    note: noteOf(at),
    decision,
    hint: words.hint,
    keys: (page, pages) => words.keys(decision.options.length, page, pages, at.client.canUndo),
  };
}

/** The last screen of a game. */
export const resultParts = (at: ConversationContext, result: string, shown: ScreenState): Parts => ({
  ...partsOf(at, shown),
  status: result,
  keys: () => [WORDS[at.client.language].leave],
});
