import { sheetLines } from '@cardwright/client';
import { BadInputError, type Choice, formatRecord } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { plain, typedValue, wrapCells } from '@cardwright/presenter';
import type { Leaving } from './display.ts';
import type { Keyboard } from './keyboard.ts';
import { choicesIn, spoken, text } from './paint.ts';
import { resumeCommand } from './save-file.ts';
import { readTyped } from './typed-line.ts';
import { WORDS } from './words.ts';

/** What comes of a typed line. */
export type Reply =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'show'; readonly lines: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'ask' }
  | { readonly kind: 'quit' };

/** How asking somebody ended: with a choice, because they left, or because there was no more input. */
export type Answer = { readonly choice: Choice } | { readonly left: Leaving };

const DEFAULT_LOG = 10;

/** The question with what is at stake, as a sentence. */
export function question({ paint, client }: Keyboard): string {
  const sentence = plain(client.frame?.status ?? []);
  const stop = /[.。!?？]$/.test(sentence) ? '' : client.language === 'zh' ? '。' : '.';
  return text(paint, `${sentence}${stop}`);
}

/** What that which is offered would do, in its own words. */
export const noteOf = ({ paint, client }: Keyboard): string => text(paint, client.frame?.prompt?.note ?? '');

/** What has happened, a line each. */
export const logLines = ({ client, paint }: Keyboard): string[] => client.log.map(({ spans }) => spoken(paint, spans));

/** What is not possible now, a line for each reason. */
function why({ client, paint }: Keyboard, { decision }: Asked, typed: string): string[] {
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

function rules(at: Keyboard): string[] {
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
  ];
}

function look({ client, entry, paint }: Keyboard, typed: string): Reply {
  const { language } = client;
  if (entry.stage.find === undefined) return { kind: 'problem', problem: WORDS[language].lookNothing };
  if (typed === '') return { kind: 'problem', problem: WORDS[language].lookWhat };
  const sheets = client.find(typed).flatMap((ref) => client.sheet(ref) ?? []);
  const lines = sheets.flatMap((sheet) =>
    sheetLines(sheet).flatMap((line) => wrapCells(text(paint, line), paint.width)),
  );
  return lines.length > 0 ? { kind: 'show', lines } : { kind: 'problem', problem: WORDS[language].lookUnknown(typed) };
}

function log(at: Keyboard, typed: string): Reply {
  const words = WORDS[at.client.language];
  const count = typed === '' ? DEFAULT_LOG : Number(typed);
  if (!Number.isInteger(count) || count < 1) return { kind: 'problem', problem: words.logBad(typed) };
  const lines = logLines(at).slice(-count);
  return { kind: 'show', lines: lines.length > 0 ? lines : [words.logEmpty] };
}

function save({ table, file, client }: Keyboard, typed: string): Reply {
  const record = table.host.record();
  if (typed === '-') return { kind: 'show', lines: formatRecord(record).trimEnd().split('\n') };
  try {
    const path = file.save(record, typed === '' ? null : typed);
    const said = WORDS[client.language].saved(path, resumeCommand(path));
    return { kind: 'show', lines: typed !== '' || file.detour === null ? [said] : [file.detour, said] };
  } catch (error) {
    if (error instanceof BadInputError) return { kind: 'problem', problem: error.message };
    throw error;
  }
}

/** What a line typed at this question comes to. */
export function reply(line: string, at: Keyboard, asked: Asked): Reply {
  const { client, entry, paint } = at;
  const { decision } = asked;
  const typed = readTyped(line, decision, client.keyOf, paint.presenter, client.labels);
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
      return { kind: 'show', lines: rules(at) };
    case 'save':
      return save(at, typed.rest);
    case 'help':
      return { kind: 'show', lines: WORDS[client.language].help };
    case 'quit':
      return { kind: 'quit' };
  }
}
