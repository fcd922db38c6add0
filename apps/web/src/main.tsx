import './style/base.css';
import './style/first-light.css';
import './style/controls.css';
import './style/choices.css';
import './style/home.css';
import './style/home-narrow.css';
import './style/table.css';
import './style/things.css';
import './style/middle.css';
import './style/table-narrow.css';
import './style/replays.css';
import './style/replay.css';
import './style/dev.css';
import './style/first-visit.css';
import './style/curtain.css';

const begin = async (): Promise<void> => {
  const { start } = await import('./start.tsx');
  start(document.querySelector('#root') as HTMLElement);
};

// What stands in the page itself is painted first. A page nobody looks at is not painted at all.
if (document.hidden) void begin();
else requestAnimationFrame(() => setTimeout(() => void begin()));
