import { Dialog } from '@base-ui/react/dialog';
import { GAMES, gameName, listingOf } from '@cardwright/registry/list';
import { type ReactNode, useRef, useState } from 'react';
import { useGalleryWords } from '../gallery/words.ts';
import { Picture } from '../games/pictures.tsx';
import { GameTile } from '../games/tile.tsx';
import type { GameCard } from '../host/protocol.ts';
import { workerLink } from '../link.ts';
import { useMe } from '../online/me.ts';
import { askServer, ServerError } from '../online/server.ts';
import { OneOf } from '../pages/one-of.tsx';
import { openTable, readSeed } from '../pages/opening.ts';
import { formatRoute, go } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Choices } from './choices.tsx';
import type { SetupProps, SetupTarget } from './door.tsx';
import { faultsIn } from './faults.ts';
import { FileDrop, FileNews, useDrop } from './file-drop.tsx';
import { More } from './more.tsx';
import {
  HERE,
  isBot,
  isOnline,
  OPEN,
  onlineSetup,
  type Plan,
  planOf,
  ratedIfItCan,
  soloSetup,
  usualPlan,
  YOU,
} from './plan.ts';
import { Ring } from './ring.tsx';
import { SeatsRow } from './seats-row.tsx';
import { useCard } from './use-card.ts';
import { useSetupWords } from './words.ts';
import '../style/setup.css';

const planFor = (wanted: SetupTarget, card: GameCard): Plan =>
  wanted.kind === 'change' && wanted.setup.game === card.id ? planOf(card, wanted.setup) : usualPlan(card);

/** One dialog for every table: alone, several at one screen, friends elsewhere. */
export function SetupDialog({ wanted, onClose, onChanged }: SetupProps): ReactNode {
  const words = useSetupWords();
  const language = useSettings((settings) => settings.language);
  const [game, setGame] = useState(wanted.kind === 'play' ? wanted.game : wanted.setup.game);
  const { card, link, problem } = useCard(game);
  const [plans, setPlans] = useState<ReadonlyMap<string, Plan>>(new Map()); // of each game that was looked at
  const popup = useRef<HTMLDivElement>(null);
  const name = gameName(game, language);
  const plan = card === null ? null : (plans.get(game) ?? planFor(wanted, card));
  const change = (next: Plan): void =>
    setPlans(new Map(plans).set(game, card === null ? next : ratedIfItCan(card, next)));
  const { rules } = useGalleryWords();
  const minutes = minutesOf(game, plan?.players.length ?? null, card);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup ref={popup} initialFocus={popup} className={`setup ${game}`} aria-label={words.title(name)}>
          <header className="setup-head">
            <div className="setup-picture" aria-hidden="true">
              <Picture game={game} />
            </div>
            <div>
              <h2>{name}</h2>
              <p>
                {plan === null ? '' : `${words.minutes(minutes, plan.players.length)} · `}
                <a href={formatRoute({ page: 'rules', game, id: null })} target="_blank" rel="noreferrer">
                  {rules} <span aria-hidden="true">↗</span>
                </a>
              </p>
            </div>
            <OneOf
              label={words.game}
              className="tile-choice"
              value={game}
              values={GAMES.map(({ id }) => [id, <GameTile key={id} game={id} />])}
              onChange={setGame}
            />
            <Dialog.Close className="button round" aria-label={words.cancel}>
              <span aria-hidden="true">✕</span>
            </Dialog.Close>
          </header>
          {card === null || plan === null ? (
            <p className="setup-wait" role="status">
              {problem ?? <Loading />}
            </p>
          ) : (
            <SetupForm
              key={game}
              wanted={wanted}
              card={card}
              link={link}
              plan={plan}
              onPlan={change}
              onClose={onClose}
              {...(onChanged === undefined ? {} : { onChanged })}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Loading = (): ReactNode => useWords().loading;

/** How long it takes: longer with more people. */
const minutesOf = (game: string, seats: number | null, card: GameCard | null): number => {
  const { minutes = 20 } = listingOf(game) ?? {};
  return seats === null || card === null
    ? minutes
    : Math.max(5, Math.round((minutes * seats) / card.seats.default / 5) * 5);
};

interface FormProps extends SetupProps {
  readonly card: GameCard;
  readonly link: ReturnType<typeof workerLink>;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

function SetupForm({ wanted, card, link, plan, onPlan, onClose, onChanged }: FormProps): ReactNode {
  const words = useSetupWords();
  const { badSeed } = useWords();
  const language = useSettings((settings) => settings.language);
  const isAlone = useMe((me) => me.isAlone !== false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const drop = useDrop({ card, link, plan, onPlan });
  const isChange = wanted.kind === 'change';
  const hasOpen = isOnline(plan) || isChange;
  const count = (is: (player: string) => boolean): number => plan.players.filter(is).length;

  const begin = async (): Promise<void> => {
    const seed = readSeed(plan.seed);
    if (plan.seed.trim() !== '' && seed === null) return setProblems([badSeed(plan.seed)]);
    const setup = soloSetup(plan, hasOpen ? null : seed);
    await link.call('check', { setup });
    if (isChange) return onChanged?.(onlineSetup(plan));
    if (!hasOpen) {
      onClose();
      return openTable(setup);
    }
    const { id } = await askServer<{ id: string }>('/api/tables', onlineSetup(plan));
    onClose();
    go({ page: 'at', id, secret: null, isText: false });
  };
  const submit = (): void => {
    setBusy(true);
    setProblems([]);
    begin()
      .catch((error: unknown) => {
        const isSilent = error instanceof ServerError && error.status === 0;
        setProblems(isSilent ? [words.noServer] : faultsIn(language, error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <form
      className={`setup-form ${drop.isOver ? 'dropping' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      {...drop.handlers}
    >
      <div className="setup-columns">
        <section className="setup-seats">
          <SeatsRow card={card} link={link} plan={plan} onPlan={onPlan} fewest={isChange ? wanted.taken : 1} />
          <Ring card={card} plan={plan} onPlan={onPlan} canOpen={!isAlone} canShare={!isChange} />
        </section>
        <Choices card={card} link={link} plan={plan} onPlan={onPlan} isOnline={hasOpen} />
      </div>
      <More card={card} plan={plan} onPlan={onPlan} isOnline={hasOpen}>
        <FileDrop card={card} drop={drop} />
      </More>
      <div className="setup-end">
        <FileNews card={card} drop={drop} />
        {problems.length === 0 ? null : (
          <ul className="setup-problems" role="alert">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <footer className="setup-foot">
          <p className="who-sits" aria-live="polite">
            {words.who(
              count((player) => player === YOU || player === HERE),
              count((player) => player === OPEN),
              count(isBot),
            )}
          </p>
          <Dialog.Close className="button" type="button">
            {words.cancel}
          </Dialog.Close>
          <button type="submit" className="button main large" disabled={isBusy}>
            {isChange ? words.change : hasOpen ? words.lay : words.start}
          </button>
        </footer>
      </div>
    </form>
  );
}
