import { type FileHandle, open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** A file that is opened when its first byte is asked for, and then stays open: tiles are read out of its middle. */
export class FileBytes implements Source {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await this.#opened();
    const bytes = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }

  async size(): Promise<number> {
    return (await (await this.#opened()).stat()).size;
  }

  async close(): Promise<void> {
    const file = await this.#file?.catch(() => undefined);
    this.#file = undefined;
    await file?.close();
  }

  #opened(): Promise<FileHandle> {
    this.#file ??= open(this.#path).catch((error: unknown) => {
      this.#file = undefined;
      throw error;
    });
    return this.#file;
  }
}
