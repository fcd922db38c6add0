import { sheetLines, type TableClient } from '@cardwright/client';
import type { Choice, Decision, Seat } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { plain, typedValue, wrapCells } from '@cardwright/presenter';
import type { Leaving } from './display.ts';
import { type Paint, spoken, text } from './paint.ts';
import type { Entry } from './registry.ts';
import { readTyped } from './typed-line.ts';
import { WORDS } from './words.ts';

/** What comes of a typed line. */
export type Reply =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'show'; readonly lines: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'ask' }
  | { readonly kind: 'quit' };

/** What talking about a question needs: what is known of the table, and how lines are drawn. */
export interface Talking {
  readonly client: TableClient;
  readonly entry: Entry;
  readonly paint: Paint;
  /** What comes of wanting the record of the game so far. */
  save(typed: string): Reply;
}

/** How asking somebody ended: with a choice, because they left, or because there was no more input. */
export type Answer = { readonly choice: Choice } | { readonly left: Leaving };

const DEFAULT_LOG = 10;

/** The question as a sentence that says who is meant. */
export function question({ paint }: Talking, { decision }: Asked): string {
  const { language, words } = paint.presenter;
  const seat = (at: Seat): string =>
    at === decision.seat ? WORDS[language].asked(paint.presenter.name(at)) : paint.presenter.name(at);
  const sentence = plain(paint.presenter.named(seat).decision(decision));
  const stop =
    words.decisions[decision.kind] === undefined || /[.。!?]$/.test(sentence) ? '' : language === 'zh' ? '。' : '.';
  return text(paint, `${sentence}${stop}`);
}

const options = (decision: Decision, paint: Paint): string[] =>
  decision.options.map((option) => spoken(paint, paint.presenter.option(option)));

/** The question, its choices by number, and how many are to be picked. */
export function askedLines(at: Talking, asked: Asked): string[] {
  const { decision } = asked;
  const digits = String(decision.options.length).length;
  const isPlain = decision.max === 1 && decision.min === 1;
  return [
    question(at, asked),
    ...options(decision, at.paint).map((option, i) => ` ${String(i + 1).padStart(digits)}  ${option}`),
    ...(isPlain ? [] : [WORDS[at.client.language].pick(decision.min, decision.max)]),
  ];
}

/** What has happened, a line each. */
export const logLines = ({ client, paint }: Talking): string[] => client.log.map(({ spans }) => spoken(paint, spans));

/** What is not possible now, a line for each reason. */
function why({ client, paint }: Talking, { decision, refusals }: Asked, typed: string): string[] {
  const words = WORDS[paint.presenter.language];
  const wanted = typed.toLowerCase();
  const fits = (option: Decision['options'][number]): boolean =>
    `${client.keyOf(option)} ${plain(paint.presenter.option(option))}`.toLowerCase().includes(wanted);
  const reasons = new Map<string, string[]>();
  for (const { option, reason } of refusals) {
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

function rules(at: Talking, asked: Asked): string[] {
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
    words.asks(question(at, asked)),
  ];
}

function look({ client, entry, paint }: Talking, typed: string): Reply {
  const { language } = client;
  if (entry.stage.find === undefined) return { kind: 'problem', problem: WORDS[language].lookNothing };
  if (typed === '') return { kind: 'problem', problem: WORDS[language].lookWhat };
  const sheets = client.find(typed).flatMap((ref) => client.sheet(ref) ?? []);
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap((line) => wrapCells(text(paint, line), paint.width)),
  );
  return lines.length > 0 ? { kind: 'show', lines } : { kind: 'problem', problem: WORDS[language].lookUnknown(typed) };
}

function log(at: Talking, typed: string): Reply {
  const words = WORDS[at.client.language];
  const count = typed === '' ? DEFAULT_LOG : Number(typed);
  if (!Number.isInteger(count) || count < 1) return { kind: 'problem', problem: words.logBad(typed) };
  const lines = logLines(at).slice(-count);
  return { kind: 'show', lines: lines.length > 0 ? lines : [words.logEmpty] };
}

/** What a line typed at this question comes to. */
export function reply(line: string, at: Talking, asked: Asked): Reply {
  const { client, entry, paint } = at;
  const { decision } = asked;
  const typed = readTyped(line, decision, client.keyOf, paint.presenter);
  if (typed.kind === 'choice') return typed;
  if (typed.kind === 'problem') return typed;
  if (typed.kind === 'nothing') return { kind: 'ask' };
  switch (typed.command) {
    case 'why':
      return { kind: 'show', lines: why(at, asked, typed.rest) };
    case 'look':
      return look(at, typed.rest);
    case 'hand':
      return { kind: 'show', lines: entry.screen.hand(client.view, decision, paint) };
    case 'table':
      return { kind: 'show', lines: entry.screen.table(client.view, paint) };
    case 'log':
      return log(at, typed.rest);
    case 'rules':
      return { kind: 'show', lines: rules(at, asked) };
    case 'save':
      return at.save(typed.rest);
    case 'help':
      return { kind: 'show', lines: WORDS[client.language].help };
    case 'quit':
      return { kind: 'quit' };
  }
}
