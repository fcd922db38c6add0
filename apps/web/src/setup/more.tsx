import { type ReactNode, useState } from 'react';
import type { GameCard } from '../host/protocol.ts';
import { type Plan, unratedBy } from './plan.ts';
import { useSetupWords } from './words.ts';

interface MoreProps {
  readonly card: GameCard;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly isOnline: boolean;
  readonly children: ReactNode; // where files come in
}

type Option = GameCard['settings'][number];

/** What few people want to change, folded away; closed, it says what is in force. */
export function More({ card, plan, onPlan, isOnline, children }: MoreProps): ReactNode {
  const words = useSetupWords();
  const [isOpen, setOpen] = useState(false);
  const settings = card.settings.filter(({ name }) => !card.unset.includes(name));
  const unrated = unratedBy(card, plan);
  const changed = Object.keys(plan.options).length + (plan.seed === '' ? 0 : 1) + (plan.think === null ? 0 : 1);
  const set = (name: string, value: string | number | boolean): void =>
    onPlan({ ...plan, options: { ...plan.options, [name]: value } });
  const toggle = (more: HTMLDetailsElement): void => {
    setOpen(more.open);
    const form = more.closest('.setup-form');
    if (!more.open || form === null) return;
    // It stands last, and is longer than what is left of the page.
    form.scrollBy({ top: more.getBoundingClientRect().top - form.getBoundingClientRect().top });
  };
  return (
    <details className="setup-more" open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget)}>
      <summary>
        <b>{words.more}</b> <span className="in-force">{changed === 0 ? words.usual : words.changed(changed)}</span>
      </summary>
      <div className="more-fields">
        {children}
        {settings.map((each) => (
          <OptionField
            key={each.name}
            option={each}
            value={plan.options[each.name] ?? each.setting.default}
            onSet={set}
          />
        ))}
        {isOnline && plan.isRated ? null : (
          <label>
            {words.think}
            <select
              name="think"
              value={plan.think ?? 'usual'}
              onChange={({ target }) =>
                onPlan({ ...plan, think: target.value === 'usual' ? null : Number(target.value) })
              }
            >
              {Object.entries(words.thinkTimes).map(([ms, text]) => (
                <option key={ms} value={ms}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        {isOnline ? (
          <label className="flag">
            <input
              type="checkbox"
              name="rated"
              checked={plan.isRated}
              disabled={unrated !== null}
              onChange={({ target }) => onPlan({ ...plan, isRated: target.checked })}
            />
            <span>
              {words.rated} <small>{unrated === null ? words.ratedAbout : words.unrated[unrated]}</small>
            </span>
          </label>
        ) : (
          <label>
            {words.seed}
            <input
              name="seed"
              inputMode="numeric"
              autoComplete="off"
              placeholder={words.anySeed}
              value={plan.seed}
              onChange={({ target }) => onPlan({ ...plan, seed: target.value })}
            />
            <small>{words.seedAbout}</small>
          </label>
        )}
      </div>
    </details>
  );
}

interface OptionFieldProps {
  readonly option: Option;
  readonly value: string | number | boolean;
  readonly onSet: (name: string, value: string | number | boolean) => void;
}

/** One of the game's own settings. */
function OptionField({ option: { name, text, setting, values }, value, onSet }: OptionFieldProps): ReactNode {
  switch (setting.kind) {
    case 'choice':
      return (
        <label>
          {text}
          <select name={`set-${name}`} value={String(value)} onChange={({ target }) => onSet(name, target.value)}>
            {setting.values.map((each) => (
              <option key={each} value={each}>
                {values[each]}
              </option>
            ))}
          </select>
        </label>
      );
    case 'flag':
      return (
        <label className="flag">
          <input
            type="checkbox"
            name={`set-${name}`}
            checked={value === true}
            onChange={({ target }) => onSet(name, target.checked)}
          />
          <span>{text}</span>
        </label>
      );
    case 'number':
      return (
        <label>
          {text}
          <input
            type="number"
            name={`set-${name}`}
            min={setting.min}
            max={setting.max}
            value={Number(value)}
            onChange={({ target }) => onSet(name, Number(target.value))}
          />
        </label>
      );
    case 'text':
      return (
        <label>
          {text}
          <input
            name={`set-${name}`}
            autoComplete="off"
            value={String(value)}
            onChange={({ target }) => onSet(name, target.value)}
          />
        </label>
      );
  }
}
