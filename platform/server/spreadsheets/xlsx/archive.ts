import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetRefusal } from '../sheet-reading.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const ENTRIES_LIMIT = 10_000;

const STORED = 0;
const DEFLATED = 8;
const CHUNK_BYTES = 64 * 1024;
const MEASURE_CHUNK_BYTES = 1024 * 1024;

/**
 * Parts of a workbook, decompressed in pieces. An archive with a too large declared size is rejected immediately. A
 * false size is detected by first decompressing everything without storing it, which is ten times faster than parsing.
 */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, ZipEntry>;

  private constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = readZipDirectory(this.#bytes);
  }

  static async open(bytes: Uint8Array, limits: { unpackedBytes: number }): Promise<Archive> {
    const archive = new Archive(bytes);
    const entries = [...archive.#entries.values()];
    const claimed = entries.reduce((sum, { claimedBytes }) => sum + claimedBytes, 0);
    if (claimed > limits.unpackedBytes) throw new SheetRefusal('unpacksTooLarge');
    let left = limits.unpackedBytes;
    for (const entry of entries) {
      for await (const chunk of archive.#unpack(entry, MEASURE_CHUNK_BYTES)) {
        left -= chunk.length;
        if (left < 0) throw new SheetRefusal('unpacksTooLarge');
      }
    }
    return archive;
  }

  names(): Iterable<string> {
    return this.#entries.keys();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Content of a part in pieces; empty if the part does not exist. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    let decoder: TextDecoder | undefined;
    for await (const chunk of this.#unpack(entry, CHUNK_BYTES)) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      yield decoder.decode(chunk, { stream: true });
    }
  }

  async *#unpack(entry: ZipEntry, chunkSize: number): AsyncGenerator<Buffer> {
    const packed = readPackedBytes(this.#bytes, entry);
    if (entry.isEncrypted || (entry.method !== STORED && entry.method !== DEFLATED))
      throw new SheetRefusal('unreadable');
    if (entry.method === STORED) {
      for (let at = 0; at < packed.length; at += chunkSize)
        yield packed.subarray(at, at + chunkSize);
      return;
    }
    const unpacked = Readable.from([packed]).pipe(createInflateRaw({ chunkSize }));
    try {
      yield* unpacked;
    } catch {
      throw new SheetRefusal('unreadable');
    } finally {
      unpacked.destroy();
    }
  }
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  /** Size declared by the archive, which may be false. */
  claimedBytes: number;
  headerOffset: number;
}

/** The parts of an archive by name. Archives with 64-bit sizes (ZIP64) are rejected. */
function readZipDirectory(bytes: Buffer): Map<string, ZipEntry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > ENTRIES_LIMIT) throw new SheetRefusal('unreadable');
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new SheetRefusal('unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    // Duplicate names are rejected, because readers could disagree about which one is meant.
    if (entries.has(name)) throw new SheetRefusal('unreadable');
    entries.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: bytes.readUInt32LE(at + 20),
      claimedBytes: bytes.readUInt32LE(at + 24),
      headerOffset: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Compressed bytes of an entry. */
function readPackedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  const { headerOffset: at } = entry;
  if (at + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== LOCAL_SIGNATURE)
    throw new SheetRefusal('unreadable');
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + entry.packedBytes > bytes.length) throw new SheetRefusal('unreadable');
  return bytes.subarray(start, start + entry.packedBytes);
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new SheetRefusal('unreadable');
}
