import type { Decision, Language } from '@cardwright/engine';
import { cutCells, displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import type { Option, PlayerView, View } from '@cardwright/sorcery';
import { languageOf, mark, type Paint, packed } from '../../paint.ts';
import type { Hand } from '../../screen.ts';
import { cardText, LABEL, nameOf, placeOf, SEATS, sideOf, textOf } from './screen-faces.ts';
import { WORDS } from './screen-words.ts';

export const handText = ({ hand }: PlayerView, language: Language): string =>
  hand.map((card) => (card === null ? WORDS[language].closed : cardText(card, language))).join(', ') ||
  WORDS[language].none;

/** An option beside what does it. */
function shortly(option: Option, language: Language): string {
  const words = WORDS[language];
  switch (option.type) {
    case 'play':
      return words.play;
    case 'play-on':
      return words.on(placeOf(option.owner, option.slot));
    case 'attack-on':
      return words.attackOn(placeOf(option.owner, option.slot));
    case 'attack':
      return words.attack;
    case 'use':
      return words.use(option.ability);
    case 'use-on':
      return `${words.use(option.ability)} ${words.on(placeOf(option.owner, option.slot))}`;
    case 'discard':
      return words.discard;
    case 'draw':
      return words.draw;
    case 'end':
      return words.end;
  }
}

/** What can act, with the numbers of what it can do, and what its card says. */
interface Actor {
  readonly label: string;
  readonly text: string;
  readonly choices: readonly string[];
}

/** An actor in lines: its choices beside it and, where they are wanted, the words of its card after them or below. */
function actorLines({ label, text, choices }: Actor, withText: boolean, paint: Paint): string[] {
  const { colours, width } = paint;
  const indent = ' '.repeat(Math.min(LABEL, width - 30) + 2);
  const head = ` ${padCells(cutCells(label, indent.length - 2, mark(paint, 'more')), indent.length - 2)} `;
  const lines = packed(choices, width - indent.length).map((line, i) => `${i === 0 ? head : indent}${line}`);
  if (lines.length === 0) lines.push(colours.dim(`${head}${mark(paint, 'gone')}`));
  if (!withText || text === '') return lines;
  const last = lines.at(-1) as string;
  if (displayWidth(last) + 2 + displayWidth(text) <= width)
    return [...lines.slice(0, -1), `${last}  ${colours.dim(text)}`];
  return [...lines, ...wrapCells(text, width - 6).map((line) => colours.dim(`      ${line}`))];
}

/** Lines of several actors in pages of so many rows, none of them torn that fits on one. */
function pagesOf(blocks: readonly (readonly string[])[], rows: number): string[][] {
  const pages: string[][] = [[]];
  for (const block of blocks.flatMap((lines) => (lines.length <= rows ? [lines] : lines.map((line) => [line])))) {
    const page = pages.at(-1) as string[];
    if (page.length > 0 && page.length + block.length > rows) pages.push([...block]);
    else page.push(...block);
  }
  return pages;
}

/** The hand and the minions, each with the numbers of its choices; with what their cards say where there is room for it. */
export function hand(view: View, decision: Decision<Option> | null, paint: Paint, rows = Infinity): Hand {
  const language = languageOf(paint);
  const words = WORDS[language];
  const bare = (lines: readonly string[]): Hand => ({
    cards: lines.flatMap((line) => wrapCells(line, paint.width - 1)).map((line) => ` ${line}`),
    pages: [[]],
    last: [],
  });
  if (view.seat === null)
    return bare(
      SEATS.map((seat) => `${padCells(paint.presenter.name(seat), 9)} ${handText(sideOf(view, seat), language)}`),
    );
  const own = sideOf(view, view.seat);
  if (decision === null) return bare([`${words.hand}: ${handText(own, language)}`]);
  const numbered = (fits: (option: Option) => boolean): string[] =>
    decision.options.flatMap((option, i) =>
      fits(option) ? [`${paint.colours.bold(String(i + 1))} ${shortly(option, language)}`] : [],
    );
  const actors: Actor[] = [
    ...own.hand.map((card, at) => ({
      label: card === null ? words.closed : cardText(card, language),
      text: card === null ? '' : textOf(card.card, language),
      choices: numbered((option) => 'hand' in option && option.hand === at),
    })),
    ...own.minions.map((minion, at) => ({
      label: `${placeOf(view.seat as number, at)} ${nameOf(minion.card, language)} ${minion.attack}/${minion.defence}`,
      text: minion.isSilenced ? '' : textOf(minion.card, language),
      choices: numbered((option) => 'by' in option && option.by === at),
    })),
  ];
  const others = numbered((option) => option.type === 'draw' || option.type === 'end').join('  ');
  const why = paint.colours.dim(`${mark(paint, 'gone')} ${words.why}`);
  const last = displayWidth(`${others}    ${why}`) < paint.width ? [` ${others}    ${why}`] : [` ${others}`];
  const room = Math.max(1, rows - last.length);
  // The words of the cards in hand are wanted most: those on the table have been read before.
  for (const told of [actors.length, own.hand.length, 0]) {
    const blocks = actors.map((actor, at) => actorLines(actor, at < told, paint));
    if (told === 0 || blocks.flat().length <= room) return { cards: [], pages: pagesOf(blocks, room), last };
  }
  return { cards: [], pages: [[]], last };
}
