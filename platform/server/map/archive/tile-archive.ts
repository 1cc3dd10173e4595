import { LRUCache } from 'lru-cache';
import { bytesToHeader, Compression, type Header, TileType, zxyToTileId } from 'pmtiles';
import { ProviderFailure } from '../provider-failure.ts';
import { type ArchiveBytes, unpack } from './archive-bytes.ts';
import {
  type Directory,
  type DirectoryEntry,
  findDirectoryEntry,
  readDirectory,
} from './read-directory.ts';

export type ArchivedTile = { content: Buffer; encoding: 'gzip' | undefined };

const HEADER_BYTES = 127;
/** The format guarantees that header and first directory fit into this size. */
const FIRST_BYTES = 16_384;
/** Far above the largest published directory, metadata or tile. */
const LARGEST_PART = 4 * 1024 * 1024;
const CACHED_ENTRIES = 1_000_000;
/** The first directory, and leaves below it: the format allows no deeper. */
const DEEPEST_DIRECTORY = 3;
const CLOSEST_ZOOM = 22;

interface Head {
  header: Header;
  root: Directory;
}

/** Reads tiles from a PMTiles archive in their stored compression, so that they need not be compressed again. */
export class TileArchive {
  readonly #bytes: ArchiveBytes;
  #head: Promise<Head> | undefined;
  readonly #leaves = new LRUCache<string, Directory>({
    maxSize: CACHED_ENTRIES,
    // A pending read still delivers its result, even if its cache entry was evicted.
    ignoreFetchAbort: true,
    sizeCalculation: ({ ids }) => ids.length,
    fetchMethod: async (key) => {
      const [offset = 0, length = 0] = key.split(' ').map(Number);
      return readDirectory(await this.#unpacked(offset, length));
    },
  });

  constructor(bytes: ArchiveBytes) {
    this.#bytes = bytes;
  }

  async header(): Promise<Header> {
    return (await this.#opened()).header;
  }

  /** Metadata of the archive. */
  async metadata(): Promise<unknown> {
    const { jsonMetadataOffset, jsonMetadataLength = 0 } = await this.header();
    if (jsonMetadataLength === 0) return {};
    const text = (await this.#unpacked(jsonMetadataOffset, jsonMetadataLength)).toString();
    try {
      return JSON.parse(text);
    } catch {
      throw notUnderstood();
    }
  }

  async tile(z: number, x: number, y: number): Promise<ArchivedTile | null> {
    const { header } = await this.#opened();
    if (z < header.minZoom || z > header.maxZoom) return null;
    const found = await this.#find((directory) =>
      findDirectoryEntry(directory, zxyToTileId(z, x, y)),
    );
    return found && this.#content(found);
  }

  /** Any tile, to check that the archive contains tiles. */
  async anyTile(): Promise<ArchivedTile | null> {
    const found = await this.#find((directory) =>
      findDirectoryEntry(directory, directory.ids[0] ?? 0),
    );
    return found && this.#content(found);
  }

  async #find(
    look: (directory: Directory) => DirectoryEntry | null,
  ): Promise<DirectoryEntry | null> {
    const { header, root } = await this.#opened();
    let directory: Directory | undefined = root;
    for (let depth = 0; directory && depth <= DEEPEST_DIRECTORY; depth += 1) {
      const entry = look(directory);
      if (!entry || entry.run > 0) return entry;
      const offset = (header.leafDirectoryOffset ?? 0) + entry.offset;
      directory = await this.#leaves.fetch(`${offset} ${entry.length}`);
    }
    return null;
  }

  async #content(entry: DirectoryEntry): Promise<ArchivedTile> {
    const header = await this.header();
    const content = await this.#part(header.tileDataOffset + entry.offset, entry.length);
    return {
      content,
      encoding: header.tileCompression === Compression.Gzip ? 'gzip' : undefined,
    };
  }

  #opened(): Promise<Head> {
    this.#head ??= this.#open().catch((error: unknown) => {
      this.#head = undefined;
      throw error;
    });
    return this.#head;
  }

  async #open(): Promise<Head> {
    const first = await this.#bytes.read(0, FIRST_BYTES);
    if (first.length < HEADER_BYTES || first.toString('latin1', 0, 7) !== 'PMTiles')
      throw notUnderstood();
    const header = bytesToHeader(plainBytes(first.subarray(0, HEADER_BYTES)));
    if (!isReadable(header)) throw notUnderstood();
    const { rootDirectoryOffset: start, rootDirectoryLength: length } = header;
    if (start + length > first.length) throw notUnderstood();
    const packed = first.subarray(start, start + length);
    return { header, root: readDirectory(await plain(packed, header.internalCompression)) };
  }

  async #unpacked(offset: number, length: number): Promise<Buffer> {
    const { internalCompression } = await this.header();
    return plain(await this.#part(offset, length), internalCompression);
  }

  async #part(offset: number, length: number): Promise<Buffer> {
    if (!(length > 0 && length <= LARGEST_PART && Number.isSafeInteger(offset)))
      throw notUnderstood();
    const bytes = await this.#bytes.read(offset, length);
    if (bytes.length !== length) throw notUnderstood();
    return bytes;
  }
}

function isReadable(header: Header): boolean {
  const packings: readonly Compression[] = [Compression.None, Compression.Gzip];
  return (
    header.specVersion === 3 &&
    header.tileType === TileType.Mvt &&
    packings.includes(header.internalCompression) &&
    packings.includes(header.tileCompression) &&
    header.minZoom <= header.maxZoom &&
    header.maxZoom <= CLOSEST_ZOOM
  );
}

async function plain(bytes: Buffer, compression: Compression): Promise<Buffer> {
  if (compression === Compression.None) return bytes;
  return unpack(bytes).catch(() => {
    throw notUnderstood();
  });
}

function plainBytes(bytes: Buffer): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

function notUnderstood(): ProviderFailure {
  return new ProviderFailure('ANSWER_NOT_UNDERSTOOD');
}
