import type { Profile } from '@cardwright/online';
import { gameName } from '@cardwright/registry/list';
import { type ReactNode, useEffect, useState } from 'react';
import { GameTile } from '../games/tile.tsx';
import { HomeBar, HomeFoot } from '../home/bar.tsx';
import { useMe, useMeeting } from '../online/me.ts';
import { Seal } from '../online/seal.tsx';
import { useOnlineWords } from '../online/words.ts';
import { Lost } from '../pages/lost.tsx';
import { OneOf } from '../pages/one-of.tsx';
import { go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { Account } from './account.tsx';
import { useAnswer } from './answer.ts';
import { pointsWithin } from './chart.ts';
import { useDates } from './dates.ts';
import { PlayedGames } from './played-games.tsx';
import { RatingLine } from './rating-line.tsx';
import { ByGame, ByHero } from './tallies.tsx';
import { usePeopleWords } from './words.ts';
import '../style/people.css';

/** What everybody may know of somebody; at one's own page, what one can do with one's name. */
export function Person({ name }: { readonly name: string }): ReactNode {
  const words = usePeopleWords();
  const { noServer, opening } = useOnlineWords();
  useMeeting();
  const answer = useAnswer<Profile>(`/api/people/${encodeURIComponent(name)}`, null);
  if (answer.state === 'none') return <Lost text={words.nobody} />;
  return (
    <div className="home people-page person">
      <HomeBar />
      <main>
        {answer.state === 'there' ? (
          <About profile={answer.body} />
        ) : (
          <p role={answer.state === 'silent' ? 'alert' : 'status'}>{answer.state === 'silent' ? noServer : opening}</p>
        )}
      </main>
      <HomeFoot />
    </div>
  );
}

/** Whoever gets another name while they look at their own page, by whatever way, goes on at the page of that name. */
function useOwnPage({ name, isOwn, isKept }: Profile): void {
  useEffect(() => {
    if (!isOwn) return undefined;
    useMe.setState({ name, isKept, isAlone: false }); // the server knows best
    return useMe.subscribe((me) => {
      if (me.name !== null && me.name !== name) go({ page: 'person', name: me.name });
    });
  }, [name, isOwn, isKept]);
}

function About({ profile }: { readonly profile: Profile }): ReactNode {
  const words = usePeopleWords();
  useOwnPage(profile);
  const { name, isOwn, byGame, byHero, games } = profile;
  return (
    <>
      <PersonHead profile={profile} />
      {games.length === 0 ? (
        <p className="quiet">{words.noGames}</p>
      ) : (
        <>
          <Rating profile={profile} />
          <div className="tallies">
            <ByGame tallies={byGame} />
            <ByHero tallies={byHero} />
          </div>
        </>
      )}
      {isOwn ? <Account key={name} /> : null}
      {games.length === 0 ? null : <PlayedGames profile={profile} />}
    </>
  );
}

export function PersonHead({ profile, level = 1 }: { readonly profile: Profile; readonly level?: 1 | 2 }): ReactNode {
  const { name, isOwn, isKept, since } = profile;
  const Title = level === 1 ? 'h1' : 'h2';
  const words = usePeopleWords();
  const { month } = useDates();
  const isOwnKept = useMe((me) => me.isKept);
  const told = (isOwn ? isOwnKept : isKept) ? words.keptSince : words.guestSince;
  return (
    <div className="person-head">
      <Seal name={name} />
      <div>
        <Title>{name}</Title>
        <p className="quiet">{told(month(since))}</p>
      </div>
    </div>
  );
}

const DAYS = { month: 30, quarter: 90, all: null } as const;
type Range = keyof typeof DAYS;

/** The rating at one game, over time. */
export function Rating({ profile: { byGame, line } }: { readonly profile: Profile }): ReactNode {
  const words = usePeopleWords();
  const language = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [range, setRange] = useState<Range>('all');
  const [now] = useState(() => Date.now());
  const shown = byGame.find(({ game }) => game === chosen) ?? byGame.find(({ rating }) => rating !== null) ?? byGame[0];
  if (shown === undefined) return null;
  const { game, rating, doubt } = shown;
  return (
    <section className="sheet rating" aria-labelledby="rating">
      <div className="rating-head">
        <h2 id="rating">{words.ratingNow(gameName(game, language))}</h2>
        {rating === null || doubt === null ? null : (
          <p className="rating-now">
            <b>{rating}</b> <small>{words.doubt(doubt)}</small>
          </p>
        )}
        <OneOf
          label={words.game}
          className="tile-choice"
          value={game}
          values={byGame.map((each) => [each.game, <GameTile key={each.game} game={each.game} />] as const)}
          onChange={setChosen}
        />
      </div>
      <OneOf
        label={words.range}
        className="segments range-choice"
        value={range}
        values={(Object.keys(DAYS) as Range[]).map((each) => [each, words.ranges[each]] as const)}
        onChange={setRange}
      />
      <RatingLine game={game} points={pointsWithin(line[game] ?? [], DAYS[range], now)} />
    </section>
  );
}
