import type { CSSProperties, ReactNode } from 'react';
import type { GameCard } from '../host/protocol.ts';
import { useMe } from '../online/me.ts';
import { pointOf } from '../online/places.ts';
import { BotToken, Seal } from '../online/seal.tsx';
import { HERE, OPEN, type Plan, withPlayer, YOU } from './plan.ts';
import { useSetupWords } from './words.ts';

interface RingProps {
  readonly card: GameCard;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly canOpen: boolean; //  there is a server for friends
  readonly canShare: boolean; // several may sit at this screen
}

/** The seats round the table, you at the near side, each of them a menu. */
export function Ring({ card, plan, onPlan, canOpen, canShare }: RingProps): ReactNode {
  const words = useSetupWords();
  const own = plan.players.indexOf(YOU);
  const count = plan.players.length;
  return (
    <div className="ring" style={{ '--seats': count } as CSSProperties}>
      {plan.players.map((_, i) => {
        const seat = (own + i) % count;
        const player = plan.players[seat] as string;
        const { x, y } = pointOf(i, count);
        return (
          <label key={seat} className={`ring-seat ${kindOf(player)}`} style={{ '--x': x, '--y': y } as CSSProperties}>
            <Sign player={player} card={card} />
            <span className="for-ears">{words.seat(seat + 1)}</span>
            <select value={player} onChange={({ target }) => onPlan(withPlayer(plan, seat, target.value))}>
              <option value={YOU}>{words.you}</option>
              {player === YOU || !canOpen ? null : <option value={OPEN}>{words.open}</option>}
              {player === YOU || !canShare ? null : <option value={HERE}>{words.here}</option>}
              {player === YOU
                ? null
                : card.bots.map(({ id, level }) => (
                    <option key={id} value={id}>
                      {words.bot(level)}
                    </option>
                  ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}

const kindOf = (player: string): string => (player === YOU || player === HERE || player === OPEN ? player : 'bot');

function Sign({ player, card }: { readonly player: string; readonly card: GameCard }): ReactNode {
  const name = useMe((me) => me.name);
  if (player === YOU) return <Seal name={name ?? '我'} />;
  if (player === HERE) return <Seal name="人" />;
  if (player === OPEN)
    return (
      <span className="free-sign" aria-hidden="true">
        +
      </span>
    );
  return <BotToken strokes={card.bots.find(({ id }) => id === player)?.strokes ?? 0} />;
}
