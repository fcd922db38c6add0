import type { Decision, Event } from '@cardwright/engine';
import type { Ltk, Option, View } from '@cardwright/ltk';
import { plain } from '@cardwright/table';
import type { Fact, ThingId, Tone, ZoneScene } from '../../scene.ts';
import type { Lights, Stage } from '../../stage.ts';
import { cardScene, conversions } from './cards.ts';
import { centreOf, extraOf, isHeroChoice, resolvingOf } from './middle.ts';
import { publicName, seatScene } from './seats.ts';
import { sheetOf } from './sheets.ts';
import { STAGE_WORDS } from './words.ts';

function handOf(view: View, lights: Lights<Ltk>): ZoneScene | null {
  if (view.seat === null) return null;
  const notes = conversions(lights, view.seat);
  return {
    id: 'hand',
    name: STAGE_WORDS[lights.language].hand,
    cards: view.hand.map((card) => {
      const scene = cardScene(view, card, lights);
      const note = notes.get(card);
      return note === undefined ? scene : { ...scene, notes: note };
    }),
    count: view.hand.length,
  };
}

function factsOf(view: View, { presenter, language }: Lights<Ltk>): Fact[] {
  const words = STAGE_WORDS[language];
  const isChoosing = view.stage === 'heroes';
  const phase = view.phase === null ? '' : words.phase(plain(presenter.noun('phase', view.phase)));
  const role = view.seat === null ? null : (view.players[view.seat]?.role ?? null);
  const facts = isChoosing
    ? [
        { id: 'phase', label: '', value: words.choosing },
        { id: 'role', label: words.yourRole, value: role === null ? '' : plain(presenter.noun('role', role)) },
      ]
    : [
        { id: 'round', label: words.round, value: String(view.round) },
        { id: 'phase', label: '', value: phase },
      ];
  return facts.filter(({ value }) => value !== '');
}

/** What is touched for an option. What is only named, like a skill to invoke, is a button. */
function touchesOf({ type, card, skill, seat, hero }: Option, { kind }: Decision<Option>): ThingId[] {
  const aim = seat === undefined ? [] : [`seat:${seat}`];
  switch (type) {
    case 'use':
      return [card === undefined ? `skill:${skill ?? ''}` : `card:${card}`, ...aim];
    case 'skill':
      return kind === 'play' ? [`skill:${skill ?? ''}`, ...aim] : [];
    case 'answer':
    case 'recast':
    case 'card':
      return card === undefined ? [] : [`card:${card}`];
    case 'blind':
      return [`blind:${seat ?? ''}`];
    case 'seat':
      return aim;
    case 'hero':
      return isHeroChoice(kind) ? (hero ?? '').split('+').map((each) => `hero:${each}`) : [];
    default:
      return [];
  }
}

const TURNING: ReadonlySet<string> = new Set([
  'died',
  'dying',
  'game-ended',
  'hero-revealed',
  'kingdom-claimed',
  'careerist-claimed',
]);

const toneOf = ({ type }: Event): Tone => (type === 'turn-started' ? 'turn' : TURNING.has(type) ? 'turning' : 'plain');

export const stage: Stage<Ltk> = {
  scene(view, lights) {
    const centre = centreOf(view, lights);
    return {
      near: view.seat,
      turn: `${view.turns}.${view.current}`,
      facts: factsOf(view, lights),
      seats: view.players.map((player) => seatScene(view, player, lights)),
      centre,
      resolving: resolvingOf(view, lights),
      hand: handOf(view, lights),
      extra: extraOf(centre, lights),
    };
  },
  touches: touchesOf,
  quiet: ({ type }) => (type === 'pass' || type === 'no' ? 'pass' : type === 'end' ? 'end' : null),
  tone: toneOf,
  sheet: sheetOf,
  name: publicName,
  act: ({ type }, { kind }, language) => {
    const { acts, verbs } = STAGE_WORDS[language];
    return acts[`${kind} ${type}`] ?? (type === 'card' ? verbs[kind] : undefined) ?? acts[type];
  },
  verb: ({ kind }, language) => STAGE_WORDS[language].verbs[kind] ?? STAGE_WORDS[language].choose,
};
