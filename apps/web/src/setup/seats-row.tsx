import type { RoleCount } from '@cardwright/registry';
import { type ReactNode, useEffect, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { OneOf } from '../pages/one-of.tsx';
import { useSettings } from '../settings.ts';
import { type Plan, withSeats } from './plan.ts';
import { useSetupWords } from './words.ts';

interface SeatsRowProps {
  readonly card: GameCard;
  readonly link: Link;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly fewest: number; // so many sit there already
}

/** How many play; and which roles that makes. */
export function SeatsRow({ card, link, plan, onPlan, fewest }: SeatsRowProps): ReactNode {
  const words = useSetupWords();
  const { min, max } = card.seats;
  const roles = useRoles(link, plan);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) => count >= fewest);
  return (
    <>
      {counts.length < 2 ? null : (
        <OneOf
          label={words.seats}
          className="seat-counts"
          value={String(plan.players.length)}
          values={counts.map((count) => [String(count), count])}
          onChange={(count) => onPlan(withSeats(plan, Number(count), card.usualBot))}
        />
      )}
      {roles.length === 0 ? null : (
        <ul className="role-counts">
          {roles.map(({ id, name, count }) => (
            <li key={id} className={id}>
              {words.roleCount(count, name)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The roles that will be dealt. */
export function useRoles(link: Link, { game, players, options }: Plan): readonly RoleCount[] {
  const language = useSettings((settings) => settings.language);
  const [roles, setRoles] = useState<readonly RoleCount[]>([]);
  const seats = players.length;
  useEffect(() => {
    let isWanted = true;
    link.call('roles', { game, seats, options, language }).then(
      (counted) => (isWanted ? setRoles(counted) : undefined),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [link, game, seats, options, language]);
  return roles;
}
