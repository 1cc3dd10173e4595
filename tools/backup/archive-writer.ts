import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';
import { MANIFEST, type Manifest } from './archive.ts';

/** Writes to a temporary file readable only by its owner, and renames it when complete. */
export class ArchiveWriter {
  readonly entries: Manifest['entries'] = {};
  readonly #file: string;
  readonly #part: string;
  readonly #zip: ZipWriter<unknown>;

  constructor(file: string) {
    this.#file = file;
    this.#part = `${file}.part-${process.pid}`;
    const written = createWriteStream(this.#part, { flags: 'wx', mode: 0o600, flush: true });
    this.#zip = new ZipWriter(Writable.toWeb(written), { zip64: true, useWebWorkers: false });
  }

  async addFolder(name: string): Promise<void> {
    await this.#zip.add(`${name}/`, undefined, { directory: true });
  }

  /**
   * Returns false if the file has been deleted, which happens in a running app. Data appended while reading is
   * included.
   */
  async addFile(name: string, path: string): Promise<boolean> {
    const read = createReadStream(path);
    try {
      await new Promise((resolve, reject) => read.once('open', resolve).once('error', reject));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    await this.#add(name, read);
    return true;
  }

  async addText(name: string, text: string): Promise<void> {
    await this.#add(name, Readable.from([Buffer.from(text)]));
  }

  /** Links instead of renaming, so that a file created under this name in the meantime is not overwritten. */
  async finish(about: Omit<Manifest, 'entries'>): Promise<void> {
    await this.addText(MANIFEST, JSON.stringify({ ...about, entries: this.entries }));
    await this.#zip.close();
    await link(this.#part, this.#file);
    await rm(this.#part);
  }

  async abandon(): Promise<void> {
    await rm(this.#part, { force: true });
  }

  async #add(name: string, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = Readable.from(
      (async function* () {
        for await (const chunk of content) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      })(),
    );
    await this.#zip.add(name, Readable.toWeb(counted) as ReadableStream<Uint8Array>);
    if (name !== MANIFEST) this.entries[name] = { bytes, sha256: hash.digest('hex') };
  }
}
