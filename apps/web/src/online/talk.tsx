import type { Phrase } from '@cardwright/online';
import { type ReactNode, useState } from 'react';
import type { ChatLine } from './room-store.ts';
import { freshOf } from './room-store.ts';
import { useRoom, useRoomStore } from './use-room.ts';
import { useOnlineWords } from './words.ts';

/** What was said, in words. */
export const useSaid = (): ((saying: ChatLine) => string) => {
  const words = useOnlineWords();
  return ({ phrase, text }) => (phrase === undefined ? (text ?? '') : words.phrases[phrase]);
};

/** What somebody has just said, above them. */
export function Bubble({ name }: { readonly name: string }): ReactNode {
  const saying = useRoom(({ sayings }) => freshOf(sayings, name));
  const said = useSaid();
  return saying === null ? null : (
    <span key={saying.id} className="bubble" aria-hidden="true">
      {said(saying)}
    </span>
  );
}

/** What was just said, for those who do not see it. */
export function Heard(): ReactNode {
  const words = useOnlineWords();
  const last = useRoom(({ sayings }) => sayings.at(-1) ?? null);
  const said = useSaid();
  return (
    <p className="for-ears" aria-live="polite">
      {last === null ? '' : words.said(last.by, said(last))}
    </p>
  );
}

/** A few things that can be said at any table. */
export function Phrases(): ReactNode {
  const words = useOnlineWords();
  const store = useRoomStore();
  return (
    <div className="phrases" role="group" aria-label={words.say}>
      {(Object.entries(words.phrases) as [Phrase, string][]).map(([phrase, text]) => (
        <button
          key={phrase}
          type="button"
          className="chip-button"
          onClick={() => store.getState().send({ type: 'phrase', phrase })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** All that was said; at a friends' table anything can be. */
export function Chat(): ReactNode {
  const words = useOnlineWords();
  const store = useRoomStore();
  const sayings = useRoom((state) => state.sayings);
  const isFriends = useRoom(({ room }) => room?.isFriends === true);
  const said = useSaid();
  const [typed, setTyped] = useState('');
  return (
    <section className="chat" aria-label={words.chat}>
      <div
        className="sayings"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled
        tabIndex={0}
        role="group"
        aria-label={words.chat}
      >
        {sayings.map((saying) => (
          <p key={saying.id}>
            <b>{saying.by}</b> {said(saying)}
          </p>
        ))}
      </div>
      {sayings.length === 0 ? <p className="quiet">{words.nothingSaid}</p> : null}
      {isFriends ? (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            const text = typed.trim();
            if (text === '') return;
            store.getState().send({ type: 'say', text });
            setTyped('');
          }}
        >
          <input
            aria-label={words.chat}
            placeholder={words.chatAbout}
            maxLength={280}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            {words.send}
          </button>
        </form>
      ) : null}
    </section>
  );
}

interface MuteButtonProps {
  readonly name: string;
  readonly isNamed?: boolean; // the name is not beside it
}

/** Whoever is not to be heard, or is to be heard again. */
export function MuteButton({ name, isNamed = false }: MuteButtonProps): ReactNode {
  const words = useOnlineWords();
  const store = useRoomStore();
  const isMuted = useRoom(({ muted }) => muted.has(name));
  return (
    <button
      type="button"
      className="tool mute"
      aria-pressed={isMuted}
      onClick={() => store.getState().mute(name, !isMuted)}
    >
      {isMuted ? words.unmute : words.mute} <span className={isNamed ? '' : 'for-ears'}>{name}</span>
    </button>
  );
}
