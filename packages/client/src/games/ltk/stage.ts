import type { Decision, Event } from '@cardwright/engine';
import type { Ltk, Option, View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { Fact, ThingId, Tone, ZoneScene } from '../../scene.ts';
import type { Stage, StageContext } from '../../stage.ts';
import { cardScene, conversions } from './cards.ts';
import { beatOf, placeOf } from './cues.ts';
import { fallenOf } from './fallen.ts';
import { find } from './find.ts';
import { hides } from './hides.ts';
import { centreOf, extraOf, isHeroChoice, resolvingOf } from './middle.ts';
import { publicName, seatScene } from './seats.ts';
import { sheetOf } from './sheets.ts';
import { asks, does, next, note } from './stakes.ts';
import { refuses, spares } from './why-not.ts';
import { STAGE_WORDS } from './words.ts';

function handOf(view: View, context: StageContext<Ltk>): ZoneScene | null {
  if (view.seat === null) return null;
  const notes = conversions(context, view.seat);
  return {
    id: 'hand',
    name: STAGE_WORDS[context.language].hand,
    cards: view.hand.map((card) => {
      const scene = cardScene(view, card, context);
      const note = notes.get(card);
      return note === undefined ? scene : { ...scene, notes: note };
    }),
    count: view.hand.length,
  };
}

function factsOf(view: View, { presenter, language }: StageContext<Ltk>): Fact[] {
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
  scene(view, context) {
    const centre = centreOf(view, context);
    return {
      near: view.seat,
      facts: factsOf(view, context),
      seats: view.players.map((player) => seatScene(view, player, context)),
      centre,
      resolving: resolvingOf(view, context),
      hand: handOf(view, context),
      fallen: fallenOf(view, view.seat, context),
      extra: extraOf(view, centre, context),
    };
  },
  touches: touchesOf,
  least: ({ type }) => (type === 'pass' || type === 'no' ? 'pass' : type === 'end' ? 'end' : null),
  tone: toneOf,
  annals: async () => (await import('./annals.ts')).annals,
  beat: beatOf,
  place: placeOf,
  sheet: sheetOf,
  find,
  hides,
  asks,
  does,
  note,
  next,
  refuses,
  spares,
  name: publicName,
  act: ({ type }, { kind }, language) => {
    const { acts, verbs } = STAGE_WORDS[language];
    if (language === 'zh' && (type === 'use' || type === 'skill')) return undefined; // the verb stands behind the target
    return acts[`${kind} ${type}`] ?? (type === 'card' ? verbs[kind] : undefined) ?? acts[type];
  },
  verb: ({ kind }, language) => STAGE_WORDS[language].verbs[kind] ?? STAGE_WORDS[language].choose,
};
