import type { Language } from '@cardwright/engine';
import type { ReactNode } from 'react';
import { useMe } from '../online/me.ts';
import { OwnName } from '../online/own-name.tsx';
import { Seal } from '../online/seal.tsx';
import { SettingsButton } from '../pages/settings-button.tsx';
import { formatRoute, parseRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useHomeWords } from './words.ts';

const LANGUAGES: readonly (readonly [Language, string, string])[] = [
  ['en', 'EN', 'English'],
  ['zh', '中文', '中文'],
];

/** Pages that other parts bring along are linked as soon as they are there. */
export const isThere = (address: string): boolean => parseRoute(address).page !== 'lost';

/** The way to everything that is no game: in one line, the language in one touch. */
export function HomeBar(): ReactNode {
  const words = useWords();
  return (
    <header className="home-bar">
      <p className="wordmark">
        <a href={formatRoute({ page: 'home' })}>
          <span aria-hidden="true">❖</span> {words.product}
        </a>
      </p>
      <nav>
        <Places />
        <LanguageSwitch />
        <SettingsButton />
        <Guest />
      </nav>
    </header>
  );
}

/** The same at the foot of a page that is too narrow for it. */
export const HomeFoot = (): ReactNode => (
  <footer className="home-foot">
    <Places />
    <Guest />
  </footer>
);

function Places(): ReactNode {
  const words = useWords();
  const own = useHomeWords();
  const isServed = useMe((me) => me.isAlone === false);
  return (
    <>
      {isServed ? (
        <a className="tool" href={formatRoute({ page: 'ladder', game: null })}>
          {own.ladder}
        </a>
      ) : null}
      <a className="tool" href={formatRoute({ page: 'cards', game: null, id: null })}>
        {own.cards}
      </a>
      <a className="tool" href={formatRoute({ page: 'replays' })}>
        {words.replays}
      </a>
      <a className="tool" href={formatRoute({ page: 'lab', game: null })}>
        {own.lab}
      </a>
    </>
  );
}

/** Who one is to the server. */
function Guest(): ReactNode {
  const own = useHomeWords();
  const name = useMe((me) => (me.isAlone === false ? me.name : null));
  return name === null ? null : (
    <span className="guest">
      <a className="own-page" href={formatRoute({ page: 'person', name })} aria-label={own.ownPage} title={own.ownPage}>
        <Seal name={name} />
      </a>
      <OwnName name={name} />
    </span>
  );
}

function LanguageSwitch(): ReactNode {
  const words = useWords();
  const { language, set } = useSettings();
  return (
    <fieldset className="language-switch">
      <legend className="for-ears">{words.language}</legend>
      {LANGUAGES.map(([each, short, long]) => (
        <label key={each} lang={each}>
          <input
            type="radio"
            name="page-language"
            aria-label={long}
            checked={each === language}
            onChange={() => set({ language: each })}
          />
          <span aria-hidden="true">{short}</span>
        </label>
      ))}
    </fieldset>
  );
}
