import type { Language, Seat } from '@cardwright/engine';
import { type Team, type Thrones, teamOf } from '@cardwright/thrones';
import type { Annals, AnnalsWords, FinishedGame, RowSummary, SideSummary } from '../../ending/annals.ts';

const PLAYS = 6;
const TURNS = 12;
const TEAMS: readonly Team[] = [0, 1];
const SEATS: readonly Seat[] = [0, 1, 2, 3];

interface ThronesAnnalsWords extends AnnalsWords {
  readonly columns: readonly string[];
  readonly you: string;
  readonly own: string;
  readonly other: string;
  team(names: readonly string[]): string;
  won(own: number, other: number): string;
  lost(own: number, other: number): string;
  even(points: number): string;
  wins(names: string, own: number, other: number): string;
  why(winner: string, battles: readonly string[]): string;
  winner(isOwn: boolean): string;
  readonly draw: string;
  battle(number: number, won: number, lost: number, to: string): string;
  total(points: number): string;
  laid(own: number, other: number, passed: number): string;
}

const WORDS: Readonly<Record<Language, ThronesAnnalsWords>> = {
  en: {
    measure: 'Points',
    beside: [],
    round: (battle) => `Battle ${battle}`,
    facts: (_seats, battles) => `Two teams · ${battles} battles`,
    columns: ['Broke through', 'Held', 'Cards laid'],
    you: 'You',
    own: 'Your team',
    other: 'Their team',
    team: (names) => names.join(' and '),
    won: (own, other) => `You win ${own} to ${other}`,
    lost: (own, other) => `You lose ${own} to ${other}`,
    even: (points) => `A draw, ${points} to ${points}`,
    wins: (names, own, other) => `${names} win ${own} to ${other}`,
    why: (winner, battles) => `${winner} had more points after six battles: ${battles.join(', ')}.`,
    winner: (isOwn) => (isOwn ? 'Your team' : 'Their team'),
    draw: 'As many points for both after six battles.',
    battle: (number, won, lost, to) => `battle ${number} went ${won} to ${lost} to ${to}`,
    total: (points) => `${points} points`,
    laid: (own, other, passed) => `${own} on own pile, ${other} on theirs, ${passed} passes`,
  },
  zh: {
    measure: '分数',
    beside: [],
    round: (battle) => `第 ${battle} 战`,
    facts: (_seats, battles) => `两队对局 · ${battles} 战`,
    columns: ['突破', '守住', '出牌'],
    you: '你',
    own: '己方',
    other: '对方',
    team: (names) => names.join('和'),
    won: (own, other) => `你们以 ${own} 比 ${other} 获胜`,
    lost: (own, other) => `你们以 ${own} 比 ${other} 落败`,
    even: (points) => `${points} 比 ${points}，平局`,
    wins: (names, own, other) => `${names}以 ${own} 比 ${other} 获胜`,
    why: (winner, battles) => `六战后${winner}总分较高：${battles.join('，')}。`,
    winner: (isOwn) => (isOwn ? '己方' : '对方'),
    draw: '六战后双方同分。',
    battle: (number, won, lost, to) => `第 ${number} 战${to} ${won} 比 ${lost}`,
    total: (points) => `${points} 分`,
    laid: (own, other, passed) => `己方牌堆 ${own} 张，对方牌堆 ${other} 张，过 ${passed} 次`,
  },
};

const TO: Readonly<Record<Language, readonly [you: string, them: string]>> = {
  en: ['you', 'them'],
  zh: ['己方', '对方'],
};

type Past = FinishedGame<Thrones>;

/** What each battle brought both teams, and where it was. */
function battlesIn({ episodes }: Past): { readonly x: number; readonly points: readonly [number, number] }[] {
  let before: readonly [number, number] = [0, 0];
  return episodes.flatMap(({ event, x }) => {
    if (event.type !== 'play-scored') return [];
    const [a, b] = event.scores;
    const points = [a - before[0], b - before[1]] as const;
    before = event.scores;
    return [{ x, points }];
  });
}

const nameOf = ({ context, own }: Past, seat: Seat): string =>
  seat === own ? WORDS[context.language].you : context.presenter.name(seat);

const namesOf = (game: Past, team: Team): string => {
  const seats = SEATS.filter((seat) => teamOf(seat) === team);
  const ordered = seats.toSorted((a, b) => Number(b === game.own) - Number(a === game.own));
  return WORDS[game.context.language].team(ordered.map((seat) => nameOf(game, seat)));
};

function headlineOf(game: Past): string {
  const { view, own, context } = game;
  const words = WORDS[context.language];
  const [a, b] = view.scores;
  if (a === b) return words.even(a);
  if (own === null) return words.wins(namesOf(game, a > b ? 0 : 1), Math.max(a, b), Math.min(a, b));
  const team = teamOf(own);
  const [mine, theirs] = team === 0 ? [a, b] : [b, a];
  return (mine > theirs ? words.won : words.lost)(mine, theirs);
}

/** The two battles that made most of the difference. */
function whyOf(game: Past): string {
  const { view, own, context } = game;
  const words = WORDS[context.language];
  if (view.scores[0] === view.scores[1]) return words.draw;
  const [you, them] = TO[context.language];
  const told = battlesIn(game).map(({ points: [a, b] }, i) => {
    const winner: Team = a >= b ? 0 : 1;
    const to = own === null ? namesOf(game, winner) : teamOf(own) === winner ? you : them;
    return { gap: Math.abs(a - b), said: words.battle(i + 1, Math.max(a, b), Math.min(a, b), to) };
  });
  const best: Team = view.scores[0] > view.scores[1] ? 0 : 1;
  const winner = own === null ? namesOf(game, best) : words.winner(teamOf(own) === best);
  const largest = told.toSorted((a, b) => b.gap - a.gap).slice(0, 2);
  return words.why(
    winner,
    largest.map(({ said }) => said),
  );
}

const plainRow = { chinese: '', note: '', badge: null, isOut: false } as const;

function teamRow(game: Past, team: Team): RowSummary {
  const { episodes, view, context } = game;
  const words = WORDS[context.language];
  const count = (type: string, is: 'pile' | 'against'): number =>
    episodes.filter(({ event }) => event.type === type && (event as { readonly [K in typeof is]?: Team })[is] === team)
      .length;
  const laid = episodes.filter(({ event }) => event.type === 'card-laid' && teamOf(event.seat) === team).length;
  return {
    ...plainRow,
    seat: null,
    name: namesOf(game, team),
    player: '',
    sign: '',
    tint: `house-${team}`,
    line: team,
    marks: battlesIn(game).flatMap(({ x, points }) =>
      points[team] === 0 ? [] : [{ kind: 'won' as const, x, by: null, text: `+${points[team]}` }],
    ),
    figures: [count('attack-succeeded', 'pile'), count('attack-failed', 'against'), laid],
    fate: words.total(view.scores[team]),
  };
}

function seatRow(game: Past, seat: Seat): RowSummary {
  const { episodes, context, own: me } = game;
  const words = WORDS[context.language];
  const laid = episodes.flatMap(({ event }) => (event.type === 'card-laid' && event.seat === seat ? [event.pile] : []));
  const passed = episodes.filter(({ event }) => event.type === 'passed' && event.seat === seat).length;
  const own = laid.filter((pile) => pile === teamOf(seat)).length;
  return {
    ...plainRow,
    seat,
    name: nameOf(game, seat),
    player: seat === me ? '' : (context.players[seat] ?? ''),
    sign: String(seat + 1),
    tint: `house-${teamOf(seat)}`,
    line: null,
    marks: [],
    figures: [null, null, laid.length],
    fate: words.laid(own, laid.length - own, passed),
  };
}

function sideOf(game: Past, team: Team): SideSummary {
  const { own, context } = game;
  const words = WORDS[context.language];
  const seats = SEATS.filter((seat) => teamOf(seat) === team);
  return {
    id: `team-${team}`,
    name: own === null ? namesOf(game, team) : teamOf(own) === team ? words.own : words.other,
    seats,
    rows: [teamRow(game, team), ...seats.map((seat) => seatRow(game, seat))],
  };
}

/** A card of everybody: the shortest stretch in which it can be said that something turned. */
const PASS = 4;

const WEIGHTS: Readonly<Record<string, number>> = {
  'attack-succeeded': 20,
  'card-laid': 9,
  'play-scored': 5,
  passed: 2,
  'play-started': 1,
};

export const annals: Annals<Thrones> = {
  count: ({ play, turn, scores }) => {
    const battle = Math.min(play, PLAYS - 1);
    return {
      turn: Math.floor((battle * TURNS + (play >= PLAYS ? TURNS - 1 : Math.min(turn, TURNS - 1))) / PASS),
      round: battle + 1,
      stands: scores,
    };
  },
  weight: (event) => (WEIGHTS[event.type] ?? 0) + (event.type === 'attack-succeeded' ? event.points : 0),
  words: WORDS,
  tell: (game) => ({
    headline: headlineOf(game),
    why: whyOf(game),
    columns: WORDS[game.context.language].columns,
    sides: TEAMS.map((team) => sideOf(game, team)),
  }),
};
