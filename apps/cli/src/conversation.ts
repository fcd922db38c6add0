import { sheetLines } from '@cardwright/client';
import { BadInputError, type Choice, type Decision, formatRecord, type Seat, type Viewer } from '@cardwright/engine';
import type { Session } from '@cardwright/session';
import { plain, wrapCells } from '@cardwright/table';
import { typedName } from './chinese-names.ts';
import { type Paint, spoken, text } from './paint.ts';
import type { Entry } from './registry.ts';
import { resumeCommand, type SaveFile } from './save-file.ts';
import { readTyped } from './typed-line.ts';
import { WORDS } from './words.ts';

/** Somebody at the keyboard of a game. */
export interface Sitting {
  readonly session: Session<Entry>;
  readonly viewer: Viewer; // whose eyes the log is written for
  readonly paint: Paint;
  readonly file: SaveFile;
}

/** What comes of a typed line. */
export type Reply =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'show'; readonly lines: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'ask' }
  | { readonly kind: 'quit' };

/** How asking somebody ended: with a choice, because they left, or because there was no more input. */
export type Answer = { readonly choice: Choice } | { readonly left: 'quit' | 'end' | 'interrupt' };

const DEFAULT_LOG = 10;

/** The question as a sentence that says who is meant. */
export function question({ paint }: Sitting, decision: Decision): string {
  const { language, words } = paint.presenter;
  const seat = (at: Seat): string =>
    at === decision.seat ? WORDS[language].asked(paint.presenter.name(at)) : paint.presenter.name(at);
  const sentence = plain(paint.presenter.named(seat).decision(decision));
  const stop =
    words.decisions[decision.kind] === undefined || /[.。!?]$/.test(sentence) ? '' : language === 'zh' ? '。' : '.';
  return text(paint, `${sentence}${stop}`);
}

export const options = (decision: Decision, paint: Paint): string[] =>
  decision.options.map((option) => spoken(paint, paint.presenter.option(option)));

/** What has happened, a line each. */
export const logLines = ({ session, viewer, paint }: Sitting): string[] =>
  session.seen(viewer).map((event) => spoken(paint, paint.presenter.event(event)));

/** What is not possible now, a line for each reason. */
function why({ session, paint }: Sitting, decision: Decision, typed: string): string[] {
  const words = WORDS[paint.presenter.language];
  const wanted = typed.toLowerCase();
  const fits = (option: Decision['options'][number]): boolean =>
    `${session.match.keyOf(option)} ${plain(paint.presenter.option(option))}`.toLowerCase().includes(wanted);
  const reasons = new Map<string, string[]>();
  for (const { option, reason } of session.match.refusals()) {
    if (!fits(option)) continue;
    reasons.set(reason, [...(reasons.get(reason) ?? []), plain(paint.presenter.option(option))]);
  }
  const lines = [...reasons].map(([reason, refused]) =>
    text(paint, words.why(paint.presenter.reason(reason), refused)),
  );
  if (lines.length > 0) return lines;
  if (typed === '') return [words.whyNothing];
  const possible = decision.options.filter(fits).map((option) => spoken(paint, paint.presenter.option(option)));
  return possible.length > 0 ? possible.map((each) => words.whyPossible(each)) : [words.whyUnknown(typed)];
}

function rules(at: Sitting, decision: Decision): string[] {
  const { session, paint } = at;
  const { entry } = session;
  const words = WORDS[paint.presenter.language];
  const game = paint.presenter.words;
  const settings = Object.entries(session.options);
  return [
    `${game.name}. ${game.about}`,
    ...entry.rules[paint.presenter.language],
    ...settings.map(([name, value]) =>
      words.setting(name, typedName(String(value), paint.presenter.language), game.settings[name] ?? name),
    ),
    words.asks(question(at, decision)),
  ];
}

function look({ session, paint }: Sitting, view: unknown, typed: string): Reply {
  const { presenter, players } = paint;
  const { language } = presenter;
  const { stage } = session.entry;
  if (stage.find === undefined) return { kind: 'problem', problem: WORDS[language].lookNothing };
  if (typed === '') return { kind: 'problem', problem: WORDS[language].lookWhat };
  const sheets = stage
    .find(typed, view)
    .flatMap((ref) => stage.sheet(ref, view, { presenter, language, players, decision: null }) ?? []);
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap((line) => wrapCells(text(paint, line), paint.width)),
  );
  return lines.length > 0 ? { kind: 'show', lines } : { kind: 'problem', problem: WORDS[language].lookUnknown(typed) };
}

function log(at: Sitting, typed: string): Reply {
  const words = WORDS[at.paint.presenter.language];
  const count = typed === '' ? DEFAULT_LOG : Number(typed);
  if (!Number.isInteger(count) || count < 1) return { kind: 'problem', problem: words.logBad(typed) };
  const lines = logLines(at).slice(-count);
  return { kind: 'show', lines: lines.length > 0 ? lines : [words.logEmpty] };
}

function save({ session, file, paint }: Sitting, typed: string): Reply {
  if (typed === '-') return { kind: 'show', lines: formatRecord(session.record()).trimEnd().split('\n') };
  try {
    const path = file.save(session.record(), typed === '' ? null : typed);
    const said = WORDS[paint.presenter.language].saved(path, resumeCommand(path));
    return { kind: 'show', lines: typed !== '' || file.detour === null ? [said] : [file.detour, said] };
  } catch (error) {
    if (error instanceof BadInputError) return { kind: 'problem', problem: error.message };
    throw error;
  }
}

/** What a line typed at this decision comes to. */
export function reply(line: string, at: Sitting, decision: Decision): Reply {
  const { session, paint } = at;
  const typed = readTyped(line, decision, (option) => session.match.keyOf(option), paint.presenter);
  if (typed.kind === 'choice') return typed;
  if (typed.kind === 'problem') return typed;
  if (typed.kind === 'nothing') return { kind: 'ask' };
  const view = session.match.view(decision.seat);
  switch (typed.command) {
    case 'why':
      return { kind: 'show', lines: why(at, decision, typed.rest) };
    case 'look':
      return look(at, view, typed.rest);
    case 'hand':
      return { kind: 'show', lines: session.entry.screen.hand(view, decision, paint) };
    case 'table':
      return { kind: 'show', lines: session.entry.screen.table(view, paint) };
    case 'log':
      return log(at, typed.rest);
    case 'rules':
      return { kind: 'show', lines: rules(at, decision) };
    case 'save':
      return save(at, typed.rest);
    case 'help':
      return { kind: 'show', lines: WORDS[paint.presenter.language].help };
    case 'quit':
      return { kind: 'quit' };
  }
}
