import { type Advice, sheetLines, type TableClient } from '@cardwright/client';
import type { Choice } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { plain, typedValue, wrapCells } from '@cardwright/presenter';
import { columns } from './choices.ts';
import type { Leaving } from './display.ts';
import { hintLines } from './hint-lines.ts';
import { choicesIn, type Paint, spoken, text } from './paint.ts';
import type { Entry } from './registry.ts';
import { handLines } from './screen.ts';
import { readTyped } from './typed-line.ts';
import { WORDS } from './words.ts';

/** What comes of a typed line. */
export type Reply =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'show'; readonly lines: readonly string[] }
  | { readonly kind: 'later'; readonly lines: Promise<readonly string[]> } // the same, when it has been thought about
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'ask' } //  the question once more; where its choices are in pages, the next one
  | { readonly kind: 'undo' }
  | { readonly kind: 'quit' };

/** What talking about a question needs: what is known of the table, and how lines are drawn. */
export interface ConversationContext {
  readonly client: TableClient;
  readonly entry: Entry;
  readonly paint: Paint;
  readonly rows: number; // of the terminal; as many as one likes where nobody looks
  /** What comes of wanting the record of the game so far. */
  save(typed: string): Reply;
  /** What a strong player would do, or why not this; absent: nobody is told that here. */
  advise?(about: Choice | null): Promise<Advice | null>;
}

/** How asking somebody ended: with a choice, because they left, or because they want their last one back. */
export type Answer = { readonly choice: Choice } | { readonly left: Leaving } | 'undo';

const DEFAULT_LOG = 10;
const BESIDE_CHOICES = 8; // rows of a terminal that are not for choices

/** The question with what is at stake, as a sentence. */
export function question({ paint, client }: ConversationContext): string {
  const sentence = plain(client.frame?.status ?? []);
  const stop = /[.。!?？]$/.test(sentence) ? '' : client.language === 'zh' ? '。' : '.';
  return text(paint, `${sentence}${stop}`);
}

/** What that which is offered would do, in its own words. */
export const noteOf = ({ paint, client }: ConversationContext): string => text(paint, client.frame?.prompt?.note ?? '');

/** The question, what that which is offered would do, the choices by number, and how many are to be picked. */
export function askedLines(at: ConversationContext, { decision }: Asked): string[] {
  const { paint, client } = at;
  const note = noteOf(at);
  const choices = choicesIn(paint, decision);
  const digits = String(choices.length).length;
  const listed = choices.map((option, i) => ` ${String(i + 1).padStart(digits)}  ${option}`);
  const isPlain = decision.max <= 1 && decision.min === 1;
  return [
    question(at),
    ...(note === '' ? [] : wrapCells(note, paint.width - 2).map((line) => `  ${line}`)),
    ...(listed.length <= at.rows - BESIDE_CHOICES ? listed : shorter(listed, columns(choices, paint))),
    ...(isPlain ? [] : [WORDS[client.language].pick(decision.min, decision.max)]),
  ];
}

const shorter = (a: readonly string[], b: readonly string[]): readonly string[] => (b.length < a.length ? b : a);

/** What has happened, a line each. */
export const logLines = ({ client, paint }: ConversationContext): string[] =>
  client.log.map(({ spans }) => spoken(paint, spans));

/** What a strong player would do; about a choice: why not this? */
function hint({ advise, paint }: ConversationContext, about: Choice | null): Reply {
  const lines = advise?.(about).then((advice) => hintLines(advice, paint));
  return lines === undefined ? { kind: 'show', lines: hintLines(null, paint) } : { kind: 'later', lines };
}

/** What is not possible now, a line for each reason; of what is possible, what speaks against it. */
function whyOf(at: ConversationContext, asked: Asked, typed: string): Reply {
  const isMeant = /^\d+$/.test(typed) || (typed !== '' && !isRuledOut(at, typed)); // a number is that of a choice
  const read = isMeant ? at.client.read(typed) : null;
  if (read !== null && 'choice' in read && at.advise !== undefined) return hint(at, read.choice);
  return { kind: 'show', lines: why(at, asked, typed) };
}

const isRuledOut = ({ client }: ConversationContext, typed: string): boolean =>
  client.frame?.prompt?.impossible.some(({ what }) =>
    what.some((said) => said.toLowerCase().includes(typed.toLowerCase())),
  ) === true;

export function why({ client, paint }: ConversationContext, { decision }: Asked, typed: string): string[] {
  const words = WORDS[paint.presenter.language];
  const { frame } = client;
  if (frame?.prompt == null) return [words.whyNothing];
  const wanted = typed.toLowerCase();
  const fits = (said: string): boolean => said.toLowerCase().includes(wanted);
  const lines = frame.prompt.impossible
    .map(({ why: reason, what }) => ({ reason, what: what.filter(fits) }))
    .filter(({ what, reason }) => what.length > 0 || (typed === '' && reason !== ''))
    .map(({ reason, what }) => text(paint, what.length === 0 ? reason : words.why(reason, what)));
  if (lines.length > 0) return lines;
  if (typed === '') return [words.whyNothing];
  const possible = decision.options.flatMap((option, i) =>
    fits(`${client.keyOf(option)} ${client.labels[i] ?? ''}`) ? [choicesIn(paint, decision)[i] as string] : [],
  );
  if (possible.length > 0) return possible.map((each) => words.whyPossible(each));
  return [words.whyUnknown(typed)];
}

function rules(at: ConversationContext): string[] {
  const { client, paint, entry } = at;
  const words = WORDS[paint.presenter.language];
  const game = paint.presenter.words;
  const settings = Object.entries(client.options);
  return [
    `${game.name}. ${game.about}`,
    ...entry.rules[paint.presenter.language],
    ...settings.map(([name, value]) =>
      words.setting(
        name,
        typedValue(entry.game.text, paint.presenter.language, name, value),
        game.settings[name] ?? name,
      ),
    ),
    words.asks(question(at)),
    ...(noteOf(at) === '' ? [] : [noteOf(at)]),
  ];
}

export function look(
  { client, entry, paint }: ConversationContext,
  typed: string,
): Extract<Reply, { kind: 'show' | 'problem' }> {
  const { language } = client;
  if (entry.stage.find === undefined) return { kind: 'problem', problem: WORDS[language].lookNothing };
  if (typed === '') return { kind: 'problem', problem: WORDS[language].lookWhat };
  const sheets = client.find(typed).flatMap((ref) => client.sheet(ref) ?? []);
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap((line) => wrapCells(text(paint, line), paint.width - 2)),
  );
  return lines.length > 0 ? { kind: 'show', lines } : { kind: 'problem', problem: WORDS[language].lookUnknown(typed) };
}

function log(at: ConversationContext, typed: string, fresh: number): Reply {
  const words = WORDS[at.client.language];
  const count = typed === '' ? Math.max(DEFAULT_LOG, fresh) : Number(typed);
  if (!Number.isInteger(count) || count < 1) return { kind: 'problem', problem: words.logBad(typed) };
  const lines = logLines(at).slice(-count);
  return { kind: 'show', lines: lines.length > 0 ? lines : [words.logEmpty] };
}

/** What a line typed at this question comes to. `fresh`: so many lines of the log are new. */
export function reply(line: string, at: ConversationContext, asked: Asked, fresh = 0): Reply {
  const { client, entry, paint } = at;
  const { decision } = asked;
  const typed = readTyped(line, decision, client.keyOf, paint.presenter, client.labels);
  if (typed.kind === 'choice') return typed;
  if (typed.kind === 'problem') return typed;
  if (typed.kind === 'nothing') return { kind: 'ask' };
  switch (typed.command) {
    case 'more':
      return { kind: 'ask' };
    case 'undo':
      if (client.canUndo) return { kind: 'undo' };
      return { kind: 'problem', problem: WORDS[client.language].nothingToUndo };
    case 'why':
      return whyOf(at, asked, typed.rest);
    case 'hint':
      return hint(at, null);
    case 'look':
      return look(at, typed.rest);
    case 'hand':
      return { kind: 'show', lines: handLines(entry.screen.hand(client.view, decision, paint)) };
    case 'table':
      return { kind: 'show', lines: entry.screen.table(client.view, paint) };
    case 'log':
      return log(at, typed.rest, fresh);
    case 'rules':
      return { kind: 'show', lines: rules(at) };
    case 'save':
      return at.save(typed.rest);
    case 'help':
      return { kind: 'show', lines: WORDS[client.language].help };
    case 'quit':
      return { kind: 'quit' };
  }
}
