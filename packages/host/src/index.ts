export type { Passing } from './passing.ts';
export { diff, type Patch, patched } from './patch.ts';
export {
  type Asked,
  type Awaited,
  type ClockInfo,
  type Closed,
  type FromHost,
  type Hint,
  type History,
  QUIETS,
  type Quiet,
  REFUSED,
  type Refused,
  type RefusedCode,
  readMessage,
  type SeatInfo,
  type ToHost,
  type Told,
  toHost,
  type Welcome,
} from './wire.ts';
