export const HEADER_BYTES = 127;

const GZIP = 2;
const VECTOR_TILES = 1;
const CLUSTERED = 1;
/** The format stores degrees as integers. */
const OF_A_DEGREE = 10_000_000;
/** Mercator ends here. */
const WORLD: Bounds = [-180, -85.05113, 180, 85.05113];
const EUROPE: Centre = { longitude: 8, latitude: 48, zoom: 4 };

/** Degrees: west, south, east, north. */
export type Bounds = readonly [number, number, number, number];
export type Centre = { longitude: number; latitude: number; zoom: number };

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

export function archiveHeader(sizes: Sizes): Buffer {
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
