import type { Badge, CardScene, Fact, Ref, Resolving, Scene, SeatScene, ZoneScene } from '@cardwright/client';
import type { ReactNode } from 'react';
import { Named, Spans } from '../table/spans.tsx';
import { Suited } from '../table/suited.tsx';
import { useWords } from '../words/index.ts';

/** A name; where there is more to know, a button that tells. */
const Name = ({ name, look }: { name: string; look?: Ref | undefined }): ReactNode =>
  look === undefined ? <Suited text={name} /> : <Named span={{ text: name, ref: look }} />;

function CardName({ card }: { card: CardScene }): ReactNode {
  const words = useWords();
  const { name, ref, notes = [], under = [] } = card;
  return (
    <>
      <Name name={name} look={ref} />
      {notes.length === 0 ? null : ` (${notes.join(' · ')})`}
      {under.length === 0 ? null : (
        <>
          {` ${words.with} `}
          <CardNames cards={under} />
        </>
      )}
    </>
  );
}

const CardNames = ({ cards }: { cards: readonly CardScene[] }): ReactNode => (
  <ul className="names">
    {cards.map((card) => (
      <li key={card.id}>
        <CardName card={card} />
      </li>
    ))}
  </ul>
);

const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode =>
  facts.map(({ id, label, value }) => <li key={id}>{`${label} ${value}`}</li>);

const MANY = 10;

/** What lies somewhere: all that can be seen of it, and how much cannot. */
export function ZoneItem({ zone, isWhole = false }: { zone: ZoneScene; isWhole?: boolean }): ReactNode {
  const words = useWords();
  const { name, count, facts = [] } = zone;
  const cards = zone.cards.filter(({ face }) => face !== null); // the others are only counted
  const head = [name, ...facts.map(({ label, value }) => `${label} ${value}`)].join(' · ');
  const unseen = count - cards.length;
  if (cards.length > MANY && !isWhole)
    return (
      <li>
        <details>
          <summary>{`${head}: ${words.cards(count)}`}</summary>
          <CardNames cards={cards} />
        </details>
      </li>
    );
  return (
    <li>
      <span className="zone-name">{head}</span>
      {cards.length === 0 ? ` ${count === 0 ? words.noCards : words.cards(count)}` : <CardNames cards={cards} />}
      {cards.length > 0 && unseen > 0 ? ` ${words.andMore(unseen)}` : null}
    </li>
  );
}

const BadgeItem = ({ badge: { name, note, ref } }: { badge: Badge }): ReactNode => (
  <li>
    <Name name={name} look={ref} />
    {note === undefined ? null : ` · ${note}`}
  </li>
);

/** A player under a heading of their own. */
export function SeatText({ seat }: { seat: SeatScene }): ReactNode {
  const words = useWords();
  const { name, player, ref, isTurn, isOut, facts, zones, badges } = seat;
  const about = [player, isTurn ? words.turn : '', isOut ? words.out : ''].filter((each) => each !== '');
  return (
    <article className={isOut ? 'seat-text out' : 'seat-text'}>
      <h3>
        <Name name={name} look={ref} />
      </h3>
      <p>{about.join(' · ')}</p>
      <ul>
        <Facts facts={facts} />
        {badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
        {zones.map((zone) => (
          <ZoneItem key={zone.id} zone={zone} />
        ))}
      </ul>
    </article>
  );
}

/** What is being carried out, each within the one before. */
export function ResolvingText({ resolving, seats }: Pick<Scene, 'resolving' | 'seats'>): ReactNode {
  const words = useWords();
  const targets = ({ targets }: Resolving): string => targets.map((seat) => seats[seat]?.name ?? '').join(' · ');
  if (resolving.length === 0) return null;
  return (
    <section aria-labelledby="text-resolving">
      <h2 id="text-resolving">{words.resolvingNow}</h2>
      <ol>
        {resolving.map((each) => (
          <li key={each.id}>
            <Spans spans={each.text} />
            {each.card === null ? null : (
              <>
                {' · '}
                <CardName card={each.card} />
              </>
            )}
            {each.targets.length === 0 ? null : ` → ${targets(each)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
