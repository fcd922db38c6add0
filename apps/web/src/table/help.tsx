import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface HelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface KeysProps extends HelpProps {
  readonly list: readonly (readonly [keys: string, does: string])[];
}

export function KeysDialog({ isOpen, onClose, list }: KeysProps): ReactNode {
  const words = useWords();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{words.keys}</Dialog.Title>
          <dl className="keys">
            {list.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function RulesDialog({ isOpen, onClose, rules }: HelpProps & { readonly rules: readonly string[] }): ReactNode {
  const words = useWords();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{words.rules}</Dialog.Title>
          <ul className="rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Dialog.Close className="button">{words.close}</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
