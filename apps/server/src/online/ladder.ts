import type { Ladder, LadderRow } from '@cardwright/online';
import { BOT_RATINGS } from '@cardwright/online/bot-ratings';
import { loadGame } from '@cardwright/registry';
import { NEW, type Ranked, type ResultStore } from '../storage/result-store.ts';
import type { Person } from '../storage/storage.ts';
import { botKey } from './bot-ratings.ts';

const MOST = 100; // rows

/** Puts the bots into the ladders, as they were measured. */
export async function anchorBots(results: ResultStore): Promise<void> {
  for (const [game, bots] of Object.entries(BOT_RATINGS))
    for (const [id, rating] of Object.entries(bots)) await results.anchor(game, botKey(id), rating);
}

/** A game's ladder as this person sees it. */
export async function ladderFor(game: string, person: Person | null, results: ResultStore): Promise<Ladder> {
  const { bots } = await loadGame(game);
  const rowOf = ({ who, name, rating, doubt, games }: Ranked, rank: number): LadderRow => {
    const bot = bots.find(({ id }) => botKey(id) === who);
    return {
      rank,
      name: name ?? bot?.id ?? who,
      kind: name === null ? 'bot' : 'person',
      rating: Math.round(rating),
      doubt: Math.round(doubt),
      games,
      isNew: name !== null && games < NEW,
      ...(bot === undefined ? {} : { bot: { level: bot.level, name: { en: bot.name.en, zh: bot.name.zh } } }),
    };
  };
  const [best, own, count] = await Promise.all([
    results.ladder(game, MOST),
    person === null ? null : results.rankOf(game, person.id),
    results.count(game),
  ]);
  return {
    game,
    rows: best.map((each, place) => rowOf(each, place + 1)),
    own: own === null ? null : rowOf(own, own.rank),
    count,
  };
}
