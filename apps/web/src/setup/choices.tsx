import type { TableSetup } from '@cardwright/online';
import type { ReactNode } from 'react';
import type { GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { OneOf } from '../pages/one-of.tsx';
import { commonBot, isBot, type Plan, withBots, withPlayer, YOU } from './plan.ts';
import { useRoles } from './seats-row.tsx';
import { useSetupWords } from './words.ts';

interface ChoicesProps {
  readonly card: GameCard;
  readonly link: Link;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly isOnline: boolean;
}

const RANDOM = 'random';
const TIMES: readonly TableSetup['time'][] = ['none', 'usual', 'quick'];

/** What is chosen before anything else: where or what one is, how strong the others are; with friends, how. */
export function Choices({ card, link, plan, onPlan, isOnline }: ChoicesProps): ReactNode {
  const words = useSetupWords();
  const common = commonBot(plan);
  const isAny = plan.players.some(isBot);
  return (
    <section className="setup-choices">
      {isOnline ? null : <OwnPlace link={link} plan={plan} onPlan={onPlan} />}
      {isAny ? (
        <div>
          <OneOf
            label={words.bots}
            note={common === null ? words.botsDiffer : words.botsAll}
            className="segments levels"
            value={common}
            values={card.bots.filter(({ strokes }) => strokes > 0).map(({ id, level }) => [id, level])}
            onChange={(bot) => onPlan(withBots(plan, bot))}
          />
          <AboutBot card={card} id={common} />
        </div>
      ) : null}
      {isOnline ? (
        <>
          <OneOf
            label={words.clock}
            note={words.clockAbout}
            className="segments"
            value={plan.time}
            values={TIMES.map((time) => [time, words.times[time]])}
            onChange={(time) => onPlan({ ...plan, time })}
          />
          <OneOf
            label={words.whoMaySit}
            className="segments wide"
            value={plan.isPublic ? 'public' : 'link'}
            values={[
              ['link', <Two key="link" first={words.byLink} second={words.byLinkAbout} />],
              ['public', <Two key="public" first={words.isPublic} second={words.isPublicAbout} />],
            ]}
            onChange={(who) => onPlan({ ...plan, isPublic: who === 'public' })}
          />
        </>
      ) : null}
    </section>
  );
}

const Two = ({ first, second }: { readonly first: string; readonly second: string }): ReactNode => (
  <>
    <b>{first}</b>
    <small>{second}</small>
  </>
);

function AboutBot({ card, id }: { readonly card: GameCard; readonly id: string | null }): ReactNode {
  const bot = card.bots.find((each) => each.id === id);
  return bot === undefined ? null : <p className="about-bot">{`${bot.level}: ${bot.about}`}</p>;
}

/** One's role where roles are dealt, else one's seat. */
function OwnPlace({ link, plan, onPlan }: Pick<ChoicesProps, 'link' | 'plan' | 'onPlan'>): ReactNode {
  const words = useSetupWords();
  const roles = useRoles(link, plan);
  const own = plan.players.indexOf(YOU);
  if (roles.length > 0)
    return (
      <OneOf
        label={words.yourRole}
        className="segments"
        value={plan.role ?? RANDOM}
        values={[[RANDOM, words.random], ...roles.map(({ id, name }) => [id, name] as const)]}
        onChange={(role) => onPlan({ ...plan, role: role === RANDOM ? null : role, isDealt: true })}
      />
    );
  return (
    <OneOf
      label={words.yourSeat}
      className="segments"
      value={plan.isDealt ? RANDOM : String(own)}
      values={[[RANDOM, words.random], ...plan.players.map((_, seat) => [String(seat), seat + 1] as const)]}
      onChange={(seat) => onPlan(seat === RANDOM ? { ...plan, isDealt: true } : withPlayer(plan, Number(seat), YOU))}
    />
  );
}
