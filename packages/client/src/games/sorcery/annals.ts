import type { Language, Seat } from '@cardwright/engine';
import { plain } from '@cardwright/presenter';
import type { Sorcery } from '@cardwright/sorcery';
import type { Annals, AnnalsWords, Episode, FinishedGame, RowSummary } from '../../ending/annals.ts';

interface SorceryAnnalsWords extends AnnalsWords {
  readonly columns: readonly string[];
  won(other: string): string;
  lost(other: string): string;
  readonly own: string;
  life(name: string, turn: number): string;
  readonly yourLife: (turn: number) => string;
  last(minion: string, amount: number): string;
  before(minion: string, amount: number, turn: number): string;
  whose(name: string, minion: string): string;
  your(minion: string): string;
  fate(life: number, minions: number): string;
}

const WORDS: Readonly<Record<Language, SorceryAnnalsWords>> = {
  en: {
    measure: 'Life',
    beside: ['magic', 'minions'],
    round: (turn) => `Turn ${turn}`,
    facts: (_seats, _rounds, turns) => `Two players · ${turns} turns`,
    columns: ['Damage dealt', 'Cards played', 'Minions slain'],
    won: (other) => `You win against ${other}`,
    lost: (other) => `You lose against ${other}`,
    own: 'You',
    life: (name, turn) => `${name}’s life fell to 0 in turn ${turn}`,
    yourLife: (turn) => `Your life fell to 0 in turn ${turn}`,
    last: (minion, amount) => `${minion} hit for the last ${amount}`,
    before: (minion, amount, turn) => `after ${amount} by ${minion} in turn ${turn}`,
    whose: (name, minion) => `${name}’s ${minion}`,
    your: (minion) => `your ${minion}`,
    fate: (life, minions) => `${life} life, ${minions} ${minions === 1 ? 'minion' : 'minions'} left`,
  },
  zh: {
    measure: '生命',
    beside: ['法力', '随从'],
    round: (turn) => `第 ${turn} 回合`,
    facts: (_seats, _rounds, turns) => `双人对局 · ${turns} 个回合`,
    columns: ['造成伤害', '用牌', '击杀随从'],
    won: (other) => `你战胜了${other}`,
    lost: (other) => `你败给了${other}`,
    own: '你',
    life: (name, turn) => `${name}的生命在第 ${turn} 回合降到 0`,
    yourLife: (turn) => `你的生命在第 ${turn} 回合降到 0`,
    last: (minion, amount) => `${minion}打掉最后 ${amount} 点`,
    before: (minion, amount, turn) => `此前第 ${turn} 回合${minion}造成 ${amount} 点`,
    whose: (name, minion) => `${name}的${minion}`,
    your: (minion) => `你的${minion}`,
    fate: (life, minions) => `剩 ${life} 点生命、${minions} 个随从`,
  },
};

type Past = FinishedGame<Sorcery>;
type SorceryEpisode = Episode<Sorcery['event']>;

const SEATS: readonly Seat[] = [0, 1];
const MARKS: Readonly<Record<Language, readonly [between: string, end: string, colon: string]>> = {
  en: [', ', '.', ': '],
  zh: ['，', '。', '：'],
};

const WEIGHTS: Readonly<Record<string, number>> = {
  'player-damaged': 30,
  'minion-died': 20,
  'ritual-destroyed': 12,
  'minion-raised': 11,
  'card-played-on': 10,
  'card-played': 9,
  'ability-used-on': 8,
  'minion-attacked': 7,
  'ability-used': 6,
  'turn-started': 1,
};

/** Blows at a player, each with the minion that struck it. */
function blowsAt(
  { episodes, context }: Past,
  victim: Seat,
  own: Seat | null,
): { minion: string; amount: number; turn: number }[] {
  const words = WORDS[context.language];
  let by = '';
  return episodes.flatMap(({ event, count }: SorceryEpisode) => {
    if (event.type === 'player-attacked' && event.owner === victim) {
      const name = plain(context.presenter.noun('minion', event.minion));
      by = event.seat === own ? words.your(name) : words.whose(context.presenter.name(event.seat), name);
    }
    if (event.type !== 'player-damaged' || event.seat !== victim || event.amount <= 0) return [];
    return [{ minion: by, amount: event.amount, turn: count.round }];
  });
}

function whyOf(game: Past): string {
  const { context, view, own, outcome } = game;
  const words = WORDS[context.language];
  const [between, end, colon] = MARKS[context.language];
  const loser = SEATS.find((seat) => (view.players[seat]?.life ?? 1) <= 0);
  if (loser === undefined || outcome.label === 'draw') return `${context.presenter.outcome(outcome)}${end}`;
  const blows = blowsAt(game, loser, own);
  const [before, last] = [blows.at(-2), blows.at(-1)];
  const turn = last?.turn ?? view.turn;
  const rule = loser === own ? words.yourLife(turn) : words.life(context.presenter.name(loser), turn);
  const causes = [
    ...(last === undefined ? [] : [words.last(last.minion, last.amount)]),
    ...(before === undefined ? [] : [words.before(before.minion, before.amount, before.turn)]),
  ];
  return `${rule}${causes.length === 0 ? '' : `${colon}${causes.join(between)}`}${end}`;
}

function headlineOf({ own, outcome, context }: Past): string {
  const share = own === null ? undefined : outcome.scores[own];
  if (own === null || share === undefined || share === 0.5) {
    const winner = outcome.scores.indexOf(1);
    return winner < 0 ? context.presenter.outcome(outcome) : WINS[context.language](context.presenter.name(winner));
  }
  const words = WORDS[context.language];
  return (share > 0.5 ? words.won : words.lost)(context.presenter.name(1 - own));
}

const WINS: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} wins`,
  zh: (name) => `${name}获胜`,
};

const nameOf = ({ own, context }: Past, seat: Seat): string =>
  seat === own ? WORDS[context.language].own : context.presenter.name(seat);

function rowOf(game: Past, seat: Seat): RowSummary {
  const { view, episodes, context, own } = game;
  const words = WORDS[context.language];
  const { life = 0, minions = [] } = view.players[seat] ?? {};
  const count = (is: (event: Sorcery['event']) => number): number =>
    episodes.reduce((sum, { event }) => sum + is(event), 0);
  return {
    seat,
    name: nameOf(game, seat),
    chinese: '',
    player: seat === own ? '' : (context.players[seat] ?? ''),
    sign: String(seat + 1),
    tint: `mage-${seat}`,
    badge: null,
    note: '',
    isOut: life <= 0,
    line: seat,
    marks: [],
    figures: [
      count((event) => (event.type === 'player-damaged' && event.seat !== seat ? event.amount : 0)),
      count((event) =>
        (event.type === 'card-played' || event.type === 'card-played-on') && event.seat === seat ? 1 : 0,
      ),
      count((event) => (event.type === 'minion-died' && event.seat !== seat ? 1 : 0)),
    ],
    fate: words.fate(Math.max(0, life), minions.length),
  };
}

export const annals: Annals<Sorcery> = {
  count: ({ turn, ended, players }) => {
    const now = ended === null ? turn : Math.max(1, turn); // the last turn may be over already
    return {
      turn: now,
      round: now,
      stands: players.map(({ life }) => life),
      beside: [players.map(({ magic }) => magic), players.map(({ minions }) => minions.length)],
    };
  },
  weight: (event) => (WEIGHTS[event.type] ?? 0) + (event.type === 'player-damaged' ? event.amount : 0),
  words: WORDS,
  tell: (game) => ({
    headline: headlineOf(game),
    why: whyOf(game),
    columns: WORDS[game.context.language].columns,
    sides: SEATS.map((seat) => ({
      id: `${seat}`,
      name: nameOf(game, seat),
      seats: [seat],
      rows: [rowOf(game, seat)],
    })),
  }),
};
