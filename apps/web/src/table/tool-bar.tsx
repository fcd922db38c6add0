import { Popover } from '@base-ui/react/popover';
import type { Fact } from '@cardwright/client';
import { gameName } from '@cardwright/registry/list';
import { Fragment, type ReactNode } from 'react';
import { SettingsForm } from '../pages/settings-form.tsx';
import { formatRoute, useRoute } from '../route.ts';
import { useSettings } from '../settings.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';

interface ToolBarProps {
  readonly facts: readonly Fact[];
  readonly extra?: ReactNode;
  readonly isText?: boolean;
  readonly isLogOpen?: boolean;
  readonly onLog?: () => void;
  readonly onOpen: (what: 'keys' | 'rules' | 'command') => void;
}

/** Where one is, and the menu. */
export function ToolBar({ facts, extra, isText = false, isLogOpen, onLog, onOpen }: ToolBarProps): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const route = useRoute();
  const Title = isText ? 'p' : 'h1'; // the text table has its question as heading
  const game = useTableState((state) => state.frame?.game ?? '');
  return (
    <header className="tool-bar">
      <a className="mark" href={formatRoute({ page: 'home' })} aria-label={words.home}>
        <span aria-hidden="true">❖</span>
      </a>
      <div className="where">
        <Title className="game-name">{gameName(game, language)}</Title>
        <p>
          {facts.map(({ id, label, value }, i) => (
            <Fragment key={id}>
              {i === 0 ? '' : ' · '}
              <span>{`${label} ${value}`}</span>
            </Fragment>
          ))}
        </p>
      </div>
      {onLog === undefined ? null : (
        <button type="button" className="tool log-button" aria-expanded={isLogOpen} onClick={onLog}>
          {words.openLog}
        </button>
      )}
      {isText && 'isText' in route ? (
        <a className="button" href={formatRoute({ ...route, isText: false })}>
          {words.picturedTable}
        </a>
      ) : null}
      {extra}
      <SoundSwitch />
      <Menu onOpen={onOpen} />
    </header>
  );
}

function Menu({ onOpen }: Pick<ToolBarProps, 'onOpen'>): ReactNode {
  const words = useWords();
  const route = useRoute();
  return (
    <Popover.Root>
      <Popover.Trigger className="tool" aria-label={words.menu}>
        <span className="bars" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={8} align="end">
          <Popover.Popup className="popup" aria-label={words.menu}>
            <div className="row">
              <Popover.Close className="button" onClick={() => onOpen('rules')}>
                {words.rules} <kbd>R</kbd>
              </Popover.Close>
              <Popover.Close className="button" onClick={() => onOpen('keys')}>
                {words.keys} <kbd>?</kbd>
              </Popover.Close>
              {route.page === 'replay' ? null : (
                <Popover.Close className="button" onClick={() => onOpen('command')}>
                  {words.commandShort} <kbd>/</kbd>
                </Popover.Close>
              )}
              {'isText' in route ? (
                <a className="button" href={formatRoute({ ...route, isText: !route.isText })}>
                  {route.isText ? words.picturedTable : words.textTable}
                </a>
              ) : null}
              <a className="button" href={formatRoute({ page: 'replays' })}>
                {words.replays}
              </a>
              <a className="button" href={formatRoute({ page: 'home' })}>
                {words.home}
              </a>
            </div>
            <SettingsForm />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
