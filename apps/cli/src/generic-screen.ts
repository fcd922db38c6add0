import { type Fact, genericStage, type Scene, type ZoneScene } from '@cardwright/client';
import type { Language } from '@cardwright/engine';
import { displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import { choicePages } from './choices.ts';
import { text } from './paint.ts';
import { NO_HAND, type Screen } from './screen.ts';

/** A screen for any game, made of the same scene as its table in the browser; then the choices in columns. */
export const genericScreen: Screen = {
  table(view, paint) {
    const { presenter, players, width } = paint;
    const { language } = presenter;
    const scene = genericStage.scene(view, { presenter, language, players, decision: null });
    const hand = scene.hand === null ? [] : [scene.hand];
    const middle = saidOf(scene.facts, [...scene.centre, ...hand], language);
    return [...middle, ...seatLines(scene, language)].flatMap((line) => wrapCells(text(paint, line), width));
  },
  hand: (_view, decision, paint, rows) =>
    decision === null ? NO_HAND : { cards: [], ...choicePages(decision, paint, rows) },
};

const COLON: Readonly<Record<Language, string>> = { en: ': ', zh: '：' };

/** Facts, and cards by their names, each with what it is. */
function saidOf(facts: readonly Fact[], zones: readonly ZoneScene[], language: Language): string[] {
  const cards = (zone: ZoneScene): string => zone.cards.map(({ name }) => name).join(' ') || '–';
  return [
    ...facts.map(({ label, value }) => `${label}${COLON[language]}${value}`),
    ...zones.map((zone) => `${zone.name}${COLON[language]}${cards(zone)}`),
  ];
}

/** A line for each player, its columns as wide as the widest. */
function seatLines({ seats }: Scene, language: Language): string[] {
  const heads = seats.map(({ name, player }) => `${name}  ${player}`);
  const width = Math.max(...heads.map(displayWidth));
  return seats.map(({ facts, zones }, seat) =>
    `${padCells(heads[seat] as string, width)}   ${saidOf(facts, zones, language).join('   ')}`.trimEnd(),
  );
}
