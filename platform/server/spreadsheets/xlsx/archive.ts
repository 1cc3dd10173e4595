import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetRefusal } from '../sheet-refusal.ts';
import { readPackedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

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

  /** The text of a part in pieces; nothing when there is no such part. */
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
