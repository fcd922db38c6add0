import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import './style/base.css';
import './style/controls.css';
import './style/home.css';
import './style/table.css';

createRoot(document.querySelector('#root') as HTMLElement).render(<App />);
void keepOffline();
