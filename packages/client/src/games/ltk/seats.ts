import type { Language, Seat } from '@cardwright/engine';
import { findSkill, type HeldView, type Ltk, type PlayerView, type Slot, type View } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { Badge, CardScene, Fact, SeatScene, ZoneScene } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import { backScene, cardScene } from './cards.ts';
import type { CardFace, LtkPortrait, Side, Sign } from './face.ts';
import { heroName, joined, sideOf, tilesOf } from './heroes.ts';
import { farFrom } from './reach.ts';
import { STAGE_WORDS } from './words.ts';

const SLOTS: readonly Slot[] = ['weapon', 'armor', 'plus', 'minus'];

/** What is the matter with a player, worst first. */
export function statesOf(view: View, player: PlayerView, language: Language): Sign[] {
  const words = STAGE_WORDS[language];
  if (!player.alive) return [{ id: 'dead', name: words.dead }];
  return [
    ...(view.dying.includes(player.seat) ? [{ id: 'dying', name: words.dying }] : []),
    ...(player.chained ? [{ id: 'chained', name: words.chained }] : []),
    ...(player.faceDown ? [{ id: 'face-down', name: words.faceDown }] : []),
    ...(player.drunk > 0 ? [{ id: 'drunk', name: words.drunk }] : []),
    ...(view.current === player.seat && player.strikes > 0
      ? [{ id: 'strikes', name: words.strikes(player.strikes) }]
      : []),
  ];
}

const zone = (id: string, name: string, cards: readonly CardScene[]): ZoneScene[] =>
  cards.length === 0 ? [] : [{ id, name, cards, count: cards.length }];

const wornBy = (view: View, { slots }: PlayerView, context: StageContext<Ltk>): CardScene[] =>
  SLOTS.flatMap((slot) => (slots[slot] < 0 ? [] : [cardScene(view, slots[slot], context)]));

const fatesOf = (view: View, { fates }: PlayerView, context: StageContext<Ltk>): CardScene[] =>
  fates.map(({ card, as }) => cardScene(view, card, context, as));

/** What lies before a player: equipment, what is to be judged, piles; and hand cards the viewer knows. */
function zonesOf(view: View, player: PlayerView, context: StageContext<Ltk>): ZoneScene[] {
  const words = STAGE_WORDS[context.language];
  const { seat } = player;
  const known = seat === view.seat ? [] : player.known.map((card) => cardScene(view, card, context));
  return [
    ...zone(`worn:${seat}`, words.equipment, wornBy(view, player, context)),
    ...zone(`fate:${seat}`, words.fate, fatesOf(view, player, context)),
    ...zone(`known:${seat}`, words.knownCards, known),
    ...Object.entries(player.piles).flatMap(([name, cards]) => {
      const title = plain(context.presenter.noun('skill', name));
      return zone(
        `pile:${seat}.${name}`,
        title,
        cards.map((card, i) =>
          card === null ? backScene(`back:${seat}.${name}.${i}`, title) : cardScene(view, card, context),
        ),
      );
    }),
  ];
}

/** Skills the open decision lets the seat use that are no hero's own: of a weapon, or lent by the Lord. */
const lentNow = ({ decision }: StageContext<Ltk>, seat: Seat, own: readonly HeldView[]): string[] => {
  if (decision?.seat !== seat || decision.kind !== 'play') return [];
  const used = decision.options.flatMap(({ skill, card }) =>
    skill === undefined || card !== undefined ? [] : [skill],
  );
  return [...new Set(used)].filter((id) => !own.some((held) => held.id === id));
};

function noteOf(view: View, player: PlayerView, { id, hero }: HeldView, { language }: StageContext<Ltk>): string {
  const words = STAGE_WORDS[language];
  const skill = findSkill(view.mode, id);
  if (hero >= 0 && player.revealed[hero] !== true) return words.hidden;
  if (player.marks[id] !== undefined) return skill?.awakening === true ? words.awakened : words.used;
  if (player.turnMarks[id] !== undefined || player.phaseMarks[id] !== undefined) return words.thisTurn;
  return '';
}

function badgesOf(view: View, player: PlayerView, context: StageContext<Ltk>): Badge[] {
  const own = player.skills;
  const lent = lentNow(context, player.seat, own).map((id) => ({ id, hero: -1 }));
  const isNear = player.seat === view.seat;
  return [...own, ...lent].map((held) => {
    const note = noteOf(view, player, held, context);
    return {
      id: isNear ? `skill:${held.id}` : `skill:${player.seat}.${held.id}`,
      name: plain(context.presenter.noun('skill', held.id)),
      ref: { kind: 'skill', id: held.id },
      ...(note === '' ? {} : { note }),
    };
  });
}

/** Whose side everybody knows a player to be on: of kingdom war what was claimed, else the hero's kingdom. */
const claimOf = (view: View, { claimed }: PlayerView, context: StageContext<Ltk>): Sign<Side> | null =>
  view.mode !== 'kingdoms' || claimed === null ? null : sideOf(claimed, context);

function portraitOf(view: View, player: PlayerView, context: StageContext<Ltk>): LtkPortrait {
  const tiles = tilesOf(view, player, context);
  const seen = tiles.filter(({ brush }) => brush !== '');
  const seatName = context.presenter.name(player.seat);
  const title =
    seen.length === 0
      ? seatName
      : joined(
          seen.map(({ name }) => name),
          context.language,
        );
  const signs = zonesOf(view, player, context).flatMap(({ id, cards }) =>
    /^(worn|fate)/.test(id)
      ? cards.map(({ face }) => {
          const { place, name, mark } = face as CardFace;
          return { id: place ?? 'fate', name, mark };
        })
      : [],
  );
  return {
    tiles,
    title,
    chinese: seen.flatMap(({ chinese }) => (chinese === '' ? [] : [chinese])).join('·'),
    seatName: title === seatName ? '' : seatName,
    hp: player.hp,
    maxHp: player.maxHp,
    hand: player.cards,
    role: player.role === null ? null : { id: player.role, name: plain(context.presenter.noun('role', player.role)) },
    claim: claimOf(view, player, context),
    far: farFrom(view, player.seat, context.language),
    states: statesOf(view, player, context.language),
    signs,
  };
}

function factsOf(view: View, player: PlayerView, portrait: LtkPortrait, context: StageContext<Ltk>): Fact[] {
  const words = STAGE_WORDS[context.language];
  const { tiles, role, claim, far, states } = portrait;
  const sides = claim === null ? tiles.flatMap(({ side }) => (side === null ? [] : [side.name])) : [claim.name];
  const fact = (id: string, label: string, value: string): Fact[] => (value === '' ? [] : [{ id, label, value }]);
  return [
    ...fact('heroes', '', portrait.title === context.presenter.name(player.seat) ? '' : portrait.title),
    ...fact('kingdom', words.kingdom, [...new Set(sides)].join(words.between)),
    ...fact('role', words.role, role?.name ?? ''),
    ...(view.stage === 'heroes'
      ? []
      : [
          ...fact('life', words.life, `${player.hp}/${player.maxHp}`),
          ...fact('hand', words.handCount, String(player.cards)),
          ...fact('far', words.distance, far === null ? '' : `${far.distance} (${far.reach})`),
          ...fact('state', words.state, states.map(({ name }) => name).join(words.between)),
        ]),
  ];
}

/** What a player is called by everybody: by the heroes that are turned up, not by those that only the viewer knows. */
export function publicName(view: View, seat: Seat, language: Language): string | undefined {
  const { heroes = [], revealed = [] } = view.players[seat] ?? {};
  const shown = heroes.flatMap((hero, i) =>
    hero === null || revealed[i] !== true ? [] : [heroName(view.mode, hero, language)],
  );
  return shown.length === 0 ? undefined : joined(shown, language);
}

export function seatScene(view: View, player: PlayerView, context: StageContext<Ltk>): SeatScene {
  const { seat } = player;
  const portrait = portraitOf(view, player, context);
  return {
    seat,
    id: `seat:${seat}`,
    name: context.presenter.name(seat),
    player: context.players[seat] ?? '',
    portrait,
    ref: { kind: 'seat', id: seat },
    facts: factsOf(view, player, portrait, context),
    zones: zonesOf(view, player, context),
    badges: badgesOf(view, player, context),
    isTurn: view.current === seat && view.phase !== null,
    isOut: !player.alive,
  };
}
