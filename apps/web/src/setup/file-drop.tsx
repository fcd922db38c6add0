import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { useSettings } from '../settings.ts';
import { faultsIn } from './faults.ts';
import { type Plan, YOU } from './plan.ts';
import { useSetupWords } from './words.ts';

const MOST_BYTES = 200_000;

interface Read {
  readonly kind: string;
  readonly count: number | null;
  readonly before: Plan; // how it was set up without it
}

interface Fault {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Files that come to the dialog, wherever on it they are dropped or pasted. */
export interface Drop {
  readonly isOver: boolean;
  readonly read: Read | null;
  readonly fault: Fault | null;
  take(name: string, text: string, kind?: string | null): Promise<void>;
  takeFile(file: File | undefined): void;
  giveUp(): void;
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

interface Dropping {
  readonly card: GameCard;
  readonly link: Link;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** Who sits where, as a file has it; where several are people, the first is you. */
const playersOf = (players: readonly string[]): string[] => {
  const own = players.indexOf('human');
  return players.map((player, seat) => (seat === own ? YOU : player === 'human' ? 'here' : player));
};

export function useDrop({ card, link, plan, onPlan }: Dropping): Drop {
  const words = useSetupWords();
  const language = useSettings((settings) => settings.language);
  const [isOver, setOver] = useState(false);
  const [read, setRead] = useState<Read | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const refuse = (name: string, lines: readonly string[]): void => setFault({ name, lines });

  const take = async (name: string, text: string, kind: string | null = null): Promise<void> => {
    if (text.length > MOST_BYTES) return refuse(name, [words.tooBig]);
    try {
      const found = await link.call('readFile', { game: card.id, kind, name, text, options: plan.options });
      const { options = {}, players, seed, count = null } = found;
      setFault(null);
      setRead({ kind: found.kind, count, before: read?.before ?? plan });
      onPlan({
        ...plan,
        options: { ...plan.options, ...options },
        ...(players === undefined ? {} : { players: playersOf(players), isDealt: false, role: null }),
        ...(seed === undefined ? {} : { seed: String(seed) }),
      });
    } catch (error) {
      refuse(name, faultsIn(language, error));
    }
  };
  const takeFile = (file: File | undefined): void => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return refuse(file.name, [words.tooBig]);
    void file.text().then((text) => take(file.name, text));
  };
  return {
    isOver,
    read,
    fault,
    take,
    takeFile,
    giveUp() {
      if (read !== null) onPlan(read.before);
      setRead(null);
    },
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      },
      onPaste(event) {
        const text = event.clipboardData.getData('text');
        if ((event.target as HTMLElement).matches('input, textarea') || !text.includes('\n')) return;
        event.preventDefault();
        void take(words.pasted, text);
      },
    },
  };
}

/** Where a file can be dropped, chosen or pasted. */
export function FileDrop({ card, drop }: { readonly card: GameCard; readonly drop: Drop }): ReactNode {
  const words = useSetupWords();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  if (card.files.length === 0) return null;
  return (
    <div className="file-drop">
      <p>
        <b>{drop.isOver ? words.dropIt : words.file(card.files.map(({ name }) => name))}</b>
      </p>
      <label className="button">
        {words.chooseFile}
        <input
          className="for-ears"
          type="file"
          onChange={({ target }) => {
            drop.takeFile(target.files?.[0]);
            target.value = ''; // the same file may be chosen again
          }}
        />
      </label>
      <details className="paste">
        <summary>{words.paste}</summary>
        <textarea
          aria-label={words.pasteHere}
          placeholder={card.files.find(({ id }) => id === kind)?.example ?? card.files[0]?.example}
          rows={4}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="row">
          {card.files.length < 2 ? null : (
            <select aria-label={words.kind} value={kind ?? ''} onChange={({ target }) => setKind(target.value || null)}>
              <option value="">{words.anyKind}</option>
              {card.files.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <button type="button" className="button" onClick={() => void drop.take(words.pasted, typed, kind)}>
            {words.readIt}
          </button>
        </div>
      </details>
    </div>
  );
}

/** What came of a file, in sight wherever on the dialog it was dropped. */
export function FileNews({ card, drop }: { readonly card: GameCard; readonly drop: Drop }): ReactNode {
  const words = useSetupWords();
  const nameOf = (id: string): string => card.files.find((file) => file.id === id)?.name ?? id;
  return (
    <>
      {drop.read === null ? null : (
        <p role="status" className="row file-read">
          {words.fileRead(nameOf(drop.read.kind), drop.read.count)}
          <button type="button" className="tool" onClick={drop.giveUp}>
            {words.fileGone}
          </button>
        </p>
      )}
      {drop.fault === null ? null : (
        <div className="fault" role="alert">
          <p>
            <b>{words.badFile(drop.fault.name)}</b>
          </p>
          <ul>
            {drop.fault.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
