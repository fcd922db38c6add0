// Chance without luck: what a test file draws at random (deals of online tables, their names, seeds nobody gave) comes from
// the same numbers at every run, so that a run that failed can be run again.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let drawn = 0;
const word = (): number => {
  let mixed = Math.imul(++drawn, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};
const fill = <T extends NodeJS.ArrayBufferView>(array: T): T => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at++) bytes[at] = word() >>> 24;
  return array;
};

Math.random = () => word() / 2 ** 32;
globalThis.crypto.getRandomValues = (array) => fill(array as NodeJS.ArrayBufferView) as typeof array;
crypto.randomBytes = (size: number) => fill(Buffer.alloc(size));
syncBuiltinESMExports();
