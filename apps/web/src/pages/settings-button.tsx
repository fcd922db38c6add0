import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsButton(): ReactNode {
  const words = useWords();
  return (
    <Popover.Root>
      <Popover.Trigger className="tool">{words.settings}</Popover.Trigger>
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
