import { randomBytes } from 'node:crypto';

let turn = randomBytes(3).readUIntBE(0, 3);
const process = randomBytes(5).toString('hex');

/** 24 hex letters: the second, the process, a number that counts up. Later ones sort behind earlier ones. */
export function newHexId(now = Date.now()): string {
  turn = (turn + 1) % 0x1_00_00_00;
  const second = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${second}${process}${turn.toString(16).padStart(6, '0')}`;
}
