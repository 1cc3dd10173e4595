import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { type FileStore, lateStream, parseS3Address } from './file-store.ts';

/** A folder, or a bucket if one is configured. The bucket client is large, so it is loaded only then. */
export async function createFileStore(config: Config): Promise<FileStore> {
  if (!config.FILES_S3_URL) return new FolderStore(join(config.dataDirectory, 'files'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(parseS3Address(config.FILES_S3_URL));
}

/** Files in a folder that all processes of the machine share. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file appears under its name only after all bytes are on disk, so a power failure leaves a complete file or none. */
  async write(key: string, content: Readable): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      const part = await open(`${path}.part`, 'wx', 0o600);
      await pipeline(content, part.createWriteStream({ flush: true }));
      await rename(`${path}.part`, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await this.remove(key);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    const path = this.#path(key);
    await stat(path);
    return lateStream(() => createReadStream(path));
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key);
    await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })]);
  }

  close(): void {}

  #path(key: string): string {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error('a key is made of words and slashes');
    return join(this.#folder, key);
  }
}

/** The rename itself must be flushed to disk too. Windows cannot open a folder and flushes by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
