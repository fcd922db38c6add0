import type { Annals } from './annals.ts';

const WORDS = {
  en: { won: 'won', lost: 'lost', half: 'a draw', played: (seats: number) => `${seats} seats` },
  zh: { won: '获胜', lost: '落败', half: '平局', played: (seats: number) => `${seats}人` },
} as const;

const sayingOf = (score: number): 'won' | 'lost' | 'half' => (score > 0.5 ? 'won' : score === 0 ? 'lost' : 'half');

/** Of a game that says nothing of itself: who won. */
export const plainAnnals: Annals = {
  count: () => ({ turn: null, round: 0, stands: [] }),
  weight: () => 0,
  words: {
    en: { measure: '', beside: [], round: String, facts: WORDS.en.played },
    zh: { measure: '', beside: [], round: String, facts: WORDS.zh.played },
  },
  tell({ outcome, own, context: { presenter, language, players } }) {
    const share = own === null ? undefined : outcome.scores[own];
    const words = WORDS[language];
    return {
      headline: presenter.outcome(outcome),
      why: share === undefined ? '' : words[sayingOf(share)],
      columns: [],
      sides: outcome.scores.map((score, seat) => ({
        id: `${seat}`,
        name: presenter.name(seat),
        seats: [seat],
        rows: [
          {
            seat,
            name: presenter.name(seat),
            chinese: '',
            player: players[seat] ?? '',
            sign: presenter.name(seat).charAt(0),
            tint: '',
            badge: null,
            note: '',
            isOut: false,
            line: null,
            marks: [],
            figures: [],
            fate: words[sayingOf(score)],
          },
        ],
      })),
    };
  },
};
