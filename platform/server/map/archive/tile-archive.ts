import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  Compression,
  findTile,
  type Header,
  SharedPromiseCache,
  type Source,
  zxyToTileId,
} from 'pmtiles';

export type ArchivedTile = { content: Uint8Array; encoding: 'gzip' | undefined };

const inflate = promisify(gunzip);
/** How many directories are kept: a large archive has thousands, of which a region needs a handful. */
const KEPT_DIRECTORIES = 100;
/** The header, its first directory, a leaf: the format allows no deeper. */
const DEEPEST_DIRECTORY = 3;

/** Tiles out of a PMTiles archive, as they lie there: who sends them on need not pack them again. */
export class TileArchive {
  readonly #source: Source;
  readonly #directories = new SharedPromiseCache(KEPT_DIRECTORIES, true, unpacked);

  constructor(source: Source) {
    this.#source = source;
  }

  header(): Promise<Header> {
    return this.#directories.getHeader(this.#source);
  }

  async tile(z: number, x: number, y: number): Promise<ArchivedTile | null> {
    const header = await this.header();
    if (z < header.minZoom || z > header.maxZoom) return null;
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth <= DEEPEST_DIRECTORY; depth += 1) {
      const entries = await this.#directories.getDirectory(this.#source, offset, length, header);
      const entry = findTile(entries, id);
      if (!entry) return null;
      if (entry.runLength > 0) return this.#content(header, entry);
      offset = (header.leafDirectoryOffset ?? 0) + entry.offset;
      length = entry.length;
    }
    return null;
  }

  async #content(header: Header, entry: { offset: number; length: number }): Promise<ArchivedTile> {
    const { data } = await this.#source.getBytes(
      header.tileDataOffset + entry.offset,
      entry.length,
    );
    const encoding = header.tileCompression === Compression.Gzip ? 'gzip' : undefined;
    return { content: new Uint8Array(data), encoding };
  }
}

async function unpacked(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return bytes;
  if (compression !== Compression.Gzip) throw new Error('packed in a way we do not read');
  const plain = await inflate(bytes);
  return plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength) as ArrayBuffer;
}
