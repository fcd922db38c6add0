import type { Viewer } from '@cardwright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Insides } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { openTable, readSeed } from '../pages/opening.ts';
import { copyText } from '../replay/copying.tsx';
import { formatRoute, go, useRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import type { TableStore } from '../table/store.ts';
import { useWords } from '../words/index.ts';
import { audienceOf } from './audience.ts';
import { fork } from './fork.ts';
import { Tree } from './tree.tsx';
import { DEV_WORDS } from './words.ts';
import '../style/dev.css';

const SHOWN = 200; // events

interface DevPanelProps {
  readonly store: TableStore;
  readonly link: Link;
}

const useDevWords = () => DEV_WORDS[useSettings(({ language }) => language)];

/** The insides of a game, for whoever writes one. */
export function DevPanel({ store, link }: DevPanelProps): ReactNode {
  const words = useDevWords();
  const news = useStore(store, (state) => state.news);
  const [insides, setInsides] = useState<Insides | null>(null);
  useEffect(() => {
    if (news === null) return;
    let isWanted = true;
    link.call('insides', {}).then(
      (found) => {
        if (isWanted) setInsides(found);
      },
      () => undefined, // the game is gone; the page says so
    );
    return () => {
      isWanted = false;
    };
  }, [news, link]);
  if (news === null || insides === null) return null;
  return (
    <aside aria-label={words.panel}>
      <details className="dev-panel" open>
        <summary>{words.panel}</summary>
        <div className="dev-body">
          <p className="dev-sees" role="note">
            {words.seesAll}
          </p>
          <Tools link={link} />
          <p>
            <b>{words.digest}</b> <code>{insides.digest}</code>
          </p>
          <Decision insides={insides} />
          <Beliefs insides={insides} />
          <Views insides={insides} />
          <Events insides={insides} />
        </div>
      </details>
    </aside>
  );
}

function Tools({ link }: { readonly link: Link }): ReactNode {
  const words = useDevWords();
  const route = useRoute();
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> =>
    setSaid((await copyText(await link.call('record', {}))) ? words.copied : words.notCopied);
  const branch = async (): Promise<void> =>
    go({ page: 'table', id: await fork(await link.call('record', {})), isText: false });
  return (
    <>
      <div className="row">
        <button type="button" className="button" onClick={() => void link.call('step', {})}>
          {words.step}
        </button>
        <button type="button" className="button" onClick={() => void branch()}>
          {words.fork}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        {route.page === 'table' ? (
          <a className="button" href={formatRoute({ page: 'replay', id: route.id, at: null, viewer: 'all' })}>
            {words.open}
          </a>
        ) : null}
      </div>
      {said === null ? null : <p role="status">{said}</p>}
      <SeedForm link={link} />
    </>
  );
}

function SeedForm({ link }: { readonly link: Link }): ReactNode {
  const words = useDevWords();
  const { badSeed } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const begin = async (): Promise<void> => {
    const seed = readSeed(typed);
    if (seed === null) setProblem(badSeed(typed));
    else openTable({ ...(await link.call('setup', {})), seed });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <label>
        {words.seed}
        <input value={typed} onChange={({ target }) => setTyped(target.value)} inputMode="numeric" autoComplete="off" />
      </label>
      <button type="submit" className="button">
        {words.restart}
      </button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </form>
  );
}

function Decision({ insides: { decision, keys } }: { insides: Insides }): ReactNode {
  const words = useDevWords();
  const { options = [], ...asked } = (decision ?? {}) as { readonly options?: readonly unknown[] };
  return (
    <section aria-labelledby="dev-decision">
      <h2 id="dev-decision">{words.decision}</h2>
      {decision === null ? (
        <p>{words.noDecision}</p>
      ) : (
        <>
          {Object.entries(asked).map(([name, value]) => (
            <Tree key={name} name={name} value={value} />
          ))}
          {options.map((option, i) => (
            <Tree key={keys[i]} name={`${i + 1} ${keys[i]}`} value={option} />
          ))}
        </>
      )}
    </section>
  );
}

function Beliefs({ insides: { beliefs } }: { insides: Insides }): ReactNode {
  const words = useDevWords();
  if (beliefs.length === 0) return null;
  return (
    <section aria-labelledby="dev-beliefs">
      <h2 id="dev-beliefs">{words.beliefs}</h2>
      {beliefs.map((belief, seat) => (
        <Tree key={words.viewerName(seat)} name={words.viewerName(seat)} value={belief} />
      ))}
    </section>
  );
}

function Views({ insides: { views } }: { insides: Insides }): ReactNode {
  const words = useDevWords();
  const [viewer, setViewer] = useState<Viewer>('all');
  const shown = views.find((each) => each.viewer === viewer) ?? views[0];
  return (
    <section aria-labelledby="dev-views">
      <h2 id="dev-views">{words.views}</h2>
      <label>
        {words.viewer}
        <select
          value={String(viewer)}
          onChange={({ target }) =>
            setViewer(views.find((each) => String(each.viewer) === target.value)?.viewer ?? 'all')
          }
        >
          {views.map((each) => (
            <option key={each.viewer} value={String(each.viewer)}>
              {words.viewerName(each.viewer)}
            </option>
          ))}
        </select>
      </label>
      <Tree key={viewer} name={words.viewerName(viewer)} value={shown?.view} isOpen />
    </section>
  );
}

function Events({ insides: { events } }: { insides: Insides }): ReactNode {
  const words = useDevWords();
  const shown = events.map((event, place) => ({ event, place })).slice(-SHOWN);
  const nameOf = (event: unknown, place: number): string => {
    const seats = audienceOf(event);
    return words.event(
      place + 1,
      (event as { readonly type: string }).type,
      seats === null ? words.everybody : words.only(seats),
    );
  };
  return (
    <section aria-labelledby="dev-events">
      <h2 id="dev-events">{words.events}</h2>
      {shown.reverse().map(({ event, place }) => (
        <Tree key={place} name={nameOf(event, place)} value={event} />
      ))}
    </section>
  );
}
