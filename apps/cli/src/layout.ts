import { wrapCells } from '@cardwright/presenter';
import { fit, mark, type Paint, rule, text } from './paint.ts';

/** What a screen is made of, from the top down. */
export interface Parts {
  readonly status: string; //           the sentence that says who must do what
  readonly table: readonly string[];
  readonly hand: readonly string[];
  readonly log: readonly string[]; //   oldest first
  readonly fresh: number; //            how many of them are new since the last answer
  readonly message: string; //          what came of the last answer, if it was none
  readonly hint: string; //             what else stands there
  readonly keys: string; //             what can be typed now
}

/** The lines of a screen, one fewer than it is high: the last is for typing. The log takes what the rest leaves. */
export function layOut(parts: Parts, height: number, paint: Paint): string[] {
  const { colours } = paint;
  const top = [colours.bold(` ${parts.status}`), rule(paint), ...parts.table, rule(paint), ...parts.hand, rule(paint)];
  const bottom = [
    parts.message === '' ? colours.dim(` ${parts.hint}`) : colours.yellow(` ${parts.message}`),
    colours.inverse(` ${text(paint, parts.keys)} `),
  ];
  const room = Math.max(0, height - 1 - top.length - bottom.length);
  const shown = parts.log.slice(Math.max(0, parts.log.length - room));
  const firstFresh = shown.length - parts.fresh;
  const log = shown.map((line, i) => (i >= firstFresh ? ` ${mark(paint, 'new')} ${line}` : colours.dim(`   ${line}`)));
  const blank = Array.from({ length: room - log.length }, () => '');
  return [...top, ...log, ...blank, ...bottom].slice(0, height - 1).map((line) => fit(paint, line));
}

/** A page of text over the screen, wrapped; as many pages as it takes. */
export function pages(lines: readonly string[], keys: string, height: number, paint: Paint): string[][] {
  const wrapped = lines.flatMap((line) => wrapCells(line, paint.width - 2).map((each) => ` ${each}`));
  const room = Math.max(1, height - 4);
  const count = Math.max(1, Math.ceil(wrapped.length / room));
  return Array.from({ length: count }, (_, page) => {
    const shown = wrapped.slice(page * room, (page + 1) * room);
    const blank = Array.from({ length: room - shown.length }, () => '');
    const where = count > 1 ? ` (${page + 1}/${count})` : '';
    return ['', ...shown, ...blank, rule(paint), paint.colours.inverse(` ${keys}${where} `)].map((line) =>
      fit(paint, line),
    );
  });
}
