import { randomBytes, randomFillSync } from 'node:crypto';

/** Random bytes are read in blocks, because one large read costs as much as a small one. */
const STORE = Buffer.alloc(16 * 256);
let taken = STORE.length;

function randomBytes16(): Buffer {
  if (taken === STORE.length) {
    randomFillSync(STORE);
    taken = 0;
  }
  taken += 16;
  return STORE.subarray(taken - 16, taken);
}

let lastMoment = 0;
let ofMoment = 0;

/**
 * Ids that sort by creation time, so that an index grows only at its end. Ids of one process and millisecond sort by creation
 * too.
 */
export function uuidV7(now: number = Date.now()): string {
  const bytes = randomBytes16();
  for (let at = 0; at < 6; at += 1) bytes[at] = Math.floor(now / 256 ** (5 - at)) & 0xff;
  ofMoment = now === lastMoment ? ofMoment + 1 : 0;
  lastMoment = now;
  bytes[6] = 0x70 | ((ofMoment >> 8) & 0x0f);
  bytes[7] = ofMoment & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

let turn = randomBytes(3).readUIntBE(0, 3);
const process = randomBytes(5).toString('hex');

/** 24 hex digits: second, process and counter. Later ids sort after earlier ones. */
export function newHexId(now = Date.now()): string {
  turn = (turn + 1) % 0x1_00_00_00;
  const second = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${second}${process}${turn.toString(16).padStart(6, '0')}`;
}
