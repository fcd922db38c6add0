import type { Cue } from '@cardwright/client';
import type { Clash, HostFace, Lane } from '@cardwright/client/thrones';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTable, useTableState } from '../../table/context.tsx';
import { useWords } from '../../words/index.ts';
import { Face } from './card-face.tsx';

/** A battle as it is fought: each attack against the other's shield, then who has the points, then the result. */
export function Battle({ cue }: { readonly cue: Cue }): ReactNode {
  const clash = cue.detail as Clash;
  const [left, right] = clash.near === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const lanes = [clash.lanes[left], clash.lanes[right]];
  const order = (lane: Lane): number => clash.lanes.indexOf(lane) + 1; // the first attack is pile 0's, whoever looks
  return (
    <div className={`battle near-${clash.near}`} data-place="battle">
      <Host host={clash.hosts[left]} prize={prizeOf(clash, left)} team={left} />
      <div className="lanes">
        {lanes.map((lane) => (
          <LaneOf
            key={lane.by}
            lane={lane}
            order={order(lane)}
            isMirrored={lane.by === right}
            state={clash.result === null ? laneState(order(lane), clash.decided) : 'over'}
          />
        ))}
      </div>
      <Host host={clash.hosts[right]} prize={prizeOf(clash, right)} team={right} />
      {clash.result === null ? null : <Result result={clash.result} />}
    </div>
  );
}

type State = 'waiting' | 'fought' | 'over';

const laneState = (order: number, decided: number): State =>
  order > decided ? 'waiting' : order === decided ? 'fought' : 'over';

/** What has become of a host's heart, once the attack on it is over. */
const prizeOf = ({ lanes, decided }: Clash, team: 0 | 1): string | null => {
  const attack = lanes[team === 0 ? 1 : 0];
  return lanes.indexOf(attack) < decided ? attack.prize : null;
};

function Host({ host, prize, team }: { host: HostFace; prize: string | null; team: 0 | 1 }): ReactNode {
  const [heart, ...effects] = host.cards;
  return (
    <section className={`host team-${team}`} aria-label={host.name}>
      <h2>{host.name}</h2>
      {heart === undefined ? null : (
        <span className="card">
          <Face face={heart.face} />
        </span>
      )}
      {prize === null ? null : <p className="prize">{prize}</p>}
      <div className="host-cards">
        {effects.map((card) => (
          <span key={card.id} className="card">
            <Face face={card.face} />
          </span>
        ))}
      </div>
    </section>
  );
}

interface LaneProps {
  readonly lane: Lane;
  readonly order: number;
  readonly isMirrored: boolean; // it runs from right to left
  readonly state: State;
}

/** One attack: the number that attacks, the arrow, the shield with the number that holds. */
function LaneOf({ lane, order, isMirrored, state }: LaneProps): ReactNode {
  const other = lane.by === 0 ? 1 : 0;
  const isFought = state !== 'waiting';
  const classes = ['lane', isMirrored ? 'mirrored' : '', state, isFought ? (lane.isThrough ? 'through' : 'held') : ''];
  return (
    <div className={classes.filter((each) => each !== '').join(' ')}>
      <p className="lane-title">
        <b>{order}</b> {lane.title}
      </p>
      <span className={`plate team-${lane.by}`}>{lane.attack}</span>
      <span className={`run team-${lane.by}`} aria-hidden="true" />
      <span className={`ward team-${other}`}>
        <i aria-hidden="true" />
        <i aria-hidden="true" />
        <b>{lane.defence}</b>
      </span>
      {isFought ? (
        <p className={`verdict team-${lane.to}`}>
          <strong>{lane.verdict}</strong>
          <span>{lane.margin}</span>
        </p>
      ) : null}
      {state === 'fought' ? <span className={`coin to-${lane.to}`}>+{lane.points}</span> : null}
    </div>
  );
}

/** What came of it. It stays until it is touched. */
function Result({ result }: { readonly result: NonNullable<Clash['result']> }): ReactNode {
  const words = useWords();
  const { store } = useTable();
  const isHeld = useTableState((state) => state.news?.isHeld === true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className={`result ${result.winner === null ? '' : `team-${result.winner}`}`} role="status">
      <h2>{result.title}</h2>
      <p>{result.text}</p>
      {isHeld ? (
        <button ref={button} type="button" className="button main" onClick={() => store.getState().skip()}>
          {words.staging.goOn} <kbd>Space</kbd>
        </button>
      ) : null}
    </section>
  );
}
