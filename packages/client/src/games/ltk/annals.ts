import type { Seat } from '@cardwright/engine';
import type { Ltk, PlayerView } from '@cardwright/ltk';
import { plain } from '@cardwright/presenter';
import type { Annals, Episode, FinishedGame, RowSummary, SideSummary } from '../../ending/annals.ts';
import { ANNALS_WORDS, type BlowSaid } from './annals-words.ts';
import { chineseName, heroName, heroTile, joined } from './heroes.ts';

type Past = FinishedGame<Ltk>;
type LtkEpisode = Episode<Ltk['event']>;

/** How much there is to say of an event. */
const WEIGHTS: Readonly<Record<string, number>> = {
  died: 100,
  dying: 40,
  'hero-revealed': 22,
  'max-life-lost': 20,
  'life-lost': 18,
  damaged: 15,
  recovered: 8,
  'card-negated': 6,
  'cards-taken': 5,
  'card-used': 4,
  'skill-invoked': 3,
  'turn-started': 1,
};

const WOUNDS: ReadonlySet<string> = new Set(['damaged', 'life-lost', 'max-life-lost']);

/** On which side somebody was: a spy and a careerist have none but their own. */
const sideOf = ({ role, claimed }: PlayerView): string =>
  role === 'loyalist' ? 'lord' : (role ?? claimed ?? 'careerist');

const isAlone = (side: string): boolean => side === 'spy' || side === 'careerist';

const playerIn = ({ view }: Past, seat: Seat): PlayerView => view.players[seat] as PlayerView;

const namesOf = (game: Past, seat: Seat): string => {
  const { view, context } = game;
  const { heroes } = playerIn(game, seat);
  const all = heroes.flatMap((hero) => (hero === null ? [] : [heroName(view.mode, hero, context.language)]));
  return all.length === 0 ? context.presenter.name(seat) : joined(all, context.language);
};

const wordsOf = ({ context }: Past) => ANNALS_WORDS[context.language];

const who = (game: Past, seat: Seat): string => (seat === game.own ? wordsOf(game).you : namesOf(game, seat));

const cardsOf = ({ context }: Past, { event }: LtkEpisode): string =>
  event.card === undefined ? '' : plain(context.presenter.noun('name', event.card.name));

function blowOf(game: Past, told: LtkEpisode): BlowSaid {
  const { from, amount = 1 } = told.event;
  const words = wordsOf(game);
  const whose = from == null ? '' : from === game.own ? words.your : words.whose(namesOf(game, from));
  return { whose, card: cardsOf(game, told), amount, round: told.count.round };
}

const deathsIn = ({ episodes }: Past): LtkEpisode[] => episodes.filter(({ event }) => event.type === 'died');

/** The rule that ended it, and the last two blows that led there. */
function whyOf(game: Past): string {
  const words = wordsOf(game);
  const { outcome, episodes } = game;
  const end = episodes.at(-1);
  const last = deathsIn(game).at(-1);
  const round = last?.count.round ?? end?.count.round ?? 1;
  const side = words.sides[outcome.label] ?? '';
  const victim = last?.event.seat;
  const isOver = last !== undefined && (episodes.indexOf(last) >= episodes.length - 3 || game.view.mode === 'identity');
  if (victim === undefined || last === undefined || !isOver)
    return begin(words.sentence(words.isLeft(side, round), []));
  const wounds = episodes.filter(
    (each) =>
      each.event.seat === victim && WOUNDS.has(each.event.type) && episodes.indexOf(each) < episodes.indexOf(last),
  );
  const [before, deadly] = [wounds.at(-2), wounds.at(-1)];
  const role = playerIn(game, victim).role;
  const rule = words.rules[outcome.label] ?? words.rules['kingdom'];
  const said = outcome.label === 'lord' && role !== null ? plain(game.context.presenter.noun('role', role)) : side;
  return begin(
    words.sentence(rule?.(who(game, victim), round, said) ?? '', [
      ...(deadly === undefined ? [] : [words.last(blowOf(game, deadly))]),
      ...(before === undefined ? [] : [words.before(blowOf(game, before))]),
    ]),
  );
}

const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function headlineOf(game: Past): string {
  const { own, outcome, context } = game;
  const share = own === null ? undefined : outcome.scores[own];
  if (own === null || share === undefined || outcome.label === 'draw') return context.presenter.outcome(outcome);
  const words = wordsOf(game);
  const side = sideOf(playerIn(game, own));
  return (share > 0 ? words.won : words.lost)(words.sides[side] ?? side, isAlone(side));
}

/** Whom somebody brought back: after a cry for help, the last who gave life before it was over. */
function rescuesIn({ episodes }: Past): { readonly seat: Seat; readonly by: Seat | null; readonly x: number }[] {
  const open = new Map<Seat, { x: number; by: Seat | null }>();
  return episodes.flatMap(({ event, x, count }) => {
    const { type, seat } = event;
    if (seat === undefined) return [];
    if (type === 'dying') open.set(seat, { x, by: null });
    const cry = open.get(seat);
    if (cry === undefined || type === 'dying') return [];
    if (type === 'died') open.delete(seat);
    if (type !== 'recovered') return [];
    if ((count.stands[seat] ?? 0) <= 0) return [];
    open.delete(seat);
    return [{ seat, by: event.from ?? null, x: cry.x }];
  });
}

const countOf = (game: Past, is: (event: Ltk['event']) => number): number =>
  game.episodes.reduce((sum, { event }) => sum + is(event), 0);

function fateOf(game: Past, seat: Seat): string {
  const words = wordsOf(game);
  const deaths = deathsIn(game);
  const own = deaths.find(({ event }) => event.seat === seat);
  const slain = deaths.flatMap(({ event }) =>
    event.from === seat && event.seat !== seat ? [who(game, event.seat as Seat)] : [],
  );
  const kills = slain.length === 0 ? [] : [words.killed(slain)];
  if (own === undefined) return words.fate([words.alive, ...kills]);
  const { from } = own.event;
  const { round } = own.count;
  const end =
    from == null ? words.died(round) : from === seat ? words.ownHand(round) : words.killedBy(who(game, from), round);
  return words.fate([end, ...kills]);
}

function rowOf(game: Past, seat: Seat): RowSummary {
  const { view, context } = game;
  const words = wordsOf(game);
  const { heroes, revealed, role, alive } = playerIn(game, seat);
  const [first] = heroes;
  const tile = first == null ? null : heroTile(view.mode, first, false, context);
  const hidden = heroes.flatMap((hero, i) =>
    hero === null || revealed[i] === true ? [] : [heroName(view.mode, hero, context.language)],
  );
  const death = deathsIn(game).find(({ event }) => event.seat === seat);
  const rescues = rescuesIn(game);
  return {
    seat,
    name: namesOf(game, seat),
    chinese: heroes
      .flatMap((hero) => (hero === null ? [] : [chineseName(view.mode, hero, context.language)]))
      .filter((name) => name !== '')
      .join('·'),
    player: context.players[seat] ?? '',
    sign: tile?.brush ?? '',
    tint: tile?.side?.id ?? '',
    badge:
      role === null
        ? { id: sideOf(playerIn(game, seat)), name: words.sides[sideOf(playerIn(game, seat))] ?? '' }
        : { id: role, name: plain(context.presenter.noun('role', role)) },
    note: hidden.length === 0 ? '' : words.isUnseen(hidden.join(words.fate(['', '']))),
    isOut: !alive,
    line: seat,
    ...(death === undefined ? {} : { until: death.x }),
    marks: [
      ...rescues.flatMap(({ seat: saved, by, x }) =>
        saved === seat ? [{ kind: 'saved' as const, x, by, text: words.saved }] : [],
      ),
      ...(death === undefined
        ? []
        : [{ kind: 'died' as const, x: death.x, by: death.event.from ?? null, text: fateOf(game, seat) }]),
    ],
    figures: [
      countOf(game, ({ type, from, seat: to, amount = 0 }) =>
        type === 'damaged' && from === seat && to !== seat ? amount : 0,
      ),
      countOf(game, ({ type, seat: by }) => ((type === 'card-used' || type === 'card-played') && by === seat ? 1 : 0)),
      rescues.filter(({ by }) => by === seat).length,
    ],
    fate: fateOf(game, seat),
  };
}

/** Everybody by side; in the Lord's side the Lord last, every careerist alone. */
function sidesOf(game: Past): SideSummary[] {
  const words = wordsOf(game);
  const seats = game.view.players.map(({ seat }) => seat);
  const keyOf = (seat: Seat): string => {
    const side = sideOf(playerIn(game, seat));
    return side === 'careerist' ? `${side}-${seat}` : side;
  };
  return [...Map.groupBy(seats, keyOf)].map(([id, members]) => {
    const isLord = (seat: Seat): number => (playerIn(game, seat).role === 'lord' ? 1 : 0);
    const ordered = members.toSorted((a, b) => isLord(a) - isLord(b));
    const side = sideOf(playerIn(game, members[0] as Seat));
    return { id, name: words.sides[side] ?? side, seats: ordered, rows: ordered.map((seat) => rowOf(game, seat)) };
  });
}

export const annals: Annals<Ltk> = {
  count: (view) => ({
    turn: view.stage === 'turns' && view.turns > 0 ? view.turns : null,
    round: view.round,
    stands: view.players.map(({ hp }) => hp),
  }),
  weight: ({ type, amount = 0 }) => (WEIGHTS[type] ?? 0) + (type === 'damaged' ? amount : 0),
  words: ANNALS_WORDS,
  tell: (game) => ({
    headline: headlineOf(game),
    why: whyOf(game),
    columns: wordsOf(game).columns,
    sides: sidesOf(game),
  }),
};
