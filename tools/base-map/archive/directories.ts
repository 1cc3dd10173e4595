import { gzipSync } from 'node:zlib';
import { Varints } from './varints.ts';

export type DirectoryEntry = { tileId: number; offset: number; length: number; runLength: number };

/** A reader requests 16 KB first, which must contain the header and the root directory. */
const ROOT_LIMIT = 16_000;

/** One directory where it fits, else leaves of growing size under a first one that does. */
export function directories(entries: readonly DirectoryEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (whole.length <= ROOT_LIMIT) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 512; ; size *= 2) {
    const made = withLeaves(entries, size);
    if (made.root.length <= ROOT_LIMIT) return made;
  }
}

function withLeaves(entries: readonly DirectoryEntry[], size: number) {
  const leaves: Buffer[] = [];
  const root: DirectoryEntry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += size) {
    const leaf = directory(entries.slice(start, start + size));
    root.push({ tileId: entries[start]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(root), leaves: Buffer.concat(leaves) };
}

/** Writes column by column, with ids as differences; offset 0 means "directly after the previous entry". */
function directory(entries: readonly DirectoryEntry[]): Buffer {
  const varints = new Varints();
  varints.add(entries.length);
  for (const [index, { tileId }] of entries.entries())
    varints.add(tileId - (entries[index - 1]?.tileId ?? 0));
  for (const { runLength } of entries) varints.add(runLength);
  for (const { length } of entries) varints.add(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    varints.add(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(varints.bytes(), { level: 9 });
}
