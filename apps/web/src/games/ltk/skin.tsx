import type { Skin } from '../../skin.ts';
import { Back, Face } from './card-face.tsx';
import { Centre } from './centre.tsx';
import { Seat } from './seat.tsx';
import './ltk.css';
import './cards.css';
import './seats.css';
import './middle.css';
import './nested.css';
import './round-table.css';
import './short.css';
import './narrow.css';
import './landscape.css';
import './phone.css';

export const skin: Skin = { theme: 'ltk', Face, Back, Seat, Centre };
