import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Source of an archive, of which only parts are read. */
export interface ArchiveBytes {
  /** Shorter than requested only at the end of the archive. */
  read(offset: number, length: number): Promise<Buffer>;
  /** Version of the archive that was read; empty before the first read. */
  readonly state: string;
  close(): Promise<void>;
}

/** The archive was replaced, so offsets read from the previous one are invalid. */
export class ArchiveChanged extends Error {}

const PIECE_BYTES = 64 * 1024;

/** A file that is opened on first read and then stays open, because tiles are read from arbitrary positions. */
export class FileBytes implements ArchiveBytes {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;
  #state = '';

  constructor(path: string) {
    this.#path = path;
  }

  /** The open file, even if another one has replaced it under its name. */
  get state(): string {
    return this.#state;
  }

  async read(offset: number, length: number): Promise<Buffer> {
    const file = await this.#opened();
    const bytes = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  }

  /** Reads on demand: a client that requests much but reads nothing holds one chunk in memory, not all. */
  stream(offset: number, length: number): Readable {
    return Readable.from(this.#pieces(offset, offset + length), { objectMode: false });
  }

  async size(): Promise<number> {
    return (await (await this.#opened()).stat()).size;
  }

  async close(): Promise<void> {
    const file = await this.#file?.catch(() => undefined);
    this.#file = undefined;
    await file?.close();
  }

  async *#pieces(from: number, to: number): AsyncGenerator<Buffer> {
    for (let at = from; at < to; at += PIECE_BYTES)
      yield await this.read(at, Math.min(PIECE_BYTES, to - at));
  }

  #opened(): Promise<FileHandle> {
    this.#file ??= this.#open().catch((error: unknown) => {
      this.#file = undefined;
      throw error;
    });
    return this.#file;
  }

  async #open(): Promise<FileHandle> {
    const file = await open(this.#path);
    const { mtimeMs, size, ino } = await file.stat();
    this.#state = `${mtimeMs} ${size} ${ino}`;
    return file;
  }
}

const inflate = promisify(gunzip);
/** Larger than any tile or directory; protects against decompression bombs. */
const LARGEST_BYTES = 16 * 1024 * 1024;

export function unpack(packed: Uint8Array): Promise<Buffer> {
  return inflate(packed, { maxOutputLength: LARGEST_BYTES });
}
