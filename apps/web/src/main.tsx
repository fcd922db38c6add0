import './style/base.css';
import './style/first-light.css';
import './style/controls.css';
import './style/choices.css';
import './style/home.css';
import './style/seals.css';
import './style/welcome.css';
import './style/games.css';
import './style/open-tables.css';
import './style/fan.css';
import './style/home-narrow.css';
import './style/table.css';
import './style/things.css';
import './style/middle.css';
import './style/table-narrow.css';
import './style/phone.css';
import './style/first-visit.css';
import './style/curtain.css';
import './style/marks.css';
import './style/sound.css';
import './style/today.css';

/** Lets the browser draw and listen in between. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const begin = async (): Promise<void> => {
  const { createRoot } = await import('react-dom/client');
  await breath();
  const { start } = await import('./start.tsx');
  await breath();
  start(createRoot(document.querySelector('#root') as HTMLElement));
};

// What stands in the page itself is painted first. A page nobody looks at is not painted at all.
if (document.hidden) void begin();
else requestAnimationFrame(() => setTimeout(() => void begin()));
