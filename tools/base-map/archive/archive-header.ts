export const HEADER_BYTES = 127;

const GZIP = 2;
const VECTOR_TILES = 1;
const CLUSTERED = 1;
/** Degrees times ten million; Mercator ends here. */
const WORLD = {
  west: -1_800_000_000,
  south: -850_511_300,
  east: 1_800_000_000,
  north: 850_511_300,
};
const EUROPE = { longitude: 80_000_000, latitude: 480_000_000, zoom: 4 };

type Sizes = {
  root: number;
  metadata: number;
  leaves: number;
  tiles: number;
  addressed: number;
  entries: number;
  contents: number;
  deepest: number;
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
  for (const byte of [CLUSTERED, GZIP, GZIP, VECTOR_TILES, 0, sizes.deepest]) {
    header.writeUInt8(byte, at);
    at += 1;
  }
  for (const edge of [WORLD.west, WORLD.south, WORLD.east, WORLD.north]) {
    header.writeInt32LE(edge, at);
    at += 4;
  }
  header.writeUInt8(EUROPE.zoom, at);
  header.writeInt32LE(EUROPE.longitude, at + 1);
  header.writeInt32LE(EUROPE.latitude, at + 5);
  return header;
}
