export { type Gauge, plainGauge } from '../gauge.ts';
export { identityGauge, kingdomsGauge } from './ltk.ts';
export { sorceryGauge } from './sorcery.ts';
export { thronesGauge } from './thrones.ts';
