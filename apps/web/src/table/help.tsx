import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { DialogBox } from './dialog-box.tsx';

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
    <DialogBox title={words.keys} isOpen={isOpen} onClose={onClose}>
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
    </DialogBox>
  );
}

export function RulesDialog({ isOpen, onClose, rules }: HelpProps & { readonly rules: readonly string[] }): ReactNode {
  const words = useWords();
  return (
    <DialogBox title={words.rules} isOpen={isOpen} onClose={onClose}>
      <ul className="rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </DialogBox>
  );
}
