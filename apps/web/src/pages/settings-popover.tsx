import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings, open at once: whoever loads them has asked for them. */
export function SettingsPopover({ sign }: { readonly sign: ReactNode }): ReactNode {
  const words = useWords();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger className="tool settings-button" aria-label={words.settings}>
        {sign}
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
