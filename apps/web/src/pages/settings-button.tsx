import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../words/index.ts';

const SettingsPopover = lazy(async () => ({ default: (await import('./settings-popover.tsx')).SettingsPopover }));

/** The way to the settings; what they open in comes when somebody wants them. */
export function SettingsButton(): ReactNode {
  const words = useWords();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="tool settings-button"
      aria-label={words.settings}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <SettingsSign />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <SettingsPopover sign={<SettingsSign />} />
    </Suspense>
  );
}

const SettingsSign = (): ReactNode => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="3.4" />
    <path d="M12 3 V5.6 M12 18.4 V21 M3 12 H5.6 M18.4 12 H21 M5.6 5.6 L7.5 7.5 M16.5 16.5 L18.4 18.4 M5.6 18.4 L7.5 16.5 M16.5 7.5 L18.4 5.6" />
  </svg>
);
