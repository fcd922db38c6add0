import type { Me, Profile } from '@cardwright/online';
import type { ReactNode } from 'react';
import { useMe } from '../online/me.ts';
import { useAnswer } from './answer.ts';
import { PersonHead, Rating } from './person.tsx';
import { ByGame, ByHero } from './tallies.tsx';

/** Beside a ladder: whoever looks at it, once they have played. */
export function OwnStanding(): ReactNode {
  const answer = useAnswer<Me>(
    '/api/me',
    useMe((me) => me.name),
  );
  return answer.state === 'there' ? <OwnRatings name={answer.body.name} /> : null;
}

function OwnRatings({ name }: { readonly name: string }): ReactNode {
  const answer = useAnswer<Profile>(`/api/people/${encodeURIComponent(name)}`, name);
  if (answer.state !== 'there' || answer.body.byGame.every(({ rating }) => rating === null)) return null;
  const { byGame, byHero } = answer.body;
  return (
    <aside className="own-standing">
      <PersonHead profile={answer.body} level={2} />
      <Rating profile={answer.body} />
      <div className="tallies">
        <ByGame tallies={byGame} />
        <ByHero tallies={byHero} />
      </div>
    </aside>
  );
}
