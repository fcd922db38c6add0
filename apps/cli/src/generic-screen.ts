import { type Fact, genericStage, type ZoneScene } from '@cardwright/client';
import { displayWidth, padCells, wrapCells } from '@cardwright/table';
import { type Paint, spoken, text } from './paint.ts';
import type { Screen } from './screen.ts';

/** A screen for any game: the fields of the view, then the choices in columns. */
export const genericScreen: Screen = {
  table: (view, paint) => {
    const { presenter, players, width } = paint;
    const { language } = presenter;
    const { extra, seats, centre, hand } = genericStage.scene(view, { presenter, language, players, decision: null });
    const colon = language === 'zh' ? '：' : ': ';
    const between = language === 'zh' ? '、' : ', ';
    const zoneText = ({ name, cards }: ZoneScene): string =>
      `${name}${colon}${cards.map((card) => card.name).join(between) || '–'}`;
    const lines = [
      ...(extra as readonly Fact[]).map(({ label, value }) => `${label}${colon}${value}`),
      ...seats.map(({ name, player, facts, zones }) =>
        [
          `${name}${player === '' ? '' : ` (${player})`}`,
          ...facts.map(({ label, value }) => `${label} ${value}`),
          ...zones.map(zoneText),
        ].join(' · '),
      ),
      ...centre.map(zoneText),
      ...(hand === null || hand.count === 0 ? [] : [zoneText(hand)]),
    ];
    return lines.flatMap((line) => wrapCells(text(paint, line), width));
  },
  hand: (_view, decision, paint) =>
    decision === null
      ? []
      : columns(
          decision.options.map((option) => spoken(paint, paint.presenter.option(option))),
          paint,
        ),
};

/** Numbered texts in as many columns as fit. */
export function columns(texts: readonly string[], { width }: Paint): string[] {
  const numbered = texts.map((each, i) => `${String(i + 1).padStart(String(texts.length).length)}  ${each}`);
  const cell = Math.max(...numbered.map(displayWidth)) + 3;
  const across = Math.max(1, Math.floor((width + 3) / cell));
  const rows = Math.ceil(numbered.length / across);
  return Array.from({ length: rows }, (_, row) =>
    numbered
      .filter((_each, i) => i % rows === row)
      .map((each) => padCells(each, cell))
      .join('')
      .trimEnd(),
  );
}
