import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Tile } from '../tiles/cut-tiles.ts';

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;
const CLUSTERED = 1;
/** The format stores degrees as integers. */
const OF_A_DEGREE = 10_000_000;
/** Limit of the Mercator projection. */
const WORLD: Bounds = [-180, -85.05113, 180, 85.05113];
const EUROPE: Centre = { longitude: 8, latitude: 48, zoom: 4 };

/** A reader requests 16 KB first, which must contain the header and the root directory. */
const ROOT_LIMIT = 16_000;

type Archive = {
  deepest: number;
  metadata: object;
  tiles: Iterable<Tile>;
  /** Bounds of a partial map. */
  part?: { shallowest: number; bounds: Bounds; centre: Centre };
};

/** A PMTiles archive, version 3, clustered: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export function writeArchive({ deepest, metadata, tiles, part }: Archive): Buffer {
  const cut = Array.from(tiles, ({ z, x, y, content }) => ({
    id: zxyToTileId(z, x, y),
    content: gzipSync(content, { level: 9 }),
  })).toSorted((a, b) => a.id - b.id);
  const contents: Buffer[] = [];
  const offsets = new Map<string, number>();
  const entries: DirectoryEntry[] = [];
  let end = 0;
  for (const { id, content } of cut) {
    const key = createHash('sha256').update(content).digest('base64');
    const offset = offsets.get(key) ?? end;
    if (offset === end) {
      offsets.set(key, end);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === offset && last.tileId + last.runLength === id) last.runLength += 1;
    else entries.push({ tileId: id, offset, length: content.length, runLength: 1 });
  }
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = archiveHeader({
    root: root.length,
    metadata: about.length,
    leaves: leaves.length,
    tiles: end,
    addressed: cut.length,
    entries: entries.length,
    contents: contents.length,
    deepest,
    ...part,
  });
  if (HEADER_BYTES + root.length > 16_384) throw new Error('the first directory is too large');
  return Buffer.concat([header, root, about, leaves, ...contents]);
}

type DirectoryEntry = { tileId: number; offset: number; length: number; runLength: number };

/** One directory if it fits, otherwise leaf directories of growing size below a root that fits. */
function directories(entries: readonly DirectoryEntry[]): { root: Buffer; leaves: Buffer } {
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

/** Variable-length integers, seven bits per byte; ids exceed the 32 bits of bit operators. */
class Varints {
  readonly #bytes: number[] = [];

  add(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

/** Degrees: west, south, east, north. */
type Bounds = readonly [number, number, number, number];

type Centre = { longitude: number; latitude: number; zoom: number };

type Sizes = {
  root: number;
  metadata: number;
  leaves: number;
  tiles: number;
  addressed: number;
  entries: number;
  contents: number;
  shallowest?: number | undefined;
  deepest: number;
  bounds?: Bounds | undefined;
  centre?: Centre | undefined;
};

function archiveHeader(sizes: Sizes): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let [at, offset] = [8, HEADER_BYTES];
  for (const length of [sizes.root, sizes.metadata, sizes.leaves, sizes.tiles]) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
    at += 16;
  }
  for (const count of [sizes.addressed, sizes.entries, sizes.contents]) {
    header.writeBigUInt64LE(BigInt(count), at);
    at += 8;
  }
  for (const byte of [CLUSTERED, GZIP, GZIP, VECTOR_TILES, sizes.shallowest ?? 0, sizes.deepest]) {
    header.writeUInt8(byte, at);
    at += 1;
  }
  for (const edge of sizes.bounds ?? WORLD) {
    header.writeInt32LE(Math.round(edge * OF_A_DEGREE), at);
    at += 4;
  }
  const { longitude, latitude, zoom } = sizes.centre ?? EUROPE;
  header.writeUInt8(zoom, at);
  header.writeInt32LE(Math.round(longitude * OF_A_DEGREE), at + 1);
  header.writeInt32LE(Math.round(latitude * OF_A_DEGREE), at + 5);
  return header;
}
