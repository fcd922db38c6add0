import { genericStage, type Scene } from '@cardwright/client';
import { displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import { type Paint, spoken, text } from './paint.ts';
import type { Screen } from './screen.ts';

/** A screen for any game, made of the same scene as its table in the browser; then the choices in columns. */
export const genericScreen: Screen = {
  table(view, paint) {
    const { presenter, players, width } = paint;
    const { language } = presenter;
    const scene = genericStage.scene(view, { presenter, language, players, decision: null });
    return [...middle(scene), ...seats(scene)].flatMap((line) => wrapCells(text(paint, line), width));
  },
  hand: (_view, decision, paint) =>
    decision === null
      ? []
      : columns(
          decision.options.map((option) => spoken(paint, paint.presenter.option(option))),
          paint,
        ),
};

type Named = { readonly name: string; readonly cards: readonly { readonly name: string }[] };

const zoneText = ({ name, cards }: Named): string => `${name}: ${cards.map((card) => card.name).join(' ') || '–'}`;

function middle({ facts, centre, hand }: Scene): string[] {
  const said = facts.map(({ label, value }) => `${label}: ${value}`).join('   ');
  return [...(said === '' ? [] : [said]), ...[...centre, ...(hand === null ? [] : [hand])].map(zoneText)];
}

/** A line for each player, its columns as wide as the widest. */
function seats(scene: Scene): string[] {
  const heads = scene.seats.map(({ name, player }) => `${name}  ${player}`);
  const width = Math.max(...heads.map(displayWidth));
  return scene.seats.map(({ facts, zones }, seat) => {
    const said = [...facts.map(({ label, value }) => `${label}: ${value}`), ...zones.map(zoneText)];
    return `${padCells(heads[seat] as string, width)}   ${said.join('   ')}`.trimEnd();
  });
}

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
