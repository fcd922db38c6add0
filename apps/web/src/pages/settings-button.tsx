import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsButton(): ReactNode {
  const words = useWords();
  return (
    <Popover.Root>
      <Popover.Trigger className="tool settings-button" aria-label={words.settings}>
        <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="3.4" />
          <path d="M12 3 V5.6 M12 18.4 V21 M3 12 H5.6 M18.4 12 H21 M5.6 5.6 L7.5 7.5 M16.5 16.5 L18.4 18.4 M5.6 18.4 L7.5 16.5 M16.5 7.5 L18.4 5.6" />
        </svg>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={8} align="end">
          <Popover.Popup className="popup" aria-label={words.settings}>
            <SettingsForm />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
