import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ArchiveBytes } from './archive-bytes.ts';

const PIECE_BYTES = 64 * 1024;

/** A file that is opened on first read and then stays open, because tiles are read from arbitrary positions. */
export class FileBytes implements ArchiveBytes {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;
  #state = '';

  constructor(path: string) {
    this.#path = path;
  }

  /** The file that was opened, even where another one has taken its name since. */
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
