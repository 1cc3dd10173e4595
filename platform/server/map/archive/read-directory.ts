import { type BufferPosition, readVarint } from 'pmtiles';
import { ProviderFailure } from '../provider-failure.ts';

/** Stored as columns instead of objects: a directory of the planet has tens of thousands of entries. */
export interface Directory {
  ids: Float64Array;
  offsets: Float64Array;
  lengths: Uint32Array;
  /** 0: the entry is a directory, not a tile. */
  runs: Uint32Array;
}

export interface DirectoryEntry {
  offset: number;
  length: number;
  run: number;
}

/** Each entry takes at least four bytes; a header that claims more entries than fit is rejected. */
const LEAST_BYTES = 4;

export function readDirectory(bytes: Uint8Array): Directory {
  try {
    return columnsIn(bytes);
  } catch {
    throw new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
  }
}

function columnsIn(bytes: Uint8Array): Directory {
  const at: BufferPosition = { buf: bytes, pos: 0 };
  const count = readVarint(at);
  if (!(count > 0 && count * LEAST_BYTES <= bytes.length)) throw new RangeError();
  const [ids, offsets] = [new Float64Array(count), new Float64Array(count)];
  const [lengths, runs] = [new Uint32Array(count), new Uint32Array(count)];
  let id = 0;
  for (let index = 0; index < count; index += 1) {
    id += readVarint(at);
    ids[index] = id;
  }
  for (let index = 0; index < count; index += 1) runs[index] = readVarint(at);
  for (let index = 0; index < count; index += 1) lengths[index] = readVarint(at);
  for (let index = 0; index < count; index += 1) {
    const encoded = readVarint(at);
    const behind = (offsets[index - 1] ?? 0) + (lengths[index - 1] ?? 0);
    // 0 means directly after the previous entry.
    offsets[index] = encoded === 0 && index > 0 ? behind : encoded - 1;
  }
  if (at.pos > bytes.length) throw new RangeError();
  return { ids, offsets, lengths, runs };
}

/** The entry that contains the tile, or the leaf directory to search next. */
export function findDirectoryEntry(directory: Directory, id: number): DirectoryEntry | null {
  const { ids, offsets, lengths, runs } = directory;
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) <= id) low = middle + 1;
    else high = middle - 1;
  }
  if (high < 0) return null;
  const run = runs[high] ?? 0;
  if (run > 0 && id - (ids[high] ?? 0) >= run) return null;
  return { offset: offsets[high] ?? 0, length: lengths[high] ?? 0, run };
}
