import type { ReactNode } from 'react';

/** A hand of four cards, one of each game. */
export function Fan(): ReactNode {
  return (
    <div className="fan" aria-hidden="true">
      <span className="fan-card strike">
        <b>
          8<i>♠</i>
        </b>
        <em>杀</em>
      </span>
      <span className="fan-card kingdom">
        <em>国</em>
      </span>
      <span className="fan-card sorcery">
        <b>3</b>
        <svg viewBox="0 0 64 64">
          <path d="M32 4 L38 26 L60 32 L38 38 L32 60 L26 38 L4 32 L26 26 Z M32 18 A14 14 0 1 0 32 46 A14 14 0 1 0 32 18 Z" />
        </svg>
      </span>
      <span className="fan-card throne">
        <b>
          K<i>♥</i>
        </b>
        <svg viewBox="0 0 64 64">
          <path d="M8 40 L6 16 L18 27 L26 10 L32 26 L38 10 L46 27 L58 16 L56 40 Z M8 45 H56 V52 H8 Z" />
        </svg>
      </span>
    </div>
  );
}
